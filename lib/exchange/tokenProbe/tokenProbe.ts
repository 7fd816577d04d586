import type { Currency } from '@/lib/base/tokens/currency';

/**
 * The result of a simulated purchase, sale or transfer. `feeBps`: the fee, in whole basis points.
 * `reason` is safe to show. `untried`: there was too little left for it.
 */
export type ProbedTransfer =
  | { readonly status: 'done'; readonly feeBps: number }
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'untried' };

/**
 * The results of buying a token, selling it, and sending it to the router.
 */
export type ProbedTransfers = {
  readonly purchase: ProbedTransfer;
  readonly sale: ProbedTransfer;
  readonly transfer: ProbedTransfer;
};

/**
 * The results of simulated trades of a token, which hold for one block, one account and one amount.
 */
export type TokenProbe =
  | ({ readonly kind: 'probed'; readonly block: bigint } & ProbedTransfers)
  /** No usable pool holds the token together with a base. */
  | { readonly kind: 'noPool' }
  /** No endpoint could simulate. */
  | { readonly kind: 'unavailable' };

/** A probe, and the block of the last attempt. */
export type ProbeAnswer = {
  readonly probe: TokenProbe;
  readonly requestedAt: bigint | undefined;
  /** How many attempts in a row got no answer. */
  readonly failures: number;
};

/** The key of a currency's probe in the query cache. */
export function probeKey(currency: Currency | undefined) {
  const address = currency?.type === 'token' ? currency.address : undefined;
  return ['tokenProbe', currency?.chainId, address] as const;
}

/** How many smallest units of a transfer can be lost to rounding, without any fee. */
export const ROUNDING = 2n;
