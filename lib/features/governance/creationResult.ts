import type { Creation } from './creationLog';
import type { FoundCreation } from './readCreation';

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
  readonly data: FoundCreation | 'contradicted' | undefined;
  /** How many searches found something, and how many failed. */
  readonly dataUpdateCount: number;
  readonly errorUpdateCount: number;
};

/**
 * What is shown of a search. A creation that another endpoint contradicts is not shown, whatever
 * happens to later searches, until one is confirmed.
 */
export function creationResult({
  data,
  errorUpdateCount,
}: Pick<SearchState, 'data' | 'errorUpdateCount'>): CreationResult {
  if (data === 'contradicted') return { status: 'failed' };
  if (data) return { status: 'found', creation: data.creation };
  // A search that failed has not succeeded while it is repeated.
  return { status: errorUpdateCount > 0 ? 'failed' : 'loading' };
}

/** When a search is repeated, in milliseconds; false if it is not. */
export function nextSearchMs({ status, data, dataUpdateCount }: SearchState): number | false {
  if (status === 'error' || data === 'contradicted') return RETRY_MS;
  return data?.isConfirmed === false && dataUpdateCount < MAX_SEARCHES ? RETRY_MS : false;
}
