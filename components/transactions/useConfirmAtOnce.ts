import { useEffect, useEffectEvent, useState } from 'react';

/** Whether a review can be confirmed, or soon can without the user. */
export type Readiness = 'ready' | 'waiting' | 'blocked';

/**
 * Confirms a review without a click, as expert mode does: once, as soon as it is ready. A review
 * that was blocked before needs a click, even when it becomes ready later.
 *
 * @param isWanted - Read only when the review opens.
 */
export function useConfirmAtOnce(
  isWanted: boolean,
  readiness: Readiness,
  confirm: () => void,
): void {
  const [isAwaited, setAwaited] = useState(isWanted);
  const confirmNow = useEffectEvent(confirm);
  const isDue = isAwaited && readiness === 'ready';
  if (isAwaited && readiness === 'blocked') setAwaited(false);
  useEffect(() => {
    if (!isDue) return;
    setAwaited(false);
    confirmNow();
  }, [isDue]);
}
