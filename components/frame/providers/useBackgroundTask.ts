import { type ComponentType, useEffect, useState } from 'react';

/** How long after a failure the code is requested again. */
const RELOAD_MS = 3_000;

/**
 * A background task whose code is loaded once it is needed. A load that fails is repeated, because
 * the page must go on without it.
 *
 * @param load - Loads the module of the task. The same function at each call.
 * @param name - The export of that module.
 */
export function useBackgroundTask<Name extends string, Props extends object>(
  isNeeded: boolean,
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<{ readonly Task: ComponentType<Props> }>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let hasUnmounted = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = async () => {
      try {
        const { [name]: Task } = await load();
        if (!hasUnmounted) setLoaded({ Task });
      } catch (error) {
        console.warn('A background task could not be loaded', error);
        if (!hasUnmounted) timer = setTimeout(start, RELOAD_MS);
      }
    };
    void start();
    return () => {
      hasUnmounted = true;
      clearTimeout(timer);
    };
  }, [isNeeded, load, name]);
  return loaded?.Task;
}
