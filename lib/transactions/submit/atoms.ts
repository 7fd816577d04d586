import { atom } from 'jotai';
import { dropRequest, keepRequest, keptRequest } from './openRequests';
import type { SendRequest } from './sendRequest';
import { addUnansweredRequest, isOther } from './store';

/**
 * The transactions that the wallet is being asked to send, oldest first. Their tab keeps them,
 * because a wallet does so too when the document is loaded again.
 */
export const walletRequestsAtom = atom<readonly SendRequest[]>([]);

/** The latest of them; undefined while the wallet has no such request. */
export const walletRequestAtom = atom((get) => get(walletRequestsAtom).at(-1));

/** Records that the wallet is being asked. */
export const beginRequestAtom = atom(null, (_get, set, request: SendRequest) => {
  keepRequest(request);
  set(walletRequestsAtom, (all) => [...all, request]);
});

/** Records that the wallet is no longer being asked; the other requests stay. */
export const closeRequestAtom = atom(null, (_get, set, request: SendRequest) => {
  dropRequest(request);
  set(walletRequestsAtom, (all) => all.filter(isOther(request)));
});

/**
 * Stops waiting for the open requests, which become unanswered ones: their wallet or account is no
 * longer on the page, or the user says that the wallet does not show them.
 */
export const abandonRequestsAtom = atom(
  null,
  (get, set, how: Pick<SendRequest, 'isDismissed'> = {}) => {
    const inWallet = get(walletRequestsAtom);
    if (inWallet.length === 0) return;
    set(walletRequestsAtom, []);
    // Their nonces may have been recorded since.
    for (const each of inWallet) addUnansweredRequest({ ...keptRequest(each), ...how });
  },
);
