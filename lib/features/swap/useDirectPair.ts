import { useMemo } from 'react';
import type { Currency } from '@/lib/base/tokens/currency';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { SELDOM } from '@/lib/chain/reads/useChainReads';
import { usePairs } from '@/lib/exchange/pairs/usePairs';
import { stableTokens } from '@/lib/exchange/pairs/usdPrice';

/** The other side of a pair, and the path to it. */
type DirectPair = { readonly output: Currency; readonly route: readonly Token[] };

/**
 * What a form without a quote is about: its two tokens if they have a pool, and of one token alone
 * its pool with a dollar token, which also values it.
 *
 * @param input - Undefined while nothing is needed.
 * @returns undefined while no such pool is known.
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
  return others.find((_, index) => states[index]?.status === 'exists');
}
