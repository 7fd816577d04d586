import type { Creation, FoundCreation } from './creation';

/** A search that failed, or that an endpoint did not answer, is repeated after this time. */
const RETRY_MS = 60_000;

/** How many times an unconfirmed text is searched for. */
const MAX_SEARCHES = 3;

/** What is known of a proposal's creation. */
export type CreationResult =
  | { readonly status: 'found'; readonly creation: Creation }
  /** `failed`: no endpoint has its log where it should be. It is searched for again. */
  | { readonly status: 'loading' | 'failed' };

/** The state of a search for a proposal's creation. */
export type SearchState = {
  readonly status: 'pending' | 'error' | 'success';
  /** The latest find, also while or after it is searched for again. */
  readonly data: FoundCreation | undefined;
  readonly error: Error | null;
  /** How many searches found something, and how many failed. */
  readonly dataUpdateCount: number;
  readonly errorUpdateCount: number;
};

/** What is shown of a search. A creation that another endpoint contradicts is no longer shown. */
export function creationResult({
  data,
  error,
  errorUpdateCount,
}: Pick<SearchState, 'data' | 'error' | 'errorUpdateCount'>): CreationResult {
  const isContradicted = error?.name === 'ContradictoryLogsError';
  if (data && !isContradicted) return { status: 'found', creation: data.creation };
  // A search that failed has not succeeded while it is repeated.
  return { status: errorUpdateCount > 0 ? 'failed' : 'loading' };
}

/** When a search is repeated, in milliseconds; false if it is not. */
export function nextSearchMs({ status, data, dataUpdateCount }: SearchState): number | false {
  const isUnconfirmed = data?.isConfirmed === false && dataUpdateCount < MAX_SEARCHES;
  return status === 'error' || isUnconfirmed ? RETRY_MS : false;
}
