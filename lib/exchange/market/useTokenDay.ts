import { useDeferredValue } from 'react';
import type { Token } from '@/lib/base/tokens/token';
import { type TokenDay, tokenDay } from './tokenDay';
import { useChainHistory } from './useChainHistory';

/**
 * The price of a token in dollars over a day, along the path that values it. All tokens share one
 * read an hour. When it arrives, each token of a list is computed in a slice of its own.
 */
export function useTokenDay(token: Token, isWanted: boolean): TokenDay | 'reading' | 'unknown' {
  const read = useDeferredValue(useChainHistory(token.chainId, 'day', isWanted));
  if (read.status === 'reading') return 'reading';
  if (read.status === 'unavailable') return 'unknown';
  return tokenDay(token, read.history) ?? 'unknown';
}
