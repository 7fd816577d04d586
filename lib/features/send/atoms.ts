import { atomWithReducer } from 'jotai/utils';
import { EMPTY_SEND_FORM, reduceSendForm } from './sendForm';

/** The form of /send. It outlives its screen, so that a user finds it unchanged on return. */
export const sendFormAtom = atomWithReducer(EMPTY_SEND_FORM, reduceSendForm);
