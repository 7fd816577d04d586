import { type Reply, repliesById, replyTo, type WireRequest } from './batchReply';
import { EndpointUnreachableError, postJson } from './postJson';

/** A request that waits for its reply. */
export type Waiting = {
  readonly wire: WireRequest;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Posts some requests as a JSON array, and settles each by its reply.
 *
 * @throws when the batch fails as a whole, and none of its requests is settled: with an error of
 * {@link postJson}, or a {@link RefusedBatchError}.
 */
export async function postBatch(url: string, batch: readonly Waiting[]): Promise<void> {
  const wires = batch.map(({ wire }) => wire);
  const answer = await postJson(url, wires);
  if (!Array.isArray(answer)) throw new RefusedBatchError();
  const replies = repliesById(wires, answer);
  // Fewer replies than requests, and no result among them: one error for the whole batch.
  if (answer.length < wires.length && replies.every(({ status }) => status === 'error'))
    throw new RefusedBatchError();
  for (const [index, request] of batch.entries()) settle(request, replies[index]);
}

/**
 * Posts one request as an object, and settles it by its reply.
 *
 * @throws when there is no reply to it, like {@link postBatch}.
 */
export async function postAlone(url: string, request: Waiting): Promise<void> {
  const reply = replyTo(request.wire, await postJson(url, request.wire));
  if (reply === undefined) throw new RefusedBatchError();
  settle(request, reply);
}

function settle({ resolve, reject }: Waiting, reply: Reply | undefined): void {
  if (reply?.status === 'result') resolve(reply.result);
  else reject(reply?.error);
}

/** The endpoint did not answer with replies to the requests. */
export class RefusedBatchError extends EndpointUnreachableError {
  constructor() {
    super('The answer is no batch.');
  }
}
