import { type Address, isAddressEqual } from 'viem';
import { isNativeAddress } from '@/lib/base/addresses/nativeAddress';
import { AppError } from '@/lib/base/errors/appError';
import { CHAIN_IDS, type ChainId } from '@/lib/base/networks/network';
import { EXCHANGE_ADDRESSES, MULTICALL3_ADDRESS } from './addresses';
import { pairContract } from './pairContract';

/** The tokens of a swap's path, starting with the sold one; or the one token that is sent. */
export type TokenPath = { readonly chainId: ChainId; readonly path: readonly Address[] };

/** What is at an address where a swap's output, or what is sent, would be lost. */
export type Exclusion = 'nobody' | 'exchange' | 'token' | 'pool';

/**
 * Why an amount would be lost at an address: nobody owns it (the zero address, and that of only
 * E's, which other apps use for the native coin), it is a contract of the
 * exchange on any chain, a token on the swap's path, or a pair between two of them.
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
    return before === undefined ? [] : [pairContract(chainId, before, token)];
  });
}

/** A transaction would send its amount where it would be lost. */
export class InvalidRecipientError extends AppError {
  constructor(recipient: Address) {
    super('Invalid recipient', { code: 'errors.invalidRecipient', values: { recipient } });
  }
}

const { miniChef, governor, timelock, communityTreasury, airdrop, migrationRouter } =
  EXCHANGE_ADDRESSES[43114];

/**
 * The other contracts of the exchange on Avalanche. This site does not call those without a name.
 */
const OTHERS: readonly Address[] = [
  ...[miniChef, governor, timelock, communityTreasury, airdrop, migrationRouter],
  // Treasury vester, vote calculator, liquidity pool manager.
  '0x6747AC215dAFfeE03a42F49FebB6ab448E12acEe',
  '0xAE9D046c27A824dE4B5BABEA75D0754132664d9F',
  '0x05191198A2047c1Ad440161123B29e839B219476',
  // The older chef, the older multicall.
  '0xA73B1887054F424F967A3644aC72826A989826DB',
  '0x0FB54156B496b5a040b51A71817aED9e2927912E',
];

/** The exchange's contracts that keep what is sent to them, on all chains, except its tokens. */
const EXCHANGE_CONTRACTS: readonly Address[] = [
  MULTICALL3_ADDRESS,
  ...CHAIN_IDS.flatMap((id) => [EXCHANGE_ADDRESSES[id].factory, EXCHANGE_ADDRESSES[id].router]),
  ...OTHERS,
];
