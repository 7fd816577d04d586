import { useSetAtom } from 'jotai';
import { leaveAskedAtom, walletRequestAtom } from './atoms';
import type { OpenRequest } from './openRequestSchema';
import { recordNonce } from './openRequests';
import { leaveRequest } from './store';
import { endRequest, updateLeftRequest } from './storeActions';

/** What becomes of a request to send, from the moment the wallet has it. */
export function useOpenRequest() {
  const setAsked = useSetAtom(walletRequestAtom);
  const leaveAsked = useSetAtom(leaveAskedAtom);
  const end = (request: OpenRequest) => {
    setAsked((asked) => (asked?.addedTime === request.addedTime ? undefined : asked));
    endRequest(request);
  };
  return {
    /** The wallet is being asked. */
    begin: (request: OpenRequest) => setAsked(request),
    /** The next nonce, read before the request, is known now. */
    recordNonce: (request: OpenRequest, nonce: number) => {
      recordNonce(request, nonce);
      updateLeftRequest(request, { nonce });
    },
    /** It was sent, or surely not. */
    end,
    /** The user says that the wallet does not show the open one. */
    forget: () => leaveAsked({ isDismissed: true }),
    /** The wallet's answer does not tell whether it was sent. */
    leave: (request: OpenRequest) => {
      end(request);
      leaveRequest({ ...request, isPerhapsSent: true });
    },
  };
}
