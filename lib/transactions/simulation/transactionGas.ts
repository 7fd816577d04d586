import { hexToBytes } from 'viem';
import { type SimulationCall, simulatedData } from './simulation';

/** The gas of every transaction, and of each byte of its data. */
const TRANSACTION_GAS = 21_000n;
const [ZERO_BYTE_GAS, OTHER_BYTE_GAS] = [4n, 16n];

/**
 * The extra gas of a call from the simulator, compared with a transaction: accessing the contract,
 * and sending AVAX.
 */
const [REACHING_GAS, SENDING_GAS] = [2_600n, 6_700n];

/**
 * The extra gas of a call that sends AVAX to an address that the chain has never seen. A
 * transaction does not pay it.
 */
const NEW_ACCOUNT_GAS = 25_000n;

/** More gas than the simulator itself uses around a call. */
const SIMULATOR_GAS = 100n;

/**
 * The gas that a call saves at most after an approval in the same simulation: accessing the token
 * (2,500) and, if it is a proxy, the contract behind it (4,500), reading the allowance (2,000),
 * writing it (2,800).
 */
export const AFTER_APPROVAL_GAS = 12_000n;

/**
 * The gas that an approval saves after a reset of the same allowance in the same simulation: as a
 * transaction of its own it changes an allowance from zero.
 */
export const AFTER_RESET_GAS = 20_000n;

/**
 * The extra gas, at most, of the data of an unlimited approval: its amount has no zero byte.
 */
export const UNLIMITED_GAS = 32n * (OTHER_BYTE_GAS - ZERO_BYTE_GAS);

/**
 * The extra gas of a signature in its call, besides the approval: data, its check, a first nonce.
 */
export const SIGNATURE_GAS = 30_000n;

/**
 * The gas of a call as a transaction of its own.
 *
 * @param callGas - The gas of the call in a simulation in which no call before it used the same
 * contracts.
 */
export function transactionGas(call: SimulationCall, callGas: bigint): bigint {
  const { value = 0n } = call;
  const dataGas = hexToBytes(simulatedData(call)).reduce(
    (total, byte) => total + (byte === 0 ? ZERO_BYTE_GAS : OTHER_BYTE_GAS),
    0n,
  );
  const around = REACHING_GAS + (value > 0n ? SENDING_GAS : 0n);
  const ownGas = callGas - around;
  return TRANSACTION_GAS + dataGas + ownGas - (isNewAccount(call, ownGas) ? NEW_ACCOUNT_GAS : 0n);
}

/**
 * Whether AVAX went to a new address: its gas distinguishes that from a contract that receives
 * AVAX.
 */
function isNewAccount({ abi }: SimulationCall, ownGas: bigint): boolean {
  const rest = ownGas - NEW_ACCOUNT_GAS;
  return abi === undefined && rest >= 0n && rest < SIMULATOR_GAS;
}
