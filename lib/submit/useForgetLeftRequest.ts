import { useSetAtom } from 'jotai';
import { leftRequestsAtom } from './atoms';
import { dropRequest, type OpenRequest } from './openRequests';

/** Forgets a request of before the reload, because the user says that they dismissed it. */
export function useForgetLeftRequest(): (request: OpenRequest) => void {
  const setLeft = useSetAtom(leftRequestsAtom);
  return (request) => {
    dropRequest(request);
    setLeft((all) => all.filter(({ addedTime }) => addedTime !== request.addedTime));
  };
}
