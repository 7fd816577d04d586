import { useEffect, useEffectEvent, useState } from 'react';

/** Whether a review can be confirmed, or will be by itself in a moment. */
export type Readiness = 'ready' | 'waiting' | 'blocked';

/**
 * Confirms a review without a click, as expert mode does: as soon as it is ready, once. A review that
 * is blocked before that waits for its click, also when it is ready later.
 *
 * @param isWanted - Heard when the review opens.
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
