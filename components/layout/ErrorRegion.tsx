'use client';

import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { usePath } from '@/lib/navigation/usePath';
import { RegionFailure } from './RegionFailure';

/** Keeps the rest of the page alive when a part of it fails; another screen is another try. */
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
