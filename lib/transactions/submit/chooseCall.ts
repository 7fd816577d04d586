import { type Address, type Client, type Hex, numberToHex } from 'viem';
import { AppError } from '@/lib/base/errors/appError';
import { type CallCandidates, callData } from '@/lib/chain/contracts/contractCall';
import { RETURNED_FALSE } from '@/lib/chain/contracts/returnedFalse';
import { revertReason } from '@/lib/chain/contracts/revertReason';
import { gasLimit } from '@/lib/transactions/review/gasLimit';
import type { ReviewedStatement } from '@/lib/transactions/review/statement';
import { assertBalance } from './assertBalance';

/** A call that the chain accepts, with its gas limit. */
export type ChosenCall = {
  readonly to: Address;
  readonly data: Hex;
  readonly value: bigint;
  readonly gas: bigint;
};

/**
 * The first of some calls whose gas can be estimated.
 *
 * Each call is also simulated, to learn why it would fail. When no call can be estimated, the error
 * is that of the last call: it is the most lenient one, so the others fail for the same reason. The
 * statement provides the error classes.
 *
 * @throws {InsufficientBalanceError} when a call reverts and the account has too little of the sold
 * token.
 * @throws {NoCandidateError} when there is no call. Its type rules that out; ERR-39 asks for the error.
 * @throws the node's own error when it does not answer.
 */
export async function chooseCall(
  client: Client,
  { account, statement }: ReviewedStatement,
  calls: CallCandidates,
): Promise<ChosenCall> {
  const { sendErrors, sold, unestimatedGas, leastGas } = statement;
  let failure: unknown = new NoCandidateError();
  let isReverted = false;
  for (const call of calls) {
    const { address: to, value = 0n } = call;
    const data = callData(call);
    const request = { from: account, to, data, value: numberToHex(value) };
    const [estimate, simulation] = await Promise.allSettled([
      client.request({ method: 'eth_estimateGas', params: [request] }),
      client.request({ method: 'eth_call', params: [request, 'latest'] }),
    ]);
    const isFalse = simulation.status === 'fulfilled' && simulation.value === RETURNED_FALSE;
    if (isFalse && sendErrors.returnedFalse) throw sendErrors.returnedFalse();
    if (estimate.status === 'fulfilled')
      return { to, data, value, gas: gasLimit(BigInt(estimate.value), unestimatedGas, leastGas) };
    const error: unknown =
      simulation.status === 'rejected'
        ? simulation.reason
        : sendErrors.unestimated(estimate.reason);
    const reason = simulation.status === 'rejected' ? revertReason(error) : undefined;
    isReverted = reason !== undefined;
    failure = reason === undefined ? error : sendErrors.reverted(reason, error);
  }
  if (isReverted && sold) await assertBalance(client, { account, sold, cause: failure });
  throw failure;
}

/** There was no call to send. */
export class NoCandidateError extends AppError {
  constructor() {
    super('Unexpected error. Please contact support.', { code: 'errors.noCandidate' });
  }
}
