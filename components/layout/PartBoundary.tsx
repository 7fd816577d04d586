'use client';

import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { usePath } from '@/lib/navigation/usePath';
import { PartFailure } from './PartFailure';

/** Keeps the rest of the page alive when a part of it fails; another screen is another try. */
export function PartBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      resetKey={usePath()}
      fallback={(error, retry) => <PartFailure error={error} onRetry={retry} />}
    >
      {children}
    </ErrorBoundary>
  );
}
