import { encodeFunctionData, hexToBytes, isAddressEqual } from 'viem';
import { type Amount, amountOf } from '@/lib/amounts/amount';
import type { NeededApproval } from '@/lib/submit/intent';
import { nativeCurrency } from '@/lib/tokens/currency';
import type { CallResult, Simulated, SimulationCall, SimulationRequest } from './simulation';

/** What every transaction costs in gas, and each byte of its data. */
const TRANSACTION_GAS = 21_000n;
const [ZERO_BYTE_GAS, OTHER_BYTE_GAS] = [4n, 16n];

/** What a call from the simulator costs more than a transaction's own: reaching it, and sending AVAX. */
const [REACHING_GAS, SENDING_GAS] = [2_600n, 6_700n];

/** What the network is paid for a transaction, as far as a simulation tells: an estimate. */
export type NetworkFee = {
  readonly fee: Amount;
  /** For the approvals that are sent before it, together; absent when there are none. */
  readonly approvals?: ApprovalFees;
  /** For those that a signature can take the place of; absent when there are none. */
  readonly unlessSigned?: Amount;
};

type ApprovalFees = { readonly count: number; readonly fee: Amount };

/**
 * The network fee of the last of some simulated calls, and of the approvals before it, at the price of
 * gas now.
 *
 * @param needed - The approvals that the last call needs, given or not.
 * @returns undefined while the price is not known, or when the last call did not succeed.
 */
export function networkFee(
  { calls: results, gasPrice }: Simulated,
  { chainId, calls }: SimulationRequest,
  needed: readonly NeededApproval[],
): NetworkFee | undefined {
  const gas = calls.map((call, index) => gasOf(call, results[index]));
  const own = gas.at(-1);
  if (gasPrice === undefined || own === undefined) return undefined;
  const feeFor = (used: bigint) => amountOf(nativeCurrency(chainId), used * gasPrice);
  const before = calls.slice(0, -1).flatMap((call, index) => {
    // One that may fail is sent only where the token demands it.
    if (call.mayFail) return [];
    const signature = needed.find(({ token }) =>
      isAddressEqual(token.address, call.address),
    )?.signature;
    return [{ used: gas[index] ?? 0n, signature }];
  });
  const sent = before.filter(({ signature }) => signature === undefined);
  const signable = before.filter(({ signature }) => signature === 'possible');
  return {
    fee: feeFor(own),
    ...(sent.length > 0 && { approvals: { count: sent.length, fee: feeFor(sum(sent)) } }),
    ...(signable.length > 0 && { unlessSigned: feeFor(sum(signable)) }),
  };
}

function sum(calls: readonly { readonly used: bigint }[]): bigint {
  return calls.reduce((total, { used }) => total + used, 0n);
}

function gasOf(call: SimulationCall, result: CallResult | undefined): bigint | undefined {
  if (result?.status !== 'succeeded') return undefined;
  const { abi, functionName, args = [], value = 0n } = call;
  const data = hexToBytes(encodeFunctionData({ abi, functionName, args }));
  const dataGas = data.reduce(
    (sum, byte) => sum + (byte === 0 ? ZERO_BYTE_GAS : OTHER_BYTE_GAS),
    0n,
  );
  const around = REACHING_GAS + (value > 0n ? SENDING_GAS : 0n);
  return TRANSACTION_GAS + dataGas + result.gas - around;
}
