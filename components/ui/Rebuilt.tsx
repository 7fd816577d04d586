'use client';

import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

/**
 * Builds its children again when somebody else has moved their elements. What is around them, such
 * as an open review, keeps its state. Any other error goes to the boundary above.
 */
export function Rebuilt({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={passOn}>{children}</ErrorBoundary>;
}

function passOn(error: unknown): never {
  throw error;
}
