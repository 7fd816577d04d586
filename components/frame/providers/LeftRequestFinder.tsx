import { useFindLeftRequests } from '@/lib/transactions/submit/useFindLeftRequests';

/** Looks for requests that the wallet got before the document was reloaded; shows nothing. */
export function LeftRequestFinder() {
  useFindLeftRequests();
  return null;
}
