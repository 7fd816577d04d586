import { atom } from 'jotai';

/**
 * The name of the last wallet that a practice exchange disconnected; undefined if there was none.
 */
export const foreignWalletAtom = atom<string | undefined>(undefined);

/** Whether reconnecting the wallet of the last visit failed in its code or its storage. */
export const hasReconnectFailedAtom = atom(false);
