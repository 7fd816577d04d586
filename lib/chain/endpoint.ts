import { hexToBigInt, isHex } from 'viem';
import { AppError } from '@/lib/errors/appError';
import { MissingReplyError } from './batchReply';
import { afterFailure, type Backoff, NO_BACKOFF, opensAtMs } from './endpointBackoff';
import { endpointProblem, isUnanswered } from './endpointProblem';
import { type AskNode, jsonRpcBatch } from './jsonRpcBatch';
import { BusyEndpointError } from './postJson';

/** The chain that an endpoint has to be on, and what it is called on screen. */
export type EndpointChain = { readonly id: number; readonly name: string };

/** One node endpoint of a chain, whose answers count only once it has proved to be on that chain. */
export type Endpoint = {
  readonly ask: AskNode;
  /** How it fared lately. */
  readonly backoff: () => Backoff;
};

/**
 * The endpoint at a URL.
 *
 * Its `ask` fails at once, as the last time, while the endpoint is closed after a failure. Else it
 * fails as {@link jsonRpcBatch} does, and with a {@link WrongChainEndpointError} while the node is on
 * another chain. The chain id is asked for in the batch of the first request; an endpoint that was
 * wrong is sent nothing else until it is right.
 */
export function endpointAt(url: string, chain: EndpointChain): Endpoint {
  const batch = jsonRpcBatch(url);
  const verified = onceDone(() => verifyChain(batch, chain));
  let backoff = NO_BACKOFF;
  let lastError: unknown;

  const noteFailure = (error: unknown) => {
    const problem = endpointProblem(error);
    // Requests that were under way when it closed share its failure, which counts once.
    if (!problem || problem instanceof MissingReplyError || opensAtMs(backoff) > Date.now()) return;
    lastError = error;
    backoff = afterFailure(backoff, {
      failedAtMs: Date.now(),
      isClosed: isUnanswered(error),
      retryAfterMs: problem instanceof BusyEndpointError ? problem.retryAfterMs : 0,
    });
  };

  return {
    backoff: () => backoff,
    async ask(request) {
      if (opensAtMs(backoff) > Date.now()) throw lastError;
      try {
        if (lastError instanceof WrongChainEndpointError) await verified();
        const [answer] = await Promise.all([batch(request), verified()]);
        backoff = NO_BACKOFF;
        return answer;
      } catch (error) {
        noteFailure(error);
        throw error;
      }
    },
  };
}

/** Asks for the real chain id. A node that does not tell it is not used. */
async function verifyChain(ask: AskNode, chain: EndpointChain): Promise<void> {
  const answer = await ask({ method: 'eth_chainId' });
  if (!isHex(answer) || hexToBigInt(answer) !== BigInt(chain.id))
    throw new WrongChainEndpointError(chain);
}

/** Does something once for all who ask; what failed is done again for the next. */
function onceDone(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= act().catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}

/** The node behind an endpoint is on another chain; none of its answers is used. */
export class WrongChainEndpointError extends AppError {
  constructor({ name }: EndpointChain) {
    super(`This network endpoint is not ${name}.`, {
      code: 'errors.wrongChainEndpoint',
      values: { network: name },
    });
  }
}
