import { AppError, type ErrorKey, type ErrorValues } from './appError';
import { errorChain, isRequestPending, isUserRefusal } from './errorChain';

/** A translatable sentence about a failure. */
export type ErrorDescription = { readonly key: ErrorKey; readonly values: ErrorValues };

const KEYS_OF_NAMES: Readonly<Record<string, ErrorKey>> = {
  InsufficientFundsError: 'errors.insufficientFee',
  HttpRequestError: 'errors.nodeUnreachable',
  TimeoutError: 'errors.nodeUnreachable',
  ChunkLoadError: 'errors.codeUnreachable',
};

/**
 * What a failure is called on screen: the outermost of our own errors in its chain, else what is
 * known of viem's, else "Something unexpected happened."
 *
 * @returns Undefined when the user refused in the wallet: that is no failure. Only a swap tells it,
 * as `errors.userRejected`.
 */
export function describeError(error: unknown): ErrorDescription | undefined {
  const chain = errorChain(error);
  const own = chain.find((link) => link instanceof AppError);
  if (own !== undefined) {
    return own.code === 'errors.userRejected' ? undefined : { key: own.code, values: own.values };
  }
  if (isUserRefusal(error)) return undefined;
  if (isRequestPending(error)) return { key: 'errors.walletBusy', values: {} };
  for (const link of chain) {
    const key = link instanceof Error ? KEYS_OF_NAMES[link.name] : undefined;
    if (key !== undefined) return { key, values: {} };
  }
  return { key: 'errors.unexpected', values: {} };
}
