import { useSetAtom } from 'jotai';
import { leftRequestsAtom } from './atoms';
import { dropRequest, type OpenRequest } from './openRequests';

/** Forgets a request that is left, because the user says that it is not in the wallet. */
export function useForgetLeftRequest(): (request: OpenRequest) => void {
  const setLeft = useSetAtom(leftRequestsAtom);
  return (request) => {
    dropRequest(request);
    setLeft((all) => all.filter(({ addedTime }) => addedTime !== request.addedTime));
  };
}
