import type { ChainId } from '@/lib/base/networks/network';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { SWAP_FEE_BPS } from './constantProduct';
import { feeToRead, isProtocolFeeOn } from './poolResult';

/** What the providers keep of each swap while the protocol takes a sixth of its fee. */
const SHARED_FEE_BPS = 25;

/**
 * What the providers of a pool keep of each swap, in basis points of the amount that is paid.
 *
 * @returns undefined until it is known whether the protocol takes its part.
 */
export function useProviderFeeBps(chainId: ChainId | undefined): number | undefined {
  const [feeTo] = useChainReads(chainId, [feeToRead(chainId)]);
  const isFeeOn = isProtocolFeeOn(feeTo);
  if (isFeeOn === undefined) return undefined;
  return isFeeOn ? SHARED_FEE_BPS : Number(SWAP_FEE_BPS);
}
