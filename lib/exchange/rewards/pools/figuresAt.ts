import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import type { CallReply } from '@/lib/chain/reads/aggregate3';
import { resultIn } from '@/lib/chain/reads/oldState';
import type { ReadState } from '@/lib/chain/reads/readState';
import { UndecodableResultError } from '@/lib/chain/reads/readState';
import type { RewardPool } from './rewardPool';
import { rewardPoolReads } from './rewardReads';
import type { RewardFigures } from './rewardState';
import { type RewardAnswers, toRewardState } from './toRewardState';

const NAMES = ['totalStaked', 'rate', 'periodFinish', 'weight', 'totalWeight'] as const;

type NamedCall = { readonly name: (typeof NAMES)[number]; readonly call: ContractCall };

function namedCalls(pool: RewardPool): readonly NamedCall[] {
  const reads = rewardPoolReads(pool, undefined);
  return NAMES.flatMap((name) => {
    const call = reads[name];
    return call ? [{ name, call }] : [];
  });
}

/** The calls from which {@link figuresAt} has what a pool pays. */
export function figureCalls(pool: RewardPool): readonly ContractCall[] {
  return namedCalls(pool).map(({ call }) => call);
}

/**
 * What a pool paid in the state after a block; undefined if a contract did not answer. What its
 * rewarder paid is left out.
 *
 * @param replies - To the {@link figureCalls}.
 * @param seconds - The time of the block, in seconds since 1970.
 */
export function figuresAt(
  pool: RewardPool,
  replies: readonly CallReply[],
  seconds: number,
): RewardFigures | undefined {
  const answers = Object.fromEntries(
    namedCalls(pool).map(({ name, call }, index) => [
      name,
      stateOf(resultIn(replies[index], call.abi, call.functionName)),
    ]),
  );
  // Each name has the type of the call that was decoded by its own interface.
  const state = toRewardState(pool.contract.type, answers as RewardAnswers, BigInt(seconds));
  return state.status === 'known' ? state.figures : undefined;
}

function stateOf(result: unknown): ReadState<unknown> {
  return result === undefined
    ? { status: 'error', error: new UndecodableResultError(undefined) }
    : { status: 'success', result, blockNumber: 0n };
}
