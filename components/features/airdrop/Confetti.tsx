import confetti from 'canvas-confetti';
import { useEffect, useRef } from 'react';
import { canvas } from './Confetti.css';

/** The specified number. */
const PIECES = 400;

/** Confetti over the whole page, once: when it is mounted. */
export function Confetti() {
  const place = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    // Without a worker, which the site's policy forbids.
    const fire = confetti.create(place.current, { resize: true, useWorker: false });
    const isPortrait = window.innerHeight > window.innerWidth;
    void fire({
      particleCount: PIECES,
      spread: isPortrait ? 80 : 140,
      startVelocity: isPortrait ? 45 : 60,
      origin: { y: isPortrait ? 0.6 : 0.75 },
    });
    return () => fire.reset();
  }, []);
  return <canvas ref={place} className={canvas} />;
}
