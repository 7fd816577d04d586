import type { PairHistory } from './pairHistory';
import type { PathHistory } from './pathHistory';

/** That there is no history, and why. */
export type Unavailable = {
  readonly status: 'unavailable';
  /**
   * `noOldStates`: no endpoint serves old states. `failed`: the endpoints refused, or answered
   * nothing plausible. Both are asked again after an hour.
   */
  readonly why: 'noOldStates' | 'failed';
};

/** What a read of the past found: for an hour, that is the answer. */
export type MarketRead = Unavailable | { readonly status: 'read'; readonly history: PairHistory };

/** What pairs held within a span, as far as it was read. */
export type HistoryRead = { readonly status: 'reading' } | MarketRead;

/** The prices of a path within a span, as far as they were read. */
export type PathRead = { readonly status: 'reading' } | Unavailable | PathHistory;
