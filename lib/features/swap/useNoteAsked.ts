import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { walletRequestAtom } from '@/lib/transactions/submit/atoms';
import { askedSwapAtom } from './atoms';
import type { SwapTerms } from './swapTerms';

/**
 * Records which swap the wallet is asked to send, for when its dialog is closed.
 *
 * @param isAsked - Whether the wallet's request is that of this swap, which does not change then.
 */
export function useNoteAsked(swap: SwapTerms, isAsked: boolean): void {
  const request = useAtomValue(walletRequestAtom);
  const note = useSetAtom(askedSwapAtom);
  const asked = isAsked ? request : undefined;
  useEffect(() => {
    if (asked) note({ request: asked, swap });
  }, [asked, note, swap]);
}
