'use client';

import { useSearchParams } from 'next/navigation';
import { useSwapQuery } from '@/lib/features/swap/useSwapQuery';

/** Fills in the form from the link that led here, or with what was typed before a reload. */
export function SwapQuery() {
  useSwapQuery(useSearchParams().toString());
  return null;
}
