import type { ChainId } from '@/lib/networks/network';
import { resultOf } from '@/lib/reads/readOutcome';
import { useChainReads } from '@/lib/reads/useChainReads';
import {
  feeToRead,
  isProtocolFeeOn,
  liquidityRead,
  type PoolResult,
  type SoughtTokens,
  toPoolResult,
} from './reads';
import { usePairs } from './usePairs';

/** How often the protocol fee is read. It rarely changes. */
const FEE_EVERY_BLOCKS = 30;

/**
 * The states of some pools, in order, as a deposit or removal would find them now.
 *
 * @param kLastEveryBlocks - How often the growth since the latest deposit is read; 1, every block,
 * by default.
 */
export function usePools(
  chainId: ChainId | undefined,
  soughtPairs: readonly SoughtTokens[],
  kLastEveryBlocks = 1,
): readonly PoolResult[] {
  const pairs = usePairs(chainId, soughtPairs);
  const supplies = useChainReads(
    chainId,
    soughtPairs.map((sought) => liquidityRead(sought, 'totalSupply')),
  );
  const [feeTo] = useChainReads(chainId, [feeToRead(chainId)], {
    everyBlocks: FEE_EVERY_BLOCKS,
  });
  const isFeeOn = isProtocolFeeOn(feeTo);
  const lastProducts = useChainReads(
    chainId,
    soughtPairs.map((sought) => (isFeeOn ? liquidityRead(sought, 'kLast') : undefined)),
    { everyBlocks: kLastEveryBlocks },
  );
  return pairs.map((result, index) =>
    toPoolResult(result, {
      totalSupply: resultOf(supplies[index]),
      kLast: isFeeOn === false ? 0n : resultOf(lastProducts[index]),
    }),
  );
}
