import { useFindRequests } from '@/lib/transactions/submit/useFindRequests';

/** Looks for unanswered requests on the network; shows nothing. */
export function RequestFinder() {
  useFindRequests();
  return null;
}
