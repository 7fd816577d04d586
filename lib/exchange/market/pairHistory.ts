import type { Both } from './pairEvent';

/** What some pools held at one time. */
export type PairMoment = {
  /** In seconds since 1970, by the chain's clock. */
  readonly seconds: number;
  /** By the lowercase addresses of pairs; a pair that has no usable answer is missing. */
  readonly reserves: ReadonlyMap<string, Both>;
};

/** What some pools held within a span of time. */
export type PairHistory = {
  /**
   * `states`: the pools were read in the states of old blocks. `logs`: they logged it, at each of
   * their changes. `seen`: this browser read it when it was the present.
   */
  readonly source: 'states' | 'logs' | 'seen';
  /** The oldest first. The last one is of the latest block, when it was read. */
  readonly moments: readonly PairMoment[];
};

/** An endpoint's answers about the past that can't all be true. */
export class ImplausibleHistoryError extends Error {
  override readonly name = 'ImplausibleHistoryError';
}
