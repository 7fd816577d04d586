import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { Hash } from 'viem';
import { type ShownResult, showResultAtom } from './atoms';

/**
 * Says that a dialog shows the result of a transaction while it is open, in place of a popup.
 *
 * @param hash - Undefined before it was sent.
 * @param results - Which results the dialog shows.
 */
export function useShowsResult(hash: Hash | undefined, results: ShownResult['results']): void {
  const show = useSetAtom(showResultAtom);
  useEffect(
    () => (hash === undefined ? undefined : show({ hash, results })),
    [show, hash, results],
  );
}
