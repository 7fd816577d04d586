import { type Address, isAddressEqual } from 'viem';
import { isNativeAddress } from '@/lib/base/addresses/nativeAddress';
import { AppError } from '@/lib/base/errors/appError';
import type { ChainId } from '@/lib/base/networks/network';
import { EXCHANGE_CONTRACTS } from '@/lib/chain/contracts/exchangeContracts';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';

/** The tokens of a swap's path, starting with the sold one; or the one token that is sent. */
export type TokenPath = { readonly chainId: ChainId; readonly path: readonly Address[] };

/** What is at an address where a swap's output, or what is sent, would be lost. */
export type Exclusion = 'nobody' | 'exchange' | 'token' | 'pool';

/**
 * Why an amount would be lost at an address: nobody owns it (the zero address, and 0xEeee…EEeE,
 * which other apps use for the native coin), it is a contract of the exchange on any chain, a token
 * on the swap's path, or a pair between two of them.
 *
 * The pairs are computed only from the path and the factory, independently of the code that built
 * the swap.
 *
 * @param swap - Undefined while there is no path yet.
 * @returns undefined for every other address.
 */
export function exclusionOf(
  recipient: Address,
  swap: TokenPath | undefined,
): Exclusion | undefined {
  const isOneOf = (addresses: readonly Address[]) =>
    addresses.some((address) => isAddressEqual(address, recipient));
  if (isNativeAddress(recipient)) return 'nobody';
  if (isOneOf(EXCHANGE_CONTRACTS)) return 'exchange';
  if (swap === undefined) return undefined;
  if (isOneOf(swap.path)) return 'token';
  return isOneOf(pairsOf(swap)) ? 'pool' : undefined;
}

function pairsOf({ chainId, path }: TokenPath): readonly Address[] {
  return path.slice(1).flatMap((token, hop) => {
    const before = path[hop];
    if (before === undefined) return [];
    return [pairAddress({ chainId, address: before }, { chainId, address: token })];
  });
}

/** A transaction would send its amount where it would be lost. */
export class InvalidRecipientError extends AppError {
  constructor(recipient: Address) {
    super('Invalid recipient', { code: 'errors.invalidRecipient', values: { recipient } });
  }
}
