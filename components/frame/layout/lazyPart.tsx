'use client';

import type { ComponentType } from 'react';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { PartFailure } from './PartFailure';

/**
 * A part of a form whose code is loaded when it is first shown. If that fails, only the part
 * says so: the form around it stays, with what was typed, and the part comes back by itself.
 *
 * @param load - Loads the module of the part.
 * @param name - The export of that module.
 * @param Waiting - Shown until the code is loaded.
 * @param Failed - Shown in place of the message if the part can do without its code.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  Waiting?: ComponentType<Props>,
  Failed?: ComponentType<Props>,
) {
  const Lazy = lazyComponent(load, name, Waiting);

  function LazyPart(props: Props) {
    return (
      <ErrorBoundary
        fallback={(error, retry) => (
          <PartFailure error={error} onRetry={retry}>
            {Failed && <Failed {...props} />}
          </PartFailure>
        )}
      >
        <Lazy {...props} />
      </ErrorBoundary>
    );
  }

  return Object.assign(LazyPart, { preload: Lazy.preload });
}
