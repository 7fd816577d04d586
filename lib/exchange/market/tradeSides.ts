import type { PoolTrade } from './pairEvent';

/** What a trade sold and what it bought, if the first token is the one that it sold, or not. */
export function tradeSides(
  { sold, bought }: PoolTrade,
  isFirstSold: boolean,
): { readonly sold: bigint; readonly bought: bigint } {
  return isFirstSold ? { sold: sold[0], bought: bought[1] } : { sold: sold[1], bought: bought[0] };
}

/**
 * Whether a trade sold the pool's first token; undefined if it sold or bought both, as in a flash
 * loan.
 */
export function isFirstSoldIn({ sold, bought }: PoolTrade): boolean | undefined {
  if (sold[0] > 0n && sold[1] === 0n && bought[0] === 0n) return true;
  if (sold[1] > 0n && sold[0] === 0n && bought[1] === 0n) return false;
  return undefined;
}
