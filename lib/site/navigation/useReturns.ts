import { useEffect, useState } from 'react';

/** How often the browser has shown this page again that it had kept for Back and Forward. */
export function useReturns(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const note = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setCount((before) => before + 1);
    };
    window.addEventListener('pageshow', note);
    return () => window.removeEventListener('pageshow', note);
  }, []);
  return count;
}
