'use client';

import { type ComponentType, startTransition, useEffect, useState } from 'react';

const RETRY_MS = 1_000;
const TRIES = 3;

/** A component whose code is loaded on demand. */
type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the code ahead of time. A failure is left to the first use, which tries again. */
  readonly preload: () => void;
};

/**
 * A component whose code is loaded when it is first shown. `Waiting` is shown until then, with the
 * same props.
 *
 * Code that can't be loaded is requested three times, a second apart, because a gateway may need a
 * second request; while the device is offline, only once. Then the error is thrown to the nearest
 * error boundary, whose retry requests it again.
 *
 * @param load - Loads the module of the component.
 * @param name - The export of that module.
 */
export function lazyComponent<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  Waiting: ComponentType<Props> = Nothing,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;

  function LazyComponent(props: Props) {
    const [outcome, setOutcome] = useState<Outcome>(Loaded ? 'loaded' : 'wanted');
    const isWanted = outcome === 'wanted';
    useEffect(() => {
      if (Loaded) {
        setOutcome('loaded');
        return;
      }
      if (isWanted) {
        // What is shown next must not wait for the elements that load the code.
        startTransition(() => setOutcome('loading'));
        return;
      }
      let hasUnmounted = false;
      const settle = (settled: Outcome) => {
        // Rendered in slices: a large part must not block the page.
        if (!hasUnmounted) startTransition(() => setOutcome(settled));
      };
      tried(load, () => hasUnmounted).then(
        ({ [name]: component }) => {
          Loaded = component;
          settle('loaded');
        },
        (error: unknown) => settle({ error }),
      );
      return () => {
        hasUnmounted = true;
      };
    }, [isWanted]);
    if (typeof outcome === 'object') throw outcome.error;
    return outcome === 'loaded' && Loaded ? <Loaded {...props} /> : <Waiting {...props} />;
  }

  const preload = () => {
    if (Loaded) return;
    load().then(
      ({ [name]: component }) => {
        Loaded = component;
      },
      () => undefined,
    );
  };
  return Object.assign(LazyComponent, { preload });
}

/** Loads the code of a lazy component once it is likely to be needed soon. */
export function usePreload({ preload }: Pick<LazyComponent<object>, 'preload'>, isWanted: boolean) {
  useEffect(() => {
    if (isWanted) preload();
  }, [preload, isWanted]);
}

type Outcome = 'wanted' | 'loading' | 'loaded' | { readonly error: unknown };

function Nothing() {
  return null;
}

async function tried<Loaded>(
  load: () => Promise<Loaded>,
  isGivenUp: () => boolean,
): Promise<Loaded> {
  for (let tries = 1; ; tries++) {
    try {
      return await load();
    } catch (error) {
      if (tries === TRIES || !navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      if (isGivenUp()) throw error;
    }
  }
}
