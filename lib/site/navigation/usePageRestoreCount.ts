import { useEffect, useState } from 'react';

/** How often the browser has restored this page, which it keeps for Back and Forward. */
export function usePageRestoreCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const countRestore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setCount((before) => before + 1);
    };
    window.addEventListener('pageshow', countRestore);
    return () => window.removeEventListener('pageshow', countRestore);
  }, []);
  return count;
}
