type Listener = (payload: unknown) => void;

/** The event listeners of a provider, and how to call them. */
export type Listeners = {
  readonly on: (event: string, listener: Listener) => void;
  readonly removeListener: (event: string, listener: Listener) => void;
  readonly emit: (event: string, payload: unknown) => void;
};

export function createListeners(): Listeners {
  const listeners = new Map<string, Set<Listener>>();
  return {
    on: (event, listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    removeListener: (event, listener) => {
      listeners.get(event)?.delete(listener);
    },
    emit: (event, payload) => {
      for (const listener of listeners.get(event) ?? []) listener(payload);
    },
  };
}
