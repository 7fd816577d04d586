import { AppError } from '@/lib/base/errors/appError';
import { type JsonRpcResponse, responsesById, type WireRequest } from './jsonRpcResponse';
import { postJson } from './postJson';

/** The most requests of any POST. */
export const MAX_REQUESTS = 100;

/** A request that waits for its response. */
export type PendingRequest = {
  readonly wire: WireRequest;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Posts some requests as a JSON array, and settles each by its response.
 *
 * @throws when the batch fails as a whole, and none of its requests is settled: with an error of
 * {@link postJson}, or a {@link NoBatchError}.
 */
export async function postBatch(url: string, batch: readonly PendingRequest[]): Promise<void> {
  const wires = batch.map(({ wire }) => wire);
  const response = await postJson(url, wires);
  const items: readonly unknown[] = Array.isArray(response) ? response : [];
  const responses = responsesById(wires, items);
  // Fewer responses than requests, and no result among them: one error for the whole batch.
  if (items.length < wires.length && responses.every(({ status }) => status === 'error'))
    throw new NoBatchError();
  for (const [index, request] of batch.entries()) settle(request, responses[index]);
}

/** Settles a request by its response. */
export function settle(
  { resolve, reject }: PendingRequest,
  response: JsonRpcResponse | undefined,
): void {
  if (response?.status === 'result') resolve(response.result);
  else reject(response?.error);
}

/** An endpoint has answered, but with something else than the responses. */
export class NoBatchError extends AppError {
  constructor() {
    super('Failed to send batch call', { code: 'errors.networkBusy' });
  }
}
