import { useSetAtom } from 'jotai';
import { leftRequestsAtom, walletRequestAtom } from './atoms';
import { dropRequest, keepRequest, noteNonce, type OpenRequest } from './openRequests';

/** What becomes of a request to send, from the moment the wallet has it. */
export function useOpenRequest() {
  const setAsked = useSetAtom(walletRequestAtom);
  const setLeft = useSetAtom(leftRequestsAtom);
  const end = (request: OpenRequest) => {
    setAsked((asked) => (asked && isOther(request)(asked) ? asked : undefined));
    dropRequest(request);
    setLeft((all) => all.filter(isOther(request)));
  };
  return {
    /** The wallet is being asked. */
    begin: (request: OpenRequest) => setAsked(request),
    /** The next nonce, read before the request, is known now. */
    noteNonce: (request: OpenRequest, nonce: number) => {
      noteNonce(request, nonce);
      setLeft((all) => all.map((each) => (isOther(request)(each) ? each : { ...each, nonce })));
    },
    /** It was sent, or surely not. */
    end,
    /** The user says that they dismissed the open one. */
    forget: () => setAsked(undefined),
    /** The wallet's answer does not tell whether it was sent. */
    leave: (request: OpenRequest) => {
      const left = { ...request, isPerhapsSent: true };
      end(request);
      keepRequest(left);
      setLeft((all) => [...all, left]);
    },
  };
}

/** `addedTime` tells requests apart. */
function isOther({ addedTime }: OpenRequest): (each: OpenRequest) => boolean {
  return (each) => each.addedTime !== addedTime;
}
