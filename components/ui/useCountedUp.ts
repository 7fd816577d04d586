import { useEffect, useRef, useState } from 'react';
import { media } from './media';

/**
 * A number that moves from its last value to a new one. It moves at once where the reader wants no
 * motion, and does not move when it first appears.
 */
export function useCountedUp(target: bigint, durationMs: number): bigint {
  const [shown, setShown] = useState(target);
  const last = useRef(target);
  useEffect(() => {
    const from = last.current;
    if (from === target) return;
    const show = (value: bigint) => {
      last.current = value;
      setShown(value);
    };
    const total = matchMedia(media.reducedMotion).matches ? 0 : durationMs;
    const beganAt = performance.now();
    let frame = requestAnimationFrame(function move(now) {
      const elapsed = Math.max(Math.round(now - beganAt), 0);
      const isThere = elapsed >= total;
      show(isThere ? target : from + ((target - from) * BigInt(elapsed)) / BigInt(total));
      if (!isThere) frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [target, durationMs]);
  return shown;
}
