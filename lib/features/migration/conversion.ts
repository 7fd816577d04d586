import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { BPS_BASE } from '@/lib/base/amounts/bps';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import {
  liquidityMinted,
  type PairAmounts,
  takenAmounts,
} from '@/lib/exchange/pairs/liquidityMath';
import { type Pair, reservesFrom } from '@/lib/exchange/pairs/pair';
import { type Pool, poolAmounts, poolState } from '@/lib/exchange/pairs/pool';

/** The tokens of an old pair and its present one. The old token becomes as much of the present. */
export type ConvertedTokens = {
  readonly shared: Token;
  readonly old: Token;
  readonly present: Token;
};

/** What converting pool tokens of an old pair does, in the order of the pairs' tokens. */
export type Conversion = {
  /** What leaves the old pair. */
  readonly removed: PairAmounts;
  /** What is added to the present pair. */
  readonly added: PairAmounts;
  /** What the present pair does not take, and the account gets. */
  readonly leftovers: PairAmounts;
  /** The pool tokens of the present pair. */
  readonly minted: Amount<Token>;
};

/** What two pairs have in common; undefined unless they share exactly one token. */
export function convertedTokens(from: Pair, to: Pair): ConvertedTokens | undefined {
  const [old, ...otherOld] = tokensOf(from).filter((token) => !isIn(to, token));
  const [present, ...otherPresent] = tokensOf(to).filter((token) => !isIn(from, token));
  const shared = tokensOf(from).find((token) => isIn(to, token));
  if (!old || !present || !shared || otherOld.length + otherPresent.length > 0) return undefined;
  return { shared, old, present };
}

/**
 * What the migration router makes of some liquidity, computed and rounded down as it does it. The
 * leftovers are those of its `calculateChargeBack`.
 *
 * @param liquidity - Of the old pair, at most its supply.
 * @returns undefined if the present pair has no price, or the amounts are too small for it.
 */
export function conversionOf(
  from: Pool,
  to: Pool,
  { tokens, liquidity }: { readonly tokens: ConvertedTokens; readonly liquidity: bigint },
): Conversion | undefined {
  if (poolState(to) !== 'live') return undefined;
  const removed = poolAmounts(from, liquidity);
  const arrivingOf = (token: Token) => {
    const source = isSameToken(token, tokens.present) ? tokens.old : token;
    const raw = removed.find(({ currency }) => isSameToken(currency, source))?.raw ?? 0n;
    return amountOf(token, raw);
  };
  const { token0, token1, liquidityToken } = to.pair;
  const arriving: PairAmounts = [arrivingOf(token0), arrivingOf(token1)];
  const added = takenAmounts(to.pair, arriving);
  const minted = liquidityMinted(to, added);
  if (minted === 0n) return undefined;
  return {
    removed,
    added,
    leftovers: [
      amountOf(token0, arriving[0].raw - added[0].raw),
      amountOf(token1, arriving[1].raw - added[1].raw),
    ],
    minted: amountOf(liquidityToken, minted),
  };
}

/** Whether two conversions of the same pairs yield the same amounts. */
export function isSameConversion(a: Conversion, b: Conversion): boolean {
  const amounts = ({ minted, leftovers: [left0, left1] }: Conversion) =>
    [minted.raw, left0.raw, left1.raw].join();
  return amounts(a) === amounts(b);
}

/**
 * By how much the price of the old token in the old pair differs from that of the present one in
 * the present pair, in basis points of the lower one, rounded up. The router takes no minimum:
 * moving one of the prices makes it return a part of one token in place of pool tokens.
 */
export function priceGapBps(from: Pair, to: Pair, tokens: ConvertedTokens): bigint {
  const old = reservesFrom(from, tokens.shared);
  const present = reservesFrom(to, tokens.shared);
  const before = old.reserveIn * present.reserveOut;
  const after = present.reserveIn * old.reserveOut;
  const [low, high] = before < after ? [before, after] : [after, before];
  return low === 0n ? BPS_BASE : ((high - low) * BPS_BASE + low - 1n) / low;
}

function tokensOf({ token0, token1 }: Pair): readonly Token[] {
  return [token0, token1];
}

function isIn(pair: Pair, token: Token): boolean {
  return tokensOf(pair).some((own) => isSameToken(own, token));
}
