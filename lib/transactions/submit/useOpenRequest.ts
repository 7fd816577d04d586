import { useSetAtom } from 'jotai';
import { beginRequestAtom, endRequestAtom, leaveAskedAtom } from './atoms';
import type { OpenRequest } from './openRequestSchema';
import { recordNonce } from './openRequests';
import { endRequest, leavePerhapsSent, updateLeftRequest } from './storeActions';

/** What becomes of a request to send, from the moment the wallet has it. */
export function useOpenRequest() {
  const begin = useSetAtom(beginRequestAtom);
  const close = useSetAtom(endRequestAtom);
  const leaveAsked = useSetAtom(leaveAskedAtom);
  const end = (request: OpenRequest) => {
    close(request);
    endRequest(request);
  };
  return {
    /** The wallet is being asked. */
    begin,
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
      close(request);
      leavePerhapsSent(request);
    },
  };
}
