import { useEffect } from 'react';
import type { Token } from '@/lib/base/tokens/token';
import { isSavedPair } from '@/lib/site/settings/savedPairs';
import { rememberPair, useSettings } from '@/lib/site/settings/store';

/** Saves a pair on this device, so that /pool lists it. Without two tokens nothing is saved. */
export function useRememberPair(tokenA: Token | undefined, tokenB: Token | undefined): void {
  const isSaved = useSettings(
    ({ pairs }) => !tokenA || !tokenB || isSavedPair(pairs, tokenA, tokenB),
  );
  useEffect(() => {
    if (tokenA && tokenB && !isSaved) rememberPair(tokenA, tokenB);
  }, [tokenA, tokenB, isSaved]);
}
