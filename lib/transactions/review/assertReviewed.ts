import {
  type Abi,
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  isAddressEqual,
} from 'viem';
import { AppError } from '@/lib/base/errors/appError';
import { BLOCK_GAS_LIMIT } from './gasLimit';
import type { AllowedContractCall, ReviewedStatement } from './statement';

/** The parameter of `eth_sendTransaction`, as it goes to the wallet. */
export type TransactionParameters = {
  readonly chainId: Hex;
  readonly from: Address;
  readonly to: Address;
  readonly data: Hex;
  readonly value: Hex;
  readonly gas: Hex;
};

/** The fields that a request may have. The wallet adds others, such as a fee or an access list. */
const KNOWN_PARAMETERS = new Set(['chainId', 'from', 'to', 'data', 'value', 'gas']);

/** The gas of the simplest transaction. */
const MIN_GAS = 21_000n;

/** A number as JSON-RPC writes it. */
const QUANTITY = /^0x(0|[1-9a-f][0-9a-f]*)$/i;

/**
 * Throws unless the request is what the user reviewed.
 *
 * It trusts only the request itself: it decodes the call data again and compares every argument
 * with what was shown, the contract with our address book, the deadline with the clock, and the gas
 * with the block's limit.
 *
 * @param nowSeconds - The later of chain time and device clock, at signing.
 * @throws {ReviewMismatchError} naming the first field that differs.
 * @throws the statement's error when nothing may be sent although it was reviewed.
 */
export function assertReviewed(
  request: TransactionParameters,
  { chainId, account, statement }: ReviewedStatement,
  nowSeconds: bigint,
): void {
  const allowed = statement.allowedCall({ chainId, account, nowSeconds });
  const unknown = Object.keys(request).find((name) => !KNOWN_PARAMETERS.has(name));
  if (unknown !== undefined) throw new ReviewMismatchError(unknown);
  if (!isGasLimit(request.gas)) throw new ReviewMismatchError('gas');
  if (hexToBigInt(request.chainId) !== BigInt(chainId)) throw new ReviewMismatchError('chainId');
  if (!isAddressEqual(request.from, account)) throw new ReviewMismatchError('from');
  if (!isAddressEqual(request.to, allowed.target)) throw new ReviewMismatchError('to');
  if (hexToBigInt(request.value) !== allowed.value) throw new ReviewMismatchError('value');
  if (allowed.abi === undefined) {
    if (request.data !== '0x') throw new ReviewMismatchError('data');
    return;
  }
  for (const { name, argument } of decodedArguments(request.data, allowed)) {
    if (allowed.args[name]?.(argument) !== true) throw new ReviewMismatchError(name);
  }
}

function isGasLimit(gas: Hex): boolean {
  if (!QUANTITY.test(gas)) return false;
  const limit = hexToBigInt(gas);
  return limit >= MIN_GAS && limit <= BLOCK_GAS_LIMIT;
}

function decodedArguments(data: Hex, { abi, functionNames }: AllowedContractCall) {
  const { functionName, args = [] } = decoded(data, abi);
  if (!functionNames.includes(functionName)) throw new ReviewMismatchError('function');
  // Extra bytes after the arguments, or unused bits in them, would go unnoticed.
  if (encodeFunctionData({ abi, functionName, args }) !== data.toLowerCase())
    throw new ReviewMismatchError('data');
  const names = abi.flatMap((item) =>
    item.type === 'function' && item.name === functionName
      ? item.inputs.map(({ name = '' }) => name)
      : [],
  );
  return names.map((name, position) => ({ name, argument: args[position] }));
}

function decoded(data: Hex, abi: Abi) {
  try {
    return decodeFunctionData({ abi, data });
  } catch (cause) {
    throw new ReviewMismatchError('function', cause);
  }
}

/** The transaction about to be sent is not the reviewed one. Nothing was sent. */
export class ReviewMismatchError extends AppError {
  constructor(field: string, cause?: unknown) {
    super(`The ${field} to be sent is not the one reviewed`, {
      code: 'errors.reviewMismatch',
      values: { field },
      cause,
    });
  }
}
