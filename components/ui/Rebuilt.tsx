'use client';

import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

/**
 * Builds its children again when somebody else has moved their elements. What is around them, such
 * as an open review, keeps its state. Any other error goes to the boundary above.
 */
export function Rebuilt({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={passOn}>
      <div style={WITHOUT_BOX}>{children}</div>
    </ErrorBoundary>
  );
}

/** React removes this element as a whole, with all that was moved inside it. */
const WITHOUT_BOX = { display: 'contents' };

function passOn(error: unknown): never {
  throw error;
}
