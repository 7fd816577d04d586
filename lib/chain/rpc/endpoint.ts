import { monotonicMs } from '@/lib/base/time/monotonicMs';
import { assertChain, type EndpointChain, WrongChainEndpointError } from './assertChain';
import { afterFailure, type Backoff, NO_BACKOFF, retryAtMs } from './endpointBackoff';
import { endpointFailure } from './endpointFailure';
import { errorKindOf } from './errorKind';
import { type AskNode, type JsonRpcRequest, jsonRpcBatch } from './jsonRpcBatch';
import { MissingResponseError } from './jsonRpcResponse';
import { HttpStatusError } from './postJson';

/**
 * Asks a node and reads its response. When `read` throws, the response counts as a failure of the
 * endpoint at `url`.
 */
export type AskEndpoint = <Answer>(
  request: JsonRpcRequest,
  read: (response: unknown, url: string) => Answer,
) => Promise<Answer>;

/**
 * One node endpoint of a chain. Its responses count only after it has proved to be on that chain.
 */
export type Endpoint = {
  readonly ask: AskEndpoint;
  /** Its latest failures. */
  readonly backoff: () => Backoff;
  /** Ends its backoff, so that it may be asked at once. */
  readonly resetBackoff: () => void;
};

/**
 * Creates the endpoint at a URL.
 *
 * During the backoff after a failure, `ask` fails at once with the last error. Otherwise it fails
 * like {@link jsonRpcBatch}, or with a {@link WrongChainEndpointError} while the node is on another
 * chain. The first batch asks for the chain id. An endpoint on the wrong chain gets no other
 * request until its chain id is right.
 */
export function endpointAt(url: string, chain: EndpointChain): Endpoint {
  const batch = jsonRpcBatch(url);
  const verified = onceDone(() => verifyChain(batch, chain));
  let backoff = NO_BACKOFF;
  let lastError: unknown;
  /** The method whose response was invalid. A good one to another method does not clear it. */
  let unusableMethod: string | undefined;

  const recordSuccess = ({ method }: JsonRpcRequest) => {
    if (unusableMethod !== undefined && unusableMethod !== method) return;
    unusableMethod = undefined;
    backoff = NO_BACKOFF;
  };

  const recordFailure = (error: unknown, request: JsonRpcRequest, isAnswered: boolean) => {
    const failure = endpointFailure(error, request);
    // Requests in progress when it failed share that failure, so it counts once.
    if (!failure || failure instanceof MissingResponseError || retryAtMs(backoff) > monotonicMs())
      return;
    lastError = error;
    unusableMethod = isAnswered ? request.method : undefined;
    backoff = afterFailure(backoff, {
      failedAtMs: monotonicMs(),
      isUnanswered: !isAnswered && errorKindOf(error) === 'unanswered',
      retryAfterMs: failure instanceof HttpStatusError ? failure.retryAfterMs : 0,
    });
  };

  return {
    backoff: () => backoff,
    resetBackoff: () => {
      backoff = NO_BACKOFF;
    },
    async ask(request, read) {
      if (retryAtMs(backoff) > monotonicMs()) throw lastError;
      let isAnswered = false;
      try {
        if (lastError instanceof WrongChainEndpointError) await verified();
        const [response] = await Promise.all([batch(request), verified()]);
        isAnswered = true;
        const understood = read(response, url);
        recordSuccess(request);
        return understood;
      } catch (error) {
        recordFailure(error, request, isAnswered);
        throw error;
      }
    },
  };
}

/** Asks for the real chain id. A node that does not answer it is not used. */
async function verifyChain(ask: AskNode, chain: EndpointChain): Promise<void> {
  assertChain(await ask({ method: 'eth_chainId' }), chain);
}

/** Runs `task` once for all callers. After a failure the next caller runs it again. */
function onceDone(task: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= task().catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}
