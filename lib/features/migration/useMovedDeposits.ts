import type { Address } from 'viem';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { AVALANCHE } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import { type ReadState, resultOf } from '@/lib/chain/reads/readState';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import {
  earnedRead,
  type StakedAnswer,
  stakedIn,
  stakedRead,
} from '@/lib/exchange/rewards/pools/rewardReads';
import { balanceRead } from '@/lib/holdings/wallet/balanceRead';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import type { Move } from './move';

/** The outcome of a move. */
export type MovedDeposit = {
  readonly move: Move;
  /** What the account has in the farm of version 2; undefined while unknown. */
  readonly staked: Amount<Token> | undefined;
  /**
   * What it still has in the old farm and in its wallet, in the smallest unit; undefined while
   * unknown.
   */
  readonly remaining: bigint | undefined;
  /**
   * The reward that the old farm still owes; undefined while unknown, and if it does not report
   * it.
   */
  readonly owed: Amount<Token> | undefined;
};

/** What an account has at both ends of moves, in their order, in one block. */
export function useMovedDeposits(
  account: Address,
  moves: readonly Move[],
): readonly MovedDeposit[] {
  const read = useReadRecords(
    AVALANCHE,
    moves.map((move) => ({ move })),
    ({ move: { from, to } }) => ({
      newer: stakedRead(to.pool, account),
      older: stakedRead(from.pool, account),
      balance: balanceRead(account, to.pool.stakingToken),
      reward: earnedRead(from.pool, account),
    }),
    {
      sinceBlock: useLatestReceiptBlock(AVALANCHE, account),
      needsSameBlock: true,
    },
  );
  return read.map(({ move, newer, older, balance, reward }) => {
    const [raw, inFarm] = [stakedIfKnown(newer), stakedIfKnown(older)];
    const [inWallet, owed] = [resultOf(balance), resultOf(reward)];
    return {
      move,
      owed: owed === undefined ? undefined : amountOf(move.from.pool.rewardToken, owed),
      staked: raw === undefined ? undefined : amountOf(move.to.pool.stakingToken, raw),
      remaining: inFarm === undefined || inWallet === undefined ? undefined : inFarm + inWallet,
    };
  });
}

function stakedIfKnown(state: ReadState<StakedAnswer>): bigint | undefined {
  const answer = resultOf(state);
  return answer === undefined ? undefined : stakedIn(answer);
}
