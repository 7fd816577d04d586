/** One try to make the wallet sign. It can be ended until the wallet is asked. */
export type Attempt = {
  /** Aborted once the attempt has ended. */
  readonly signal: AbortSignal;
  /** Ends the attempt, unless the wallet has been asked. */
  readonly end: () => void;
  /** Call this when the wallet is asked. */
  readonly recordAsked: () => void;
};

/** Creates an attempt. It calls `onAsked` when the wallet is asked. */
export function createAttempt(onAsked: () => void): Attempt {
  const controller = new AbortController();
  let isAsked = false;
  return {
    signal: controller.signal,
    end: () => {
      if (!isAsked) controller.abort();
    },
    recordAsked: () => {
      isAsked = true;
      onAsked();
    },
  };
}
