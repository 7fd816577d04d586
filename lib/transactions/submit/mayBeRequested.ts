import { isAddressEqual, type Transaction } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { isRecent } from '@/lib/transactions/history/isRecent';
import { isSameCall } from '@/lib/transactions/history/minedWithNonce';
import type { SendRequest } from './sendRequest';

/**
 * Whether a mined transaction may be that of one of these requests, whose end is not known: of one
 * of the last 24 hours, by the same account, for the same call, with a nonce that is not too high.
 */
export function mayBeRequested(
  requests: readonly SendRequest[],
  chainId: ChainId,
  mined: Pick<Transaction, 'from' | 'to' | 'value' | 'input' | 'nonce'>,
): boolean {
  return requests.some(
    (request) =>
      request.chainId === chainId &&
      isAddressEqual(request.from, mined.from) &&
      (request.nonce ?? 0) <= mined.nonce &&
      isRecent(request, Date.now()) &&
      isSameCall(mined, request),
  );
}
