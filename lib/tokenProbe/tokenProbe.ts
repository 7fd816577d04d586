/**
 * What came of a purchase or a sale in a simulation. `feeBps`: what was lost on the transfer, in whole
 * basis points. `reason` is safe to show. `untried`: there was too little to sell.
 */
export type ProbedTrade =
  | { readonly status: 'done'; readonly feeBps: number }
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'untried' };

/**
 * What a simulated purchase and sale tell about a token. They hold for one block, one account and one
 * amount.
 */
export type TokenProbe =
  | {
      readonly kind: 'probed';
      readonly block: bigint;
      readonly purchase: ProbedTrade;
      readonly sale: ProbedTrade;
    }
  /** No pool holds the token together with a base. */
  | { readonly kind: 'noPool' }
  /** No endpoint could simulate. */
  | { readonly kind: 'unavailable' };
