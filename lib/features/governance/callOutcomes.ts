import { concat, type Hex, isAddressEqual, keccak256, numberToHex, slice, toBytes } from 'viem';
import { AVALANCHE } from '@/lib/base/networks/network';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { revertReason } from '@/lib/chain/contracts/revertReason';
import { type AskInOwnBatch, askInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { simulate } from '@/lib/transactions/simulation/simulate';
import type { CallResult } from '@/lib/transactions/simulation/simulation';
import type { ProposedCall } from './proposedCalls';

/**
 * What a call of a proposal would do now, made from the timelock after the previous ones.
 *
 * - `succeeds`: in its turn, and also without the calls before it.
 * - `succeedsAlone`: by itself. The calls could not be simulated one after the other.
 * - `succeedsAfter`: only after the calls before it.
 * - `reverts`: with the contract's reason, and the whole execution with it.
 * - `notReached`: a call before it reverts.
 * - `mayDepend`: by itself it reverts, and the calls could not be simulated one after the other.
 * - `unknown`: no endpoint simulated it.
 */
export type CallOutcome =
  | { readonly type: 'succeeds' | 'succeedsAlone' | 'succeedsAfter' | 'notReached' | 'unknown' }
  | { readonly type: 'reverts' | 'mayDepend'; readonly reason: string };

const { timelock } = EXCHANGE_ADDRESSES[AVALANCHE];

type Options = { readonly signal: AbortSignal; readonly ask?: AskInOwnBatch };

/**
 * Tries out the calls of a proposal from the timelock, in the state of the latest block: each by
 * itself, then one after the other. Nothing is sent. The calls have the AVAX that they send along,
 * because the executor of the proposal pays it.
 *
 * If a call is to the timelock itself, each is tried out only by itself: the simulator takes the
 * place of the timelock's code.
 *
 * @returns The outcomes in the order of the calls.
 * @throws the reason of the signal when it is aborted.
 */
export async function callOutcomes(
  calls: readonly ProposedCall[],
  { signal, ask = askInOwnBatch }: Options,
): Promise<readonly CallOutcome[]> {
  const [alone, together] = await Promise.all([
    eachAlone(calls, { signal, ask }),
    inSequence(calls, { signal, ask }),
  ]);
  return calls.map((_call, index) => outcomeOf(alone[index], together?.[index], index));
}

type Alone = { readonly hasSucceeded: boolean; readonly reason?: string | undefined };

/** The results of each call by itself; empty if no endpoint answers. */
async function eachAlone(
  calls: readonly ProposedCall[],
  { signal, ask }: Required<Options>,
): Promise<readonly Alone[]> {
  const requests = calls.map((call) => ({
    method: 'eth_call',
    params: [
      {
        from: timelock,
        to: call.target,
        data: dataOf(call),
        value: numberToHex(call.value),
      },
      'latest',
      ...(call.value > 0n ? [{ [timelock]: { balance: numberToHex(call.value) } }] : []),
    ],
  }));
  try {
    return await ask(AVALANCHE, requests, (responses) => responses.map(aloneIn), signal);
  } catch {
    signal.throwIfAborted();
    // The calls are then shown as not simulated.
    return [];
  }
}

function aloneIn(response: PromiseSettledResult<unknown>): Alone {
  if (response.status === 'fulfilled') return { hasSucceeded: true };
  const reason = revertReason(response.reason);
  if (reason === undefined) throw response.reason;
  return { hasSucceeded: false, reason };
}

/** The results of the calls one after the other; undefined if they can't be simulated. */
async function inSequence(
  calls: readonly ProposedCall[],
  options: Required<Options>,
): Promise<readonly CallResult[] | undefined> {
  if (calls.some(({ target }) => isAddressEqual(target, timelock))) return undefined;
  const paid = calls.reduce((sum, { value }) => sum + value, 0n);
  const simulation = await simulate(
    {
      chainId: AVALANCHE,
      account: timelock,
      calls: calls.map((call) => ({
        address: call.target,
        data: dataOf(call),
        value: call.value,
      })),
      balances: [],
      mayReplaceCode: true,
      ...(paid > 0n && { nativeBalance: paid }),
    },
    options,
  );
  return simulation.kind === 'simulated' ? simulation.calls : undefined;
}

function outcomeOf(
  alone: Alone | undefined,
  result: CallResult | undefined,
  index: number,
): CallOutcome {
  switch (result?.status) {
    case 'succeeded':
      return { type: alone?.hasSucceeded === false ? 'succeedsAfter' : 'succeeds' };
    case 'reverted':
      return { type: 'reverts', reason: result.reason };
    case 'notMade':
      return { type: 'notReached' };
    default:
      return withoutSequence(alone, index);
  }
}

function withoutSequence(alone: Alone | undefined, index: number): CallOutcome {
  if (alone === undefined) return { type: 'unknown' };
  if (alone.hasSucceeded) return { type: index === 0 ? 'succeeds' : 'succeedsAlone' };
  return { type: index === 0 ? 'reverts' : 'mayDepend', reason: alone.reason ?? '' };
}

/** The call's data as the timelock builds it. */
function dataOf({ signature, calldata }: ProposedCall): Hex {
  if (signature === '') return calldata;
  return concat([selectorOf(signature), calldata]);
}

/** The first four bytes of the hash of the text, whether or not it is a well-formed signature. */
function selectorOf(signature: string): Hex {
  return slice(keccak256(toBytes(signature)), 0, 4);
}
