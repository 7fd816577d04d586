import { AppError } from '@/lib/base/errors/appError';
import type { ChainId } from '@/lib/base/networks/network';
import { useStaleCheck } from '@/lib/chain/reads/useFreshness';

/**
 * Throws when the page shows figures of a chain that are too old to sign with.
 *
 * @throws {StaleFiguresError} after 30 seconds without a read, or offline.
 */
export type AssertFresh = (chainId: ChainId) => void;

/** The check of the page's figures, for the moment when it is called. */
export function useAssertFresh(): AssertFresh {
  const isStale = useStaleCheck();
  return (chainId) => {
    if (isStale(chainId)) throw new StaleFiguresError();
  };
}

/** The page last read its figures too long ago to sign with them. */
export class StaleFiguresError extends AppError {
  constructor() {
    super('The figures are too old to be signed', { code: 'errors.staleFigures' });
  }
}
