import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { type Pair, reservesFrom } from '@/lib/exchange/pairs/pair';
import { hopSandwich } from './hopSandwich';
import { type Trade, tradeAtPools } from './trade';

/**
 * What the two transactions of a sandwich cost at least, in wei: 80,000 gas each at 0.01 nAVAX.
 *
 * Both are assumed on the low side, so that a sandwich is not shown as losing money while one pays.
 */
const SANDWICH_GAS_WEI = 2n * 80_000n * 10n ** 7n;

/** The sandwich that a trade has to fear most. */
export type Sandwich = {
  /** The pool that it moves. */
  readonly pair: Pair;
  /** The most that it can take: of the output for an exact input, of the input otherwise. */
  readonly taken: Amount<Token>;
  /** The most that it earns before gas, in the token that its pool buys. */
  readonly profit: Amount<Token>;
};

/**
 * The sandwich around a trade that takes the most. There is one for each pool; those that earn less
 * than their gas do not count. Gas counts if a pool of the trade has a price of AVAX.
 *
 * @param limit - The least that the trade accepts for an exact input, the most that it pays
 * otherwise.
 * @returns undefined when no sandwich pays.
 */
export function worstSandwich(trade: Trade, limit: bigint): Sandwich | undefined {
  const { type, amountIn, amountOut, pairs, route } = trade;
  const isSale = type === 'exactIn';
  const lost = isSale ? amountOut.currency : amountIn.currency;
  const atPools = tradeAtPools(trade);
  // A token that keeps a part of each transfer lets less arrive than the last pool sends.
  const poolLimit = isSale ? (limit * atPools.amountOut.raw) / amountOut.raw : limit;
  return pairs
    .flatMap((pair, hop): Sandwich[] => {
      const token = route[hop];
      if (token === undefined) return [];
      const { taken, profit } = hopSandwich(atPools, hop, poolLimit);
      if (taken === 0n || profit <= gasIn(token, pairs)) return [];
      // What is lost at the last pool would have reached the user less that part, too.
      const missed = isSale ? (taken * amountOut.raw) / atPools.amountOut.raw : taken;
      return [{ pair, taken: amountOf(lost, missed), profit: amountOf(token, profit) }];
    })
    .reduce<Sandwich | undefined>(
      (worst, each) => (worst && worst.taken.raw >= each.taken.raw ? worst : each),
      undefined,
    );
}

/** What a sandwich's gas costs in a token, rounded down; zero if no pool has its price in AVAX. */
function gasIn(token: Token, pairs: readonly Pair[]): bigint {
  const wavax = wrappedNative(token.chainId);
  if (isSameToken(token, wavax)) return SANDWICH_GAS_WEI;
  const pricingPair = pairs.find((pair) => holds(pair, token) && holds(pair, wavax));
  if (pricingPair === undefined) return 0n;
  const { reserveIn, reserveOut } = reservesFrom(pricingPair, wavax);
  return (SANDWICH_GAS_WEI * reserveOut) / reserveIn;
}

function holds({ token0, token1 }: Pair, token: Token): boolean {
  return isSameToken(token0, token) || isSameToken(token1, token);
}
