import { callData } from '@/lib/chain/contracts/contractCall';
import { type AskInOwnBatch, askInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { errorKindOf } from '@/lib/chain/rpc/errorKind';
import { withdrawCalls } from './withdrawCalls';
import type { WithdrawMethod } from './withdrawMethods';
import type { Withdrawal } from './withdrawTerms';

type Options = {
  readonly ask?: AskInOwnBatch;
  readonly signal: AbortSignal;
};

/**
 * The first of some methods to withdraw that does not revert now. It makes plain calls, which need
 * no approval, so it also works for accounts that are contracts and on endpoints that can't
 * simulate.
 *
 * @param methods - The method that gives up least first.
 * @returns null if all revert.
 * @throws when no endpoint answers all calls, with the failure of the last endpoint.
 */
export function findWithdrawMethod<Method extends WithdrawMethod>(
  withdrawal: Withdrawal,
  methods: readonly [Method, ...Method[]],
  { ask = askInOwnBatch, signal }: Options,
): Promise<Method | null> {
  const { account, pool } = withdrawal;
  const requests = methods.flatMap((method) =>
    withdrawCalls({ ...withdrawal, method }).map((call) => ({
      method: 'eth_call',
      params: [{ from: account, to: call.address, data: callData(call) }, 'latest'],
    })),
  );
  const firstAccepted = (responses: readonly PromiseSettledResult<unknown>[]): Method | null => {
    const index = responses.findIndex(
      (response) => response.status === 'fulfilled' || isUnclear(response),
    );
    const response = responses[index];
    if (response?.status === 'rejected') throw response.reason;
    return methods[index] ?? null;
  };
  return ask(pool.chainId, requests, firstAccepted, signal);
}

/** Whether the endpoint failed, and not the contract. A division by zero uses up all gas. */
function isUnclear({ reason }: PromiseRejectedResult): boolean {
  const kind = errorKindOf(reason);
  return kind !== 'reverted' && kind !== 'outOfGas';
}
