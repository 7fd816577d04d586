import { AppError } from '@/lib/base/errors/appError';
import { hasErrorCode, propertyOf, REQUEST_PENDING_CODE } from '@/lib/base/errors/errorChain';
import { saysTimedOut } from '@/lib/base/errors/nestedErrors';
import { isUserDismissal } from '@/lib/base/errors/userDismissal';
import { isUserRejection } from '@/lib/base/errors/userRejection';
import type { WalletProvider, WalletRequest } from '@/lib/holdings/wallet/walletProvider';

/** EIP-1193's "unauthorized", "disconnected" and "chain disconnected". */
const DISCONNECTED_CODES = [4100, 4900, 4901];

/**
 * Wraps a wallet so that its failures have names: {@link UserRejectedError},
 * {@link WalletBusyError} and {@link WalletDisconnectedError}. Any other error stays unchanged.
 *
 * A node may use the same codes, but they mean this only in answers of a wallet.
 */
export function withNamedFailures(provider: WalletProvider): WalletProvider {
  return {
    request: async (request) => {
      try {
        return await provider.request(request);
      } catch (error) {
        throw walletFailure(error, request);
      }
    },
  };
}

function walletFailure(error: unknown, { method }: WalletRequest): unknown {
  // A window is also closed after a confirmation.
  const isDismissed = method !== 'eth_sendTransaction' && isUserDismissal(error);
  if (isUserRejection(error) || isDismissed) return new UserRejectedError(error);
  if (isBusy(error)) return new WalletBusyError(error);
  if (hasErrorCode(error, DISCONNECTED_CODES)) return new WalletDisconnectedError(error);
  return error;
}

/** In a nested error, or with a time-out, it is a code of the wallet's node, asked before. */
function isBusy(error: unknown): boolean {
  return propertyOf(error, 'code') === REQUEST_PENDING_CODE && !saysTimedOut(error);
}

/** The user rejected the request in the wallet. That is no failure. */
export class UserRejectedError extends AppError {
  constructor(cause: unknown) {
    super('Transaction rejected', { code: 'errors.userRejected', cause });
  }
}

/** The wallet waits for the user to answer an earlier request. */
export class WalletBusyError extends AppError {
  constructor(cause?: unknown) {
    super('A request is waiting in your wallet.', { code: 'errors.walletBusy', cause });
  }
}

/** The wallet no longer serves this page: it is locked, or has lost its connection. */
export class WalletDisconnectedError extends AppError {
  constructor(cause: unknown) {
    super('Your wallet is no longer connected.', { code: 'errors.walletDisconnected', cause });
  }
}
