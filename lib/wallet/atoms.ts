import { atom } from 'jotai';

/** The name of the last wallet that a practice exchange turned away; undefined while none was. */
export const refusedWalletAtom = atom<string | undefined>(undefined);

/** Whether the wallet of the last visit could not be looked for: its code or its storage failed. */
export const hasManagerFailedAtom = atom(false);
