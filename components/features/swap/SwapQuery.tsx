'use client';

import { useSearchParams } from 'next/navigation';
import { onceNoDialogIsOpen } from '@/components/ui/dialogHistory';
import { useOpenedQuery, useSwapQuery } from '@/lib/features/swap/useSwapQuery';

/** In the state of a history entry: that this page has written its query. */
const WRITTEN = 'swapQueryWritten';

const ADDRESS = { isWritten, onOther: replaceQuery };

/**
 * Fills in the form from the link that led here, or with what was typed before a reload. Once other
 * currencies are chosen, the address names those.
 */
export function SwapQuery() {
  useSwapQuery(useSearchParams().toString(), ADDRESS);
  return null;
}

/** Fills in the form from the link that opened the page, before {@link SwapQuery} is shown. */
export function useOpenedLink(): void {
  useOpenedQuery(ADDRESS);
}

function isWritten(): boolean {
  return window.history.state?.[WRITTEN] === true;
}

function replaceQuery(query: string): void {
  const { pathname } = window.location;
  onceNoDialogIsOpen(() => {
    if (window.location.pathname !== pathname) return;
    const { hash } = window.location;
    const address = `${pathname}${query && `?${query}`}${hash}`;
    window.history.replaceState({ [WRITTEN]: true }, '', address);
  });
}
