import { atom } from 'jotai';
import { atomWithReducer } from 'jotai/utils';
import type { SentForm } from '@/lib/forms/sentForm';
import { EMPTY_SEND_FORM, reduceSendForm } from './sendForm';

/** The form of /send. It outlives its screen, so that a user finds it unchanged on return. */
export const sendFormAtom = atomWithReducer(EMPTY_SEND_FORM, reduceSendForm);

/** What the form was last sent as. */
export const sentSendAtom = atom<SentForm | undefined>(undefined);
