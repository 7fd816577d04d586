import { atom } from 'jotai';

/** The name of the last wallet that a practice exchange turned away; undefined while none was. */
export const refusedWalletAtom = atom<string | undefined>(undefined);
