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
 * Finds the text for an error: that of the outermost AppError among the error and its causes. If
 * there is none: that of a wallet that waits for an earlier answer, of a known error of viem or of
 * the browser, or else "Something unexpected happened."
 *
 * @returns undefined if the user rejected the request, which is not a failure: its text is
 * `errors.declined`. Only our own error says so, because a node may use the code of a rejection.
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
