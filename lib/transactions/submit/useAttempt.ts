import { useEffect, useRef, useState } from 'react';
import { type Attempt, createAttempt } from './attempt';

/**
 * The latest attempt of a component, one at a time. Unmounting ends it.
 *
 * `isAsked` is true once its wallet has been asked.
 */
export function useAttempt() {
  const latest = useRef<Attempt>(undefined);
  const [isAsked, setAsked] = useState(false);
  const [acts] = useState(() => {
    const end = () => {
      latest.current?.end();
      latest.current = undefined;
    };
    return {
      /** Begins an attempt; undefined while another one is in progress. */
      begin: (): Attempt | undefined => {
        if (latest.current !== undefined) return undefined;
        const attempt = createAttempt(() => {
          if (latest.current === attempt) setAsked(true);
        });
        latest.current = attempt;
        setAsked(false);
        return attempt;
      },
      /** Ends the latest attempt. If its wallet has been asked, it is no longer followed. */
      end,
      /** Call this when an attempt has succeeded or failed. */
      settle: (attempt: Attempt) => {
        if (latest.current === attempt) latest.current = undefined;
      },
    };
  });
  useEffect(() => acts.end, [acts]);
  return { ...acts, isAsked };
}
