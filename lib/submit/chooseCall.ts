import { type Address, type Client, encodeFunctionData, type Hex, numberToHex } from 'viem';
import type { ContractCall } from '@/lib/contracts/contractCall';
import { revertReason } from '@/lib/contracts/revertReason';
import { AppError } from '@/lib/errors/appError';
import { gasLimit } from '@/lib/review/gasLimit';
import type { Review } from '@/lib/review/review';
import { assertBalance } from './assertBalance';
import type { Write } from './write';

/** A call that the chain accepts, with its gas limit. */
export type ChosenCall = {
  readonly to: Address;
  readonly data: Hex;
  readonly value: bigint;
  readonly gas: bigint;
};

/** What a token that cannot approve may return instead of reverting: the boolean false. */
const FALSE = numberToHex(0, { size: 32 });

const PRICE_MOVEMENT = /INSUFFICIENT_OUTPUT_AMOUNT|EXCESSIVE_INPUT_AMOUNT/;

/** What the router says when a deposit would move less of one side than its minimum. */
const POOL_MOVEMENT = /INSUFFICIENT_[AB]_AMOUNT/;

/**
 * The first of a write's calls whose gas can be estimated.
 *
 * Each is simulated along with its estimate, to learn why it would fail. When none can be estimated
 * the reason told is the last one's: it is the most lenient form, so what it fails on, the others
 * fail on too.
 *
 * @throws {PriceMovementError} {@link SwapRevertsError} {@link TransactionRevertsError} when the
 * simulation is refused; {@link InsufficientBalanceError} when it is since the account has too little of
 * what it sells; {@link ApprovalFailedError} when it returns false; {@link GasEstimateError}
 * when only the estimate failed; {@link RemovalFailsError} for either of a withdrawal.
 */
export async function chooseCall(
  client: Client,
  { account, statement }: Review,
  write: Write,
): Promise<ChosenCall> {
  let failure: unknown = new NoCandidateError();
  for (const call of write.calls) {
    const { to, data, value } = encoded(call);
    const request = { from: account, to, data, value: numberToHex(value) };
    const [estimate, simulation] = await Promise.allSettled([
      client.request({ method: 'eth_estimateGas', params: [request] }),
      client.request({ method: 'eth_call', params: [request, 'latest'] }),
    ]);
    const isFalse = simulation.status === 'fulfilled' && simulation.value === FALSE;
    if (statement.type === 'approve' && isFalse) throw new ApprovalFailedError();
    if (estimate.status === 'fulfilled')
      return { to, data, value, gas: gasLimit(BigInt(estimate.value), statement) };
    failure =
      simulation.status === 'rejected'
        ? refusal(simulation.reason, statement.type)
        : gasFailure(estimate.reason, statement.type);
  }
  if (failure instanceof SwapRevertsError)
    await assertBalance(client, { account, summary: write.summary, cause: failure });
  throw failure;
}

function encoded({ address, abi, functionName, args = [], value = 0n }: ContractCall) {
  return { to: address, data: encodeFunctionData({ abi, functionName, args }), value };
}

function refusal(error: unknown, type: Review['statement']['type']): unknown {
  const reason = revertReason(error);
  if (reason === undefined) return error;
  if (type === 'removeLiquidity') return new RemovalFailsError(error);
  if (type === 'addLiquidity' && POOL_MOVEMENT.test(reason)) return new PriceMovementError(error);
  if (type !== 'swap') return new TransactionRevertsError(reason, error);
  return PRICE_MOVEMENT.test(reason)
    ? new PriceMovementError(error)
    : new SwapRevertsError(reason, error);
}

function gasFailure(error: unknown, type: Review['statement']['type']): Error {
  const failure = new GasEstimateError(error);
  return type === 'removeLiquidity' ? new RemovalFailsError(failure) : failure;
}

/** The price moved beyond the slippage tolerance, or a token keeps part of a transfer. */
export class PriceMovementError extends AppError {
  constructor(cause: unknown) {
    super(
      'This transaction will not succeed either due to price movement or fee on transfer. Try increasing your slippage tolerance.',
      { code: 'errors.priceMovement', cause },
    );
  }
}

/** A contract refuses the swap, for a reason of its own. */
export class SwapRevertsError extends AppError {
  constructor(reason: string, cause: unknown) {
    super(
      `The transaction cannot succeed due to error: ${reason}. This is probably an issue with one of the tokens you are swapping.`,
      { code: 'errors.swapReverts', values: { reason }, cause },
    );
  }
}

/** A contract refuses the transaction, for a reason of its own. */
export class TransactionRevertsError extends AppError {
  constructor(reason: string, cause: unknown) {
    super(`The transaction cannot succeed due to error: ${reason}.`, {
      code: 'errors.transactionReverts',
      values: { reason },
      cause,
    });
  }
}

/** No form of a withdrawal can be estimated. */
export class RemovalFailsError extends AppError {
  constructor(cause: unknown) {
    super('This transaction would fail. Please contact support.', {
      code: 'errors.removalFails',
      cause,
    });
  }
}

/** No gas estimate succeeded, and yet the call itself would. */
export class GasEstimateError extends AppError {
  constructor(cause: unknown) {
    super('Unexpected issue with estimating the gas. Please try again.', {
      code: 'errors.gasEstimate',
      cause,
    });
  }
}

/** There was no call to send, and none that failed. */
export class NoCandidateError extends AppError {
  constructor() {
    super('Unexpected error. Please contact support.', { code: 'errors.noCandidate' });
  }
}

/** The token answers an approval with false: it would cost a fee and approve nothing. */
export class ApprovalFailedError extends AppError {
  constructor() {
    super('Approval failed', { code: 'errors.approvalFailed' });
  }
}
