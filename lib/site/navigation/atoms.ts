import { atom } from 'jotai';

/** The path of an address without a page, for which another one was opened; until it is read. */
export const unknownPathAtom = atom<string | undefined>(undefined);
