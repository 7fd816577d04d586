/**
 * What came of a purchase, a sale or a transfer in a simulation. `feeBps`: what was lost on the
 * way, in whole basis points. `reason` is safe to show. `untried`: there was too little left for
 * it.
 */
export type ProbedTransfer =
  | { readonly status: 'done'; readonly feeBps: number }
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'untried' };

/**
 * What a token keeps when it is bought, when it is sold, and when an account sends it to the
 * router.
 */
export type ProbedTransfers = {
  readonly purchase: ProbedTransfer;
  readonly sale: ProbedTransfer;
  readonly transfer: ProbedTransfer;
};

/**
 * What a simulated purchase and sale tell about a token. They hold for one block, one account and
 * one amount.
 */
export type TokenProbe =
  | ({ readonly kind: 'probed'; readonly block: bigint } & ProbedTransfers)
  /** No usable pool holds the token together with a base. */
  | { readonly kind: 'noPool' }
  /** No endpoint could simulate. */
  | { readonly kind: 'unavailable' };
