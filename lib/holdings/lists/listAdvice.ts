import { FailedFetchError } from '@/lib/base/http/failedFetchError';
import { FailedGatewaysError } from './ipfs/gateways';
import { FailedDownloadError, NotJsonError } from './listErrors';

/** What went wrong with a download, as far as it shows the user what to do. */
type Problem =
  | 'notFound'
  | 'serverError'
  | 'webPage'
  | 'notJson'
  | 'gateways'
  | Exclude<FailedFetchError['reason'], 'httpError'>;

/** Advice about a list that could not be downloaded, next to the text of its error. */
export type ListAdvice = {
  readonly problem: Problem;
  /** The HTTP status of `notFound` and `serverError`; empty for other problems. */
  readonly status: string;
};

/** The statuses that say that there is no such file. */
const NOT_FOUND: readonly unknown[] = [404, 410];

/** The advice about an error; undefined if its cause is not known, or is not about the download. */
export function adviceOn(error: unknown): ListAdvice | undefined {
  if (!(error instanceof FailedDownloadError)) return undefined;
  const { cause } = error;
  if (cause instanceof NotJsonError) return advice(cause.isWebPage ? 'webPage' : 'notJson');
  if (cause instanceof FailedGatewaysError) return advice('gateways');
  if (!(cause instanceof FailedFetchError)) return undefined;
  if (cause.reason !== 'httpError') return advice(cause.reason);
  const status = String(cause.cause);
  return advice(NOT_FOUND.includes(cause.cause) ? 'notFound' : 'serverError', status);
}

function advice(problem: Problem, status = ''): ListAdvice {
  return { problem, status };
}
