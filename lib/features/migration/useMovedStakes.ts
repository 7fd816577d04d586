import type { Address } from 'viem';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import { resultOf } from '@/lib/chain/reads/readOutcome';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import {
  earnedRead,
  type StakedAnswer,
  stakedIn,
  stakedRead,
} from '@/lib/exchange/rewards/pools/rewardReads';
import { balanceRead } from '@/lib/holdings/wallet/balanceReads';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import type { Move } from './move';
import { MIGRATION_CHAIN_ID } from './useMigration';

/** The outcome of a move. */
export type MovedStake = {
  readonly move: Move;
  /** What the account has in the farm of version 2; undefined while unknown. */
  readonly staked: Amount<Token> | undefined;
  /**
   * What it still has in the older farm and in its wallet, in the smallest unit; undefined while
   * unknown.
   */
  readonly remaining: bigint | undefined;
  /**
   * The reward that the older farm still owes; undefined while unknown, and if it does not report
   * it.
   */
  readonly owed: Amount<Token> | undefined;
};

/** What an account has at both ends of moves, in their order, in one block. */
export function useMovedStakes(account: Address, moves: readonly Move[]): readonly MovedStake[] {
  const options = {
    sinceBlock: useLatestReceiptBlock(MIGRATION_CHAIN_ID, account),
    needsSameBlock: true,
  };
  const newer = useChainReads(
    MIGRATION_CHAIN_ID,
    moves.map(({ to }) => stakedRead(to.pool, account)),
    options,
  );
  const older = useChainReads(
    MIGRATION_CHAIN_ID,
    moves.map(({ from }) => stakedRead(from.pool, account)),
    options,
  );
  const balances = useChainReads(
    MIGRATION_CHAIN_ID,
    moves.map(({ to }) => balanceRead(account, to.pool.stakingToken)),
    options,
  );
  const rewards = useChainReads(
    MIGRATION_CHAIN_ID,
    moves.map(({ from }) => earnedRead(from.pool, account)),
    options,
  );
  const told = (answer: StakedAnswer | undefined) =>
    answer === undefined ? undefined : stakedIn(answer);
  return moves.map((move, index) => {
    const raw = told(resultOf(newer[index]));
    const [inFarm, inWallet] = [told(resultOf(older[index])), resultOf(balances[index])];
    const owed = resultOf(rewards[index]);
    return {
      move,
      owed: owed === undefined ? undefined : amountOf(move.from.pool.rewardToken, owed),
      staked: raw === undefined ? undefined : amountOf(move.to.pool.stakingToken, raw),
      remaining: inFarm === undefined || inWallet === undefined ? undefined : inFarm + inWallet,
    };
  });
}
