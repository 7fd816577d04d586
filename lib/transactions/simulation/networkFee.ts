import { type Address, isAddressEqual } from 'viem';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { maxBigint } from '@/lib/base/amounts/minMax';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { leastChargedGas } from '@/lib/transactions/review/gasLimit';
import type { NeededApproval } from '@/lib/transactions/submit/intent';
import type { Simulated, SimulationRequest } from './simulation';
import {
  AFTER_APPROVAL_GAS,
  AFTER_RESET_GAS,
  SIGNATURE_GAS,
  transactionGas,
  UNLIMITED_GAS,
} from './transactionGas';

/** An estimate of the network fee of a transaction, from its simulation. */
export type NetworkFee = {
  readonly fee: Amount;
  /** The total for the approvals that are sent before it; undefined when there are none. */
  readonly approvals?: ApprovalFees;
  /**
   * The total with transactions for the approvals that `fee` counts on a signature for; undefined
   * when there are none.
   */
  readonly unsigned?: Amount;
};

type ApprovalFees = { readonly count: number; readonly fee: Amount };

/** A simulated approval: the gas of its transaction, and of its call alone. */
type Approval = {
  readonly gas: bigint;
  readonly callGas: bigint;
  readonly signature: NeededApproval['signature'];
};

/**
 * The network fee of the last of some simulated calls, and of the approvals before it, at the
 * current gas price.
 *
 * It is an upper bound, with two exceptions: the price sums of a pool that moved in the block of
 * the simulation (`poolGas`), and a gas price that rises. There are no refunds on Avalanche.
 *
 * @param needed - The approvals that the last call needs, given or not.
 * @returns undefined while the price is not known, or when the last call did not succeed.
 */
export function networkFee(
  { calls: results, gasPrice }: Simulated,
  { chainId, calls, leastGas = 0n }: SimulationRequest,
  needed: readonly NeededApproval[],
): NetworkFee | undefined {
  const [mainCall, result] = [calls.at(-1), results[calls.length - 1]];
  if (gasPrice === undefined || !mainCall || result?.status !== 'succeeded') return undefined;
  const approvals = calls.slice(0, -1).flatMap((call, index): Approval[] => {
    const made = results[index];
    if (call.isForeseen) return [];
    const isOfSameToken = ({ address }: { readonly address: Address }) =>
      isAddressEqual(address, call.address);
    const first = calls.findIndex((other) => isOfSameToken(other) && !other.isForeseen);
    // If the token accepts the first change, the reset and the second change are not sent.
    const isNeeded = index === first || results[first]?.status !== 'succeeded';
    if (!isNeeded || made?.status !== 'succeeded') return [];
    const before = calls.slice(0, index).filter(isOfSameToken);
    const isAfterReset = before.length > 1 || before.some(({ isForeseen }) => isForeseen);
    const place = isAfterReset ? 2 : before.length;
    return [
      {
        gas: transactionGas(call, made.gas) + UNLIMITED_GAS + (LATER_GAS[place] ?? 0n),
        callGas: made.gas,
        signature: needed.find(({ token }) => isOfSameToken(token))?.signature,
      },
    ];
  });
  const sent = approvals.filter(({ signature }) => signature === undefined);
  const signed = approvals.filter(({ signature }) => signature !== undefined);
  const isToSign = signed.some(({ signature }) => signature === 'possible');
  const own = maxBigint(transactionGas(mainCall, result.gas), leastChargedGas(leastGas));
  const afterSent = own + sum(sent.map(() => AFTER_APPROVAL_GAS));
  const approving = sum(sent.map(({ gas }) => gas));
  const signing = sum(signed.map(({ callGas }) => callGas + SIGNATURE_GAS));
  const sendingSigned = sum(signed.map(({ gas }) => gas + AFTER_APPROVAL_GAS));
  const feeFor = (gas: bigint) => amountOf(nativeCurrency(chainId), gas * gasPrice);
  return {
    fee: feeFor(afterSent + signing),
    ...(sent.length > 0 && { approvals: { count: sent.length, fee: feeFor(approving) } }),
    ...(isToSign && { unsigned: feeFor(afterSent + approving + sendingSigned) }),
  };
}

/**
 * The extra gas of each approval of one token on its own, compared with in the simulation, by its
 * position: a change, its reset, and the approval after that.
 */
const LATER_GAS = [0n, AFTER_APPROVAL_GAS, AFTER_APPROVAL_GAS + AFTER_RESET_GAS];

function sum(gas: readonly bigint[]): bigint {
  return gas.reduce((total, one) => total + one, 0n);
}
