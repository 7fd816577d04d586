import { useLayoutEffect, useRef, useState } from 'react';
import { media } from './media';

const COUNT_MS = 1_000;

/**
 * A number that moves from its last value to a new one, within a second. It moves at once if the
 * reader wants no motion, and does not move when it first appears.
 */
export function useCountedUp(target: bigint): bigint {
  const [shown, setShown] = useState(target);
  const last = useRef(target);
  // Before the page is painted, so that no frame shows the last value if nothing moves.
  useLayoutEffect(() => {
    const from = last.current;
    if (from === target) return;
    const show = (value: bigint) => {
      last.current = value;
      setShown(value);
    };
    if (matchMedia(media.reducedMotion).matches) return show(target);
    const beganAt = performance.now();
    let frame = requestAnimationFrame(function move(now) {
      const elapsed = Math.max(Math.round(now - beganAt), 0);
      const isThere = elapsed >= COUNT_MS;
      show(isThere ? target : from + ((target - from) * BigInt(elapsed)) / BigInt(COUNT_MS));
      if (!isThere) frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
