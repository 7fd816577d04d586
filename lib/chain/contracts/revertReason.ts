import { decodeErrorResult, isHex } from 'viem';
import { errorChain, propertyOf } from '@/lib/base/errors/errorChain';
import { plainText } from '@/lib/base/text/plainText';

const EXECUTION_FAILURE = /revert|invalid opcode|out of gas|gas required exceeds/i;
const PREFIX = /^.*?execution reverted:?\s*/i;

/**
 * The reason why a contract reverted, in its own words if it gave any, safe to show.
 *
 * @returns Undefined when the error is not a revert, for example when the node did not answer.
 */
export function revertReason(error: unknown): string | undefined {
  const chain = errorChain(error);
  for (const link of chain) {
    const reason = reasonInData(link);
    if (reason !== undefined) return plainText(reason);
  }
  const message = chain.map(messageOf).find((text) => EXECUTION_FAILURE.test(text));
  if (message === undefined) return undefined;
  return plainText(message.replace(PREFIX, '')) || 'execution reverted';
}

/** The shortest description in an error, safe to show. */
export function failureMessage(error: unknown): string {
  return plainText(messageOf(error));
}

function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const texts = [propertyOf(error, 'details'), propertyOf(error, 'message')];
  return texts.find((text) => typeof text === 'string') ?? '';
}

function reasonInData(error: unknown): string | undefined {
  const data = propertyOf(error, 'data');
  if (data === undefined) return undefined;
  if (!isHex(data)) return reasonInData(data);
  try {
    const { errorName, args } = decodeErrorResult({ abi: [], data });
    return errorName === 'Error' ? String(args?.[0]) : `${errorName}(${args?.join()})`;
  } catch {
    // A custom error of the contract, whose interface is unknown.
    return undefined;
  }
}
