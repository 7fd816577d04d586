import { decodeFunctionResult, type Hex } from 'viem';
import type { CallReply } from './aggregate3';
import type { EncodedRead } from './encodedRead';
import {
  EmptyResultError,
  ExcessiveAnswerError,
  ReadRevertedError,
  type ReadState,
  UndecodableResultError,
} from './readState';

/** The latest answer to a read. */
export type ReadAnswer = {
  /**
   * The returned data; undefined when the contract reverted, or returned more than a node handles.
   */
  readonly returnData: Hex | undefined;
  /** Its state: the same object while the contract returns the same data. */
  readonly state: ReadState<unknown>;
  /** The latest block in which it was read. */
  readonly readBlock: bigint;
  /** When that read was sent, in milliseconds. */
  readonly readAtMs: number;
};

/** When and in which block replies were read. */
type ReadMoment = { readonly readBlock: bigint; readonly readAtMs: number };

/** The answer in a reply. The data is decoded only when it differs from the data in `before`. */
export function answerOf(
  read: EncodedRead,
  { success, returnData }: CallReply,
  moment: ReadMoment,
  before: ReadAnswer | undefined,
): ReadAnswer {
  const returned = success ? returnData : undefined;
  const isUnchanged =
    before !== undefined && before.returnData === returned && !isExcessive(before);
  return {
    ...moment,
    returnData: returned,
    state: isUnchanged ? before.state : stateOf(read, returned, moment.readBlock),
  };
}

/** The answer to a read whose contract returns more than the node can handle. */
export function excessiveAnswer(cause: unknown, moment: ReadMoment): ReadAnswer {
  const error = new ExcessiveAnswerError(cause);
  console.error(error.message, cause);
  return { ...moment, returnData: undefined, state: { status: 'error', error } };
}

/** Whether the contract returned more than the node can handle. Such a read is sent alone. */
export function isExcessive(answer: ReadAnswer | undefined): boolean {
  return answer?.state.status === 'error' && answer.state.error instanceof ExcessiveAnswerError;
}

function stateOf(
  { abi, functionName }: EncodedRead,
  data: Hex | undefined,
  blockNumber: bigint,
): ReadState<unknown> {
  if (data === undefined) return { status: 'error', error: new ReadRevertedError() };
  if (data === '0x') return { status: 'error', error: new EmptyResultError() };
  try {
    const result = decodeFunctionResult({ abi, functionName, data });
    return { status: 'success', result, blockNumber };
  } catch (cause) {
    const error = new UndecodableResultError(cause);
    console.error(error.message, cause);
    return { status: 'error', error };
  }
}

/**
 * The reply to a read; or the node's error if the contract's reply is too large for the node; or
 * why its part of the multicall has failed.
 */
export type ReadReply =
  | (CallReply & { readonly blockNumber: bigint })
  | { readonly excessive: unknown }
  | { readonly failed: Error };
