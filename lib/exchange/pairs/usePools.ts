import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { hasNoUsableAnswer, resultOf } from '@/lib/chain/reads/readState';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import { type TokenChoice, toPairResult } from './pairResult';
import {
  countedKLast,
  feeToRead,
  isProtocolFeeOn,
  ownLiquidityRead,
  type PoolResult,
  pairBalanceReads,
  poolReads,
  toPoolResult,
} from './poolResult';

type Options = {
  /** Whose liquidity in the pools is read as well. */
  readonly owner?: Address | undefined;
  /** Whether the token balances of the pairs' contracts are read, and not assumed. */
  readonly readsPairBalances?: boolean;
  /** How often they are read. Only with 1, the default, all figures are of one block. */
  readonly everyBlocks?: number;
};

type WithPool = {
  readonly result: PoolResult;
  /** Whether a read has no answer yet. False after a failure, when the result may stay `loading`. */
  readonly isReading: boolean;
  /** Whether a contract has no usable answer, so that the result may stay `loading`. */
  readonly isUnreadable: boolean;
};

/**
 * The items with the states of their pools, as an addition or removal would find them now.
 *
 * All figures of all pools are of one block: a deposit changes reserves, supply and the growth
 * since the latest addition at once, and a share of two blocks would be a wrong one.
 */
export function usePools<Item extends { readonly tokens: TokenChoice }>(
  chainId: ChainId | undefined,
  items: readonly Item[],
  { owner, readsPairBalances = false, everyBlocks = 1 }: Options = {},
): readonly (Item & WithPool)[] {
  const sinceBlock = useLatestReceiptBlock(chainId, owner);
  const options = { everyBlocks, needsSameBlock: everyBlocks === 1, sinceBlock };
  const [feeTo] = useChainReads(chainId, [feeToRead(chainId)], options);
  const isFeeOn = isProtocolFeeOn(feeTo);
  const read = useReadRecords(
    chainId,
    items,
    ({ tokens }) => ({
      ...poolReads(tokens, isFeeOn),
      held: ownLiquidityRead(owner, tokens),
      ...(readsPairBalances
        ? pairBalanceReads(tokens)
        : { pairBalance0: undefined, pairBalance1: undefined }),
    }),
    options,
  );
  return read.map((each) => {
    const states = [
      ...[feeTo, each.reserves, each.totalSupply, each.kLastAnswer],
      ...[each.held, each.pairBalance0, each.pairBalance1],
    ];
    return {
      ...each,
      result: toPoolResult(toPairResult(each.tokens, each.reserves), {
        totalSupply: resultOf(each.totalSupply),
        kLast: countedKLast(isFeeOn, each.kLastAnswer),
        held: resultOf(each.held),
        pairBalances: readsPairBalances ? [each.pairBalance0, each.pairBalance1] : undefined,
      }),
      isReading: states.some(({ status }) => status === 'loading'),
      isUnreadable: states.some(hasNoUsableAnswer),
    };
  });
}
