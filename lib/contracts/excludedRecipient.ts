import { type Address, isAddressEqual, zeroAddress } from 'viem';
import { CHAIN_IDS, type ChainId } from '@/lib/networks/network';
import { EXCHANGE_ADDRESSES } from './addresses';
import { pairContract } from './pairContract';

/** The tokens of the swap's path, starting with the sold one. */
type SwapPath = { readonly chainId: ChainId; readonly path: readonly Address[] };

const EXCHANGE_CONTRACTS = CHAIN_IDS.flatMap((id) => [
  EXCHANGE_ADDRESSES[id].factory,
  EXCHANGE_ADDRESSES[id].router,
]);

/**
 * Whether a swap's output would be lost at an address: the zero address, a factory or router of the
 * exchange on any chain, a token on the swap's path, or a pair between two of them.
 *
 * The pairs are computed only from the path and the factory, independently of the code that built
 * the swap.
 *
 * @param swap - Absent while there is no path yet.
 */
export function isExcludedRecipient(recipient: Address, swap: SwapPath | undefined): boolean {
  const ofSwap = swap ? [...swap.path, ...pairsOf(swap)] : [];
  return [zeroAddress, ...EXCHANGE_CONTRACTS, ...ofSwap].some((excluded) =>
    isAddressEqual(excluded, recipient),
  );
}

function pairsOf({ chainId, path }: SwapPath): readonly Address[] {
  return path.slice(1).flatMap((token, hop) => {
    const before = path[hop];
    return before === undefined ? [] : [pairContract(chainId, before, token)];
  });
}
