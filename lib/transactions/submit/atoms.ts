import { atom } from 'jotai';
import type { OpenRequest } from './openRequestSchema';
import { dropRequest, keepRequest, keptRequest } from './openRequests';
import { leaveRequest } from './store';

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
 * Keeps the open request as one that is left: its wallet or account has left the page, or the user
 * says that the wallet does not show it.
 */
export const leaveAskedAtom = atom(null, (get, set, how: Pick<OpenRequest, 'isDismissed'> = {}) => {
  const asked = get(askedAtom);
  if (asked === undefined) return;
  set(askedAtom, undefined);
  // Its nonce may have been noted since.
  leaveRequest({ ...keptRequest(asked), ...how });
});
