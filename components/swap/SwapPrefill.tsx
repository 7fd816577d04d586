'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { prefilledForm } from '@/lib/swap/prefill';
import type { SwapFormEvent } from '@/lib/swap/swapForm';

/** Fills in the form from the link that led here. */
export function SwapPrefill({ dispatch }: { dispatch: (event: SwapFormEvent) => void }) {
  const query = useSearchParams().toString();
  useEffect(() => {
    const form = prefilledForm(new URLSearchParams(query));
    if (form) dispatch({ type: 'prefilled', form });
  }, [query, dispatch]);
  return null;
}
