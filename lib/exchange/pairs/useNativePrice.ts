import { useMemo } from 'react';
import { amountOf } from '@/lib/base/amounts/amount';
import { type Price, priceOf } from '@/lib/base/amounts/price';
import type { Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { reservesFrom } from './pair';
import { usePairs } from './usePairs';

/**
 * What a token costs in the wrapped native coin, by the reserves of their pair.
 *
 * @returns undefined while unknown; null if the pair is missing or empty.
 */
export function useNativePrice(token: Token | undefined): Price | null | undefined {
  const choices = useMemo(
    () => (token ? [[token, wrappedNative(token.chainId)] as const] : []),
    [token],
  );
  const [found] = usePairs(token?.chainId, choices);
  if (token === undefined || found === undefined || found.status === 'loading') return undefined;
  if (found.status !== 'exists') return null;
  const { reserveIn, reserveOut } = reservesFrom(found.pair, token);
  if (reserveIn === 0n || reserveOut === 0n) return null;
  return priceOf(amountOf(token, reserveIn), amountOf(wrappedNative(token.chainId), reserveOut));
}
