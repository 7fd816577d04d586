import { atom } from 'jotai';
import { dropRequest, keepRequest, keptRequest, type OpenRequest } from './openRequests';

type Asked = OpenRequest | undefined;

const askedAtom = atom<Asked>(undefined);

/**
 * The transaction that the wallet is being asked to send; undefined while it has no such request.
 * Its tab keeps it, because the wallet does so too when the document is loaded again.
 */
export const walletRequestAtom = atom(
  (get) => get(askedAtom),
  (get, set, change: Asked | ((asked: Asked) => Asked)) => {
    const before = get(askedAtom);
    const after = typeof change === 'function' ? change(before) : change;
    if (after === before) return;
    if (before) dropRequest(before);
    if (after) keepRequest(after);
    set(askedAtom, after);
  },
);

/**
 * What the wallet was asked to send, and may still have or have sent: it had not answered when the
 * document was loaded again or the wallet left the page, or its answer was unclear. Oldest first.
 */
export const leftRequestsAtom = atom<readonly OpenRequest[]>([]);

/** Keeps the open request as one that is left, once its wallet or account has left the page. */
export const leaveAskedAtom = atom(null, (get, set) => {
  const asked = get(askedAtom);
  if (asked === undefined) return;
  set(askedAtom, undefined);
  // Its nonce may have been noted since.
  set(leftRequestsAtom, (all) => [...all, keptRequest(asked)]);
});
