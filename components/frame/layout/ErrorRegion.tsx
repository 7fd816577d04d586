'use client';

import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { usePath } from '@/lib/site/navigation/usePath';
import { RegionFailure } from './RegionFailure';

/** Keeps the rest of the page working when one region fails. Changing the screen tries again. */
export function ErrorRegion({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      resetKey={usePath()}
      fallback={(error, retry) => <RegionFailure error={error} onRetry={retry} />}
    >
      {children}
    </ErrorBoundary>
  );
}
