import { encodeFunctionData, hexToBytes } from 'viem';
import type { ContractCall } from '@/lib/contracts/contractCall';

/** What every transaction costs in gas, and each byte of its data. */
const TRANSACTION_GAS = 21_000n;
const [ZERO_BYTE_GAS, OTHER_BYTE_GAS] = [4n, 16n];

/**
 * What a call from the simulator costs more than a transaction's own: reaching it, and sending
 * AVAX.
 */
const [REACHING_GAS, SENDING_GAS] = [2_600n, 6_700n];

/**
 * What a call costs less after an approval in the same simulation, at most: reaching the token
 * (2,500) and, where it is a proxy, the contract behind it (4,500), reading the allowance (2,000),
 * writing it (2,800).
 */
export const AFTER_APPROVAL_GAS = 12_000n;

/**
 * What an approval costs less after a reset of the same allowance in the same simulation: as a
 * transaction of its own it writes an allowance where there is none.
 */
export const AFTER_RESET_GAS = 20_000n;

/**
 * What the data of an approval without a limit costs more, at most: its amount has no zero byte.
 */
export const UNLIMITED_GAS = 32n * (OTHER_BYTE_GAS - ZERO_BYTE_GAS);

/**
 * What a signature costs in its call beside the approval: data, the check, a first nonce written.
 */
export const SIGNATURE_GAS = 30_000n;

/**
 * The gas of a call as a transaction of its own.
 *
 * @param callGas - What the call used in a simulation, in which nothing before it touched the same
 * contracts.
 */
export function transactionGas(call: ContractCall, callGas: bigint): bigint {
  const { abi, functionName, args = [], value = 0n } = call;
  const data = hexToBytes(encodeFunctionData({ abi, functionName, args }));
  const dataGas = data.reduce(
    (total, byte) => total + (byte === 0 ? ZERO_BYTE_GAS : OTHER_BYTE_GAS),
    0n,
  );
  const around = REACHING_GAS + (value > 0n ? SENDING_GAS : 0n);
  return TRANSACTION_GAS + dataGas + callGas - around;
}
