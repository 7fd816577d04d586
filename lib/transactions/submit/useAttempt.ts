import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** One try to make the wallet sign. It can be ended until the wallet is asked. */
export type Attempt = {
  /** Aborted once the attempt has ended. */
  readonly signal: AbortSignal;
  /** Ends the attempt, unless the wallet has been asked. */
  readonly end: () => void;
  /** Call this when the wallet is asked. */
  readonly recordRequested: () => void;
  /** Awaits an answer for which the wallet needs no user. */
  readonly awaitWallet: <Answer>(answer: Promise<Answer>) => Promise<Answer>;
};

type Listeners = {
  readonly onRequested: () => void;
  readonly onAwaited: (isAwaited: boolean) => void;
};

/** Creates an attempt, which reports when the wallet is asked, and while it is awaited. */
function createAttempt({ onRequested, onAwaited }: Listeners): Attempt {
  const controller = new AbortController();
  let isRequested = false;
  let awaited = 0;
  return {
    signal: controller.signal,
    end: () => {
      if (!isRequested) controller.abort();
    },
    recordRequested: () => {
      isRequested = true;
      onRequested();
    },
    awaitWallet: async (answer) => {
      awaited += 1;
      onAwaited(true);
      try {
        return await answer;
      } finally {
        awaited -= 1;
        onAwaited(awaited > 0);
      }
    },
  };
}

/**
 * The latest attempt of a component, one at a time. Unmounting ends it.
 *
 * `isRequested` is true once its wallet has been asked, and `isWalletAwaited` while the wallet has
 * not answered what needs no user.
 */
export function useAttempt() {
  const latest = useRef<Attempt>(undefined);
  const [isRequested, setRequested] = useState(false);
  const [isWalletAwaited, setWalletAwaited] = useState(false);
  const [controls] = useState(() => {
    const end = () => {
      latest.current?.end();
      latest.current = undefined;
    };
    return {
      /** Begins an attempt; undefined while another one is in progress. */
      begin: (): Attempt | undefined => {
        if (latest.current !== undefined) return undefined;
        const attempt = createAttempt({
          onRequested: () => {
            if (latest.current === attempt) setRequested(true);
          },
          onAwaited: (isAwaited) => {
            if (latest.current === attempt) setWalletAwaited(isAwaited);
          },
        });
        latest.current = attempt;
        setRequested(false);
        setWalletAwaited(false);
        return attempt;
      },
      /** Ends the latest attempt. If its wallet has been asked, its state is no longer shown. */
      end,
      /** Call this when an attempt has succeeded or failed. */
      settle: (attempt: Attempt) => {
        if (latest.current === attempt) latest.current = undefined;
      },
    };
  });
  useEffect(() => controls.end, [controls]);
  return { ...controls, isRequested, isWalletAwaited };
}

type EndableRequest = {
  readonly isBeforeRequest: boolean;
  readonly isError: boolean;
  readonly reset: () => void;
};

/**
 * Ends a wallet request whenever what a user agreed to changes, unless the wallet has already
 * been asked. It also clears a failure, which was about what the user agreed to before.
 *
 * @param agreedKey - From `stableKey`.
 */
export function useEndOnChange(
  agreedKey: string,
  { isBeforeRequest, isError, reset }: EndableRequest,
): void {
  const latest = useRef(agreedKey);
  const end = useEffectEvent(() => {
    if (isBeforeRequest || isError) reset();
  });
  useEffect(() => {
    if (latest.current === agreedKey) return;
    latest.current = agreedKey;
    end();
  }, [agreedKey]);
}
