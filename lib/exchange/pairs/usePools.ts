import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { type ReadOutcome, resultOf } from '@/lib/chain/reads/readOutcome';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import {
  feeToRead,
  heldRead,
  holdingReads,
  isProtocolFeeOn,
  liquidityRead,
  type PoolResult,
  toPoolResult,
} from './poolReads';
import { pairReads, type TokenChoice, toPairResult } from './reads';

type Options = {
  /** Whose liquidity in the pools is read as well. */
  readonly owner?: Address | undefined;
  /** Whether the token balances of the pairs' contracts are read, and not assumed. */
  readonly countsHoldings?: boolean;
};

const LOADING: ReadOutcome<never> = { status: 'loading' };

/**
 * The states of some pools, in order, as an addition or removal would find them now.
 *
 * All figures of all pools are of one block: a deposit changes reserves, supply and the growth
 * since the latest addition at once, and a share of two blocks would be a wrong one.
 */
export function usePools(
  chainId: ChainId | undefined,
  choices: readonly TokenChoice[],
  { owner, countsHoldings = false }: Options = {},
): readonly PoolResult[] {
  const together = {
    needsSameBlock: true,
    sinceBlock: useLatestReceiptBlock(chainId, owner),
  } as const;
  const [feeTo] = useChainReads(chainId, [feeToRead(chainId)], together);
  const isFeeOn = isProtocolFeeOn(feeTo);
  const reserves = useChainReads(chainId, pairReads(choices), together);
  const supplies = useChainReads(
    chainId,
    choices.map((choice) => liquidityRead(choice, 'totalSupply')),
    together,
  );
  const lastProducts = useChainReads(
    chainId,
    choices.map((choice) => (isFeeOn === false ? undefined : liquidityRead(choice, 'kLast'))),
    together,
  );
  const held = useChainReads(
    chainId,
    choices.map((choice) => heldRead(owner, choice)),
    together,
  );
  const holdings = useChainReads(
    chainId,
    countsHoldings ? choices.flatMap(holdingReads) : [],
    together,
  );
  return choices.map((choice, index) =>
    toPoolResult(toPairResult(choice, reserves[index] ?? LOADING), {
      totalSupply: resultOf(supplies[index]),
      kLast: growthBase(isFeeOn, lastProducts[index]),
      held: resultOf(held[index]),
      holdings: countsHoldings
        ? [holdings[2 * index] ?? LOADING, holdings[2 * index + 1] ?? LOADING]
        : undefined,
    }),
  );
}

/** The product that the protocol's growth is counted from: zero while the fee is off. */
function growthBase(
  isFeeOn: boolean | undefined,
  kLast: ReadOutcome<bigint> | undefined,
): bigint | undefined {
  if (isFeeOn === undefined) return undefined;
  return isFeeOn ? resultOf(kLast) : 0n;
}
