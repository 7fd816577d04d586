import type { Token } from '@/lib/base/tokens/token';
import { type TokenDay, tokenDay } from './tokenDay';
import { usePairHistory } from './usePairHistory';

/**
 * The price of a token in dollars over a day, along the path that values it. All tokens share one
 * read an hour.
 */
export function useTokenDay(token: Token, isWanted: boolean): TokenDay | 'reading' | 'unknown' {
  const read = usePairHistory('day', isWanted);
  if (read.status === 'reading') return 'reading';
  if (read.status === 'unavailable') return 'unknown';
  return tokenDay(token, read.history) ?? 'unknown';
}
