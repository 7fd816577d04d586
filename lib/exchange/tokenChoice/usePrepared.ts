import { useEffect } from 'react';

/** Runs a preparation, one part in each task, from its start whenever that is another function. */
export function usePrepared(start: () => Iterator<unknown>): void {
  useEffect(() => {
    const parts = start();
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      if (!parts.next().done) timer = setTimeout(next);
    };
    timer = setTimeout(next);
    return () => clearTimeout(timer);
  }, [start]);
}
