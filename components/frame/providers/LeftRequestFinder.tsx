import { useFindLeftRequests } from '@/lib/transactions/submit/useFindLeftRequests';

/** Looks for what the wallet was asked before the document was loaded again; shows nothing. */
export function LeftRequestFinder() {
  useFindLeftRequests();
  return null;
}
