import { BaseError, type Client } from 'viem';
import { AppError } from '@/lib/errors/appError';
import { JsonRpcError } from './jsonRpcError';
import { fetchSlice } from './multicallSlice';
import type { Answers, ReadAnswer } from './readAnswers';
import type { ReadSlice } from './readPlan';
import { askSharedMulticall } from './sharedMulticall';

type Wanted = ReadSlice & {
  /** The oldest block whose answers are of use. */
  readonly atLeast: bigint;
  /** Whether it must not travel with others: it, or one of them, has just failed. */
  readonly isAlone?: boolean;
};

/** What nodes say of a call that used up its gas; a multicall whose calls may all fail fails in no other way. */
const OUT_OF_GAS = /out ?of ?gas|oog|revert/i;

/**
 * The answers to the calls of a slice, in their order, as {@link fetchSlice} gets them; what others
 * ask at the same time travels along.
 *
 * A contract may answer with so much that the node gives up the whole multicall. The slice travels
 * alone then, halved until that call stands by itself, with an {@link ExcessiveAnswerError}. A call of
 * which this is `known` travels apart from the others.
 */
export async function fetchAnswers(
  client: Client,
  wanted: Wanted,
  known: Answers,
): Promise<readonly ReadAnswer[]> {
  const apart = new Set(known.flatMap((answer) => (isExcessive(answer) ? answer.key : [])));
  if (apart.size === 0) return fetchShared(client, wanted);
  const others = only(wanted, (key) => !apart.has(key));
  const answers = await Promise.all([
    others.keys.length > 0 ? fetchShared(client, others) : [],
    ...[...apart].map((alone) =>
      fetchOrHalve(
        client,
        only(wanted, (key) => key === alone),
      ),
    ),
  ]);
  const byKey = new Map(answers.flat().map((answer) => [answer.key, answer]));
  return wanted.keys.flatMap((key) => byKey.get(key) ?? []);
}

async function fetchShared(client: Client, wanted: Wanted): Promise<readonly ReadAnswer[]> {
  if (wanted.isAlone) return fetchOrHalve(client, wanted);
  try {
    return await fetchSlice(client, wanted, askSharedMulticall);
  } catch (error) {
    if (!isOutOfGas(error)) throw error;
    return fetchOrHalve(client, wanted);
  }
}

async function fetchOrHalve(client: Client, wanted: Wanted): Promise<readonly ReadAnswer[]> {
  try {
    return await fetchSlice(client, wanted);
  } catch (error) {
    if (!isOutOfGas(error)) throw error;
    const { keys, atLeast } = wanted;
    const [key] = keys;
    if (key !== undefined && keys.length === 1)
      return [{ key, blockNumber: atLeast, status: 'error', error: excessive(error) }];
    const middle = keys.length / 2;
    const halves = await Promise.all([
      fetchOrHalve(
        client,
        only(wanted, (_, index) => index < middle),
      ),
      fetchOrHalve(
        client,
        only(wanted, (_, index) => index >= middle),
      ),
    ]);
    return halves.flat();
  }
}

/** Some of the wanted calls. */
function only(wanted: Wanted, isKept: (key: string, index: number) => boolean): Wanted {
  const { keys, calls } = wanted;
  return {
    ...wanted,
    keys: keys.filter(isKept),
    calls: calls.filter((_, index) => isKept(keys[index] ?? '', index)),
  };
}

/** Whether a node has begun to execute a multicall, and could not end it. */
function isOutOfGas(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false;
  const answer = error.walk((cause) => cause instanceof JsonRpcError);
  return answer instanceof JsonRpcError && !answer.cause && OUT_OF_GAS.test(answer.message);
}

function isExcessive(answer: ReadAnswer | undefined): answer is ReadAnswer {
  return answer?.status === 'error' && answer.error instanceof ExcessiveAnswerError;
}

function excessive(cause: unknown): ExcessiveAnswerError {
  const error = new ExcessiveAnswerError(cause);
  console.error(error.message, cause);
  return error;
}

/** A contract answers a call with more than the node can handle. */
export class ExcessiveAnswerError extends AppError {
  constructor(cause: unknown) {
    super('The answer is more than the node can handle', {
      code: 'errors.undecodableResult',
      cause,
    });
  }
}
