import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';

/** Rewards that are paid in addition to the pool's own. */
export type ExtraRewards = readonly Amount<Token>[];

/**
 * The rewards that are paid together, each token once, without those of zero.
 *
 * @param earned - The pool's own reward; undefined if the contract does not report it.
 */
export function rewardsOf(
  earned: Amount<Token> | undefined,
  extra: ExtraRewards,
): readonly Amount<Token>[] {
  return amountsByToken([...(earned ? [earned] : []), ...extra]).filter(({ raw }) => raw > 0n);
}

/** Adds the amounts of each token. */
export function amountsByToken(amounts: readonly Amount<Token>[]): readonly Amount<Token>[] {
  const sums = new Map<string, Amount<Token>>();
  for (const { currency, raw } of amounts) {
    const sum = raw + (sums.get(currency.address)?.raw ?? 0n);
    sums.set(currency.address, amountOf(currency, sum));
  }
  return [...sums.values()];
}
