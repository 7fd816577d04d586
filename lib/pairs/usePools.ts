import type { ChainId } from '@/lib/networks/network';
import { resultOf } from '@/lib/reads/readOutcome';
import { useChainReads } from '@/lib/reads/useChainReads';
import {
  feeToRead,
  isProtocolFeeOn,
  liquidityRead,
  type PoolResult,
  type TokenChoice,
  toPoolResult,
} from './reads';
import { usePairs } from './usePairs';

/** How often the protocol fee is read. It rarely changes. */
const FEE_EVERY_BLOCKS = 30;

/**
 * The states of some pools, in order, as an addition or removal would find them now.
 *
 * @param kLastEveryBlocks - How often the growth since the latest addition is read; 1, every block,
 * by default.
 */
export function usePools(
  chainId: ChainId | undefined,
  choices: readonly TokenChoice[],
  kLastEveryBlocks = 1,
): readonly PoolResult[] {
  const pairs = usePairs(chainId, choices);
  const supplies = useChainReads(
    chainId,
    choices.map((choice) => liquidityRead(choice, 'totalSupply')),
  );
  const [feeTo] = useChainReads(chainId, [feeToRead(chainId)], {
    everyBlocks: FEE_EVERY_BLOCKS,
  });
  const isFeeOn = isProtocolFeeOn(feeTo);
  const lastProducts = useChainReads(
    chainId,
    choices.map((choice) => (isFeeOn ? liquidityRead(choice, 'kLast') : undefined)),
    { everyBlocks: kLastEveryBlocks },
  );
  return pairs.map((result, index) =>
    toPoolResult(result, {
      totalSupply: resultOf(supplies[index]),
      kLast: isFeeOn === false ? 0n : resultOf(lastProducts[index]),
    }),
  );
}
