import { AppError, type ErrorKey, type ErrorValues } from './appError';
import { errorChain, isRequestPending } from './errorChain';

/** A translatable sentence about an error. */
export type ErrorDescription = { readonly key: ErrorKey; readonly values: ErrorValues };

const KEYS_OF_NAMES: Readonly<Record<string, ErrorKey>> = {
  InsufficientFundsError: 'errors.insufficientFee',
  HttpRequestError: 'errors.nodeUnreachable',
  TimeoutError: 'errors.nodeUnreachable',
  ChunkLoadError: 'errors.codeUnreachable',
};

/**
 * The text for an error: of the outermost AppError in its chain, otherwise of a known viem error,
 * otherwise "Something unexpected happened."
 *
 * @returns Undefined for our error that says that the user rejected the request, which is
 * not a failure. It has words of its own, `errors.declined`.
 */
export function describeError(error: unknown): ErrorDescription | undefined {
  const chain = errorChain(error);
  const own = chain.find((link) => link instanceof AppError);
  if (own !== undefined) {
    return own.code === 'errors.userRejected' ? undefined : { key: own.code, values: own.values };
  }
  if (isRequestPending(error)) return { key: 'errors.walletBusy', values: {} };
  for (const link of chain) {
    const key = link instanceof Error ? KEYS_OF_NAMES[link.name] : undefined;
    if (key !== undefined) return { key, values: {} };
  }
  return { key: 'errors.unexpected', values: {} };
}
