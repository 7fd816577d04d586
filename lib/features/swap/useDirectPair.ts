import { useMemo } from 'react';
import { maxBigint } from '@/lib/base/amounts/minMax';
import type { Currency } from '@/lib/base/tokens/currency';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { SELDOM } from '@/lib/chain/reads/useChainReads';
import { reservesFrom } from '@/lib/exchange/pairs/pair';
import { stableTokens } from '@/lib/exchange/pairs/usdPrice';
import { usePairs } from '@/lib/exchange/pairs/usePairs';

/** The other side of a pair, and the path to it. */
type DirectPair = { readonly output: Currency; readonly route: readonly Token[] };

/**
 * The pool to show beside a form without a quote: that of its two tokens, or of one token alone the
 * deepest one with a dollar token.
 *
 * @param input - Undefined while nothing is needed.
 * @returns undefined until all these pools are read, and if none of them exists.
 */
export function useDirectPair(
  input: Currency | undefined,
  output: Currency | undefined,
): DirectPair | undefined {
  const others = useMemo(() => {
    if (input === undefined) return [];
    const from = wrapped(input);
    const all = output ? [output] : stableTokens(input.chainId);
    return all
      .filter((other) => !isSameToken(wrapped(other), from))
      .map((other) => ({ output: other, route: [from, wrapped(other)] as const }));
  }, [input, output]);
  const pairs = useMemo(() => others.map(({ route }) => route), [others]);
  const states = usePairs(input?.chainId, pairs, SELDOM);
  if (states.some(({ status }) => status === 'loading')) return undefined;
  const depthOf = (index: number) => {
    const state = states[index];
    const from = others[index]?.route[0];
    return from && state?.status === 'exists' ? reservesFrom(state.pair, from).reserveIn : 0n;
  };
  const depths = others.map((_, index) => depthOf(index));
  const deepest = depths.reduce((most, depth) => maxBigint(most, depth), 0n);
  return deepest === 0n ? undefined : others[depths.indexOf(deepest)];
}
