import type { Address } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { depositCalls } from '@/lib/exchange/rewards/actions/depositCalls';
import { withdrawCalls } from '@/lib/exchange/rewards/actions/withdrawCalls';
import { withdrawMethods } from '@/lib/exchange/rewards/actions/withdrawMethods';
import { simulate } from '@/lib/transactions/simulation/simulate';
import type { CallResult } from '@/lib/transactions/simulation/simulation';
import { withApprovals } from '@/lib/transactions/simulation/withApprovals';
import type { Move } from './move';

/**
 * The outcome of a whole move now.
 *
 * - `passes`: everything is withdrawn with its reward, and deposited.
 * - `passesWithoutReward`: the same, but the reward stays claimable in the old farm.
 * - `withdrawFails`: the old farm returns nothing, so nothing happens.
 * - `depositFails`: the pool tokens would be left in the wallet.
 * - `unknown`: no endpoint simulated it.
 */
export type MoveOutcome =
  | { readonly type: 'passes' | 'passesWithoutReward' | 'unknown' }
  | { readonly type: 'withdrawFails' | 'depositFails'; readonly reason: string };

type Options = { readonly signal: AbortSignal; readonly ask?: AskInOwnBatch };

/**
 * Tries out a move of all that an account has in the old farm: the withdrawal, then the deposit,
 * in the state of the latest block. Nothing is sent.
 *
 * @param staked - What the account has in the old farm, in the smallest unit of the pool token.
 */
export async function moveOutcome(
  { from, to }: Move,
  { account, staked }: { readonly account: Address; readonly staked: bigint },
  options: Options,
): Promise<MoveOutcome> {
  const amount = amountOf(from.pool.stakingToken, staked);
  const { chainId, stakingToken: token } = from.pool;
  const approval = { token, spender: to.pool.contract.address, raw: staked, allowance: 0n };
  let failed: MoveOutcome = { type: 'unknown' };
  for (const method of withdrawMethods(from.pool, true)) {
    const mainCalls = [
      ...withdrawCalls({ account, pool: from.pool, amount, method }),
      ...depositCalls({ account, pool: to.pool, amount, deadlineSeconds: 0 }),
    ];
    const calls = withApprovals([approval], mainCalls);
    const simulation = await simulate({ chainId, account, calls, balances: [] }, options);
    if (simulation.kind === 'unavailable') return { type: 'unknown' };
    const [withdrawal, deposit] = simulation.calls.slice(-mainCalls.length);
    if (withdrawal?.status !== 'succeeded') {
      failed = { type: 'withdrawFails', reason: reasonOf(withdrawal) };
      continue;
    }
    if (deposit?.status !== 'succeeded') return { type: 'depositFails', reason: reasonOf(deposit) };
    return { type: method === 'exit' ? 'passes' : 'passesWithoutReward' };
  }
  return failed;
}

/**
 * Tries out the deposit of pool tokens that are in the wallet, as `moveOutcome` does.
 *
 * @param held - What is deposited, in the smallest unit of the pool token.
 */
export async function depositOutcome(
  { to }: Move,
  { account, held }: { readonly account: Address; readonly held: bigint },
  options: Options,
): Promise<MoveOutcome> {
  const { chainId, stakingToken: token, contract } = to.pool;
  const approval = { token, spender: contract.address, raw: held, allowance: 0n };
  const amount = amountOf(token, held);
  const mainCalls = depositCalls({ account, pool: to.pool, amount, deadlineSeconds: 0 });
  const calls = withApprovals([approval], mainCalls);
  const simulation = await simulate({ chainId, account, calls, balances: [] }, options);
  if (simulation.kind === 'unavailable') return { type: 'unknown' };
  const deposit = simulation.calls.at(-1);
  if (deposit?.status === 'succeeded') return { type: 'passes' };
  return { type: 'depositFails', reason: reasonOf(deposit) };
}

function reasonOf(result: CallResult | undefined): string {
  return result?.status === 'reverted' ? result.reason : '';
}
