'use client';

import { useSearchParams } from 'next/navigation';
import { useSwapPrefill } from '@/lib/swap/useSwapPrefill';

/** Fills in the form from the link that led here, or with what was typed before a reload. */
export function SwapPrefill() {
  useSwapPrefill(useSearchParams().toString());
  return null;
}
