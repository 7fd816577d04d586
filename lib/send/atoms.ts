import { atom } from 'jotai';
import { atomWithReducer } from 'jotai/utils';
import type { TransactionRecord } from '@/lib/history/transaction';
import { EMPTY_SEND_FORM, reduceSendForm, type SendForm } from './sendForm';

/** The form of /send. It outlives its screen, so that a user finds it unchanged on return. */
export const sendFormAtom = atomWithReducer(EMPTY_SEND_FORM, reduceSendForm);

/** The last send, with the form that it was sent from, until it has ended. */
export type LastSend = { readonly transaction: TransactionRecord; readonly form: SendForm };

/** It outlives the screen as the form does, so that nothing that was sent is offered again. */
export const lastSendAtom = atom<LastSend | undefined>(undefined);
