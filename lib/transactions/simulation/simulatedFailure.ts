import type { Address } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import type { AppError } from '@/lib/base/errors/appError';
import { isSameCurrency, nativeCurrency } from '@/lib/base/tokens/currency';
import type { Statement } from '@/lib/transactions/review/statement';
import { InsufficientBalanceError } from '@/lib/transactions/submit/assertBalance';
import type { CallResult, Simulated, SimulationRequest } from './simulation';

/** Why a transaction would fail: the error of its kind, and the contract's own reason. */
export type SimulatedFailure = { readonly error: AppError; readonly reason?: string };

/** Why a simulated transaction would fail; undefined if it would not. */
export function simulatedFailure(
  simulation: Simulated,
  { chainId, account, calls }: SimulationRequest,
  { sold, sendErrors }: Statement,
): SimulatedFailure | undefined {
  const failed = simulation.calls.find(
    (result, index) => isFailure(result) && calls[index]?.mayFail !== true,
  );
  if (failed === undefined) return undefined;
  if (failed.status !== 'reverted')
    return { error: new InsufficientBalanceError(nativeCurrency(chainId), undefined) };
  const { reason } = failed;
  if (sold && isShort(simulation, account, sold))
    return { error: new InsufficientBalanceError(sold.currency, reason) };
  return { error: sendErrors.reverted(reason, reason), reason };
}

/** Whether the account has less than is sold, which the router's reason does not say. */
function isShort({ changes }: Simulated, account: Address, { currency, raw }: Amount): boolean {
  return changes.some(
    (change) =>
      change.owner === account &&
      isSameCurrency(change.currency, currency) &&
      change.before !== undefined &&
      change.before < raw,
  );
}

function isFailure({ status }: CallResult): boolean {
  return status === 'reverted' || status === 'unaffordable';
}
