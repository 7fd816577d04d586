import { hexToBigInt, isHex } from 'viem';
import { AppError } from '@/lib/errors/appError';
import { MissingReplyError } from './batchReply';
import { NO_REST, opensAtMs, type Rest, restAfterFailure } from './endpointRest';
import { type AskNode, jsonRpcBatch } from './jsonRpcBatch';
import { BusyEndpointError } from './postJson';

/** How long a request waits for a resting endpoint before it fails. */
const PATIENCE_MS = 5_000;

/** The chain that an endpoint has to be on, and what it is called on screen. */
export type EndpointChain = { readonly id: number; readonly name: string };

/** One node endpoint of a chain, whose answers count only once it has proved to be on that chain. */
export type Endpoint = {
  readonly ask: AskNode;
  /** How it fared lately. */
  readonly rest: () => Rest;
};

/**
 * The endpoint at a URL.
 *
 * Its `ask` waits while the endpoint rests after a failure, or fails at once, as the last time, when
 * that takes longer than 5 seconds. It fails as {@link jsonRpcBatch} does, and with a
 * {@link WrongChainEndpointError} while the node is on another chain. The chain id is asked for in
 * the batch of the first request; an endpoint that was wrong is sent nothing else until it is right.
 */
export function endpointAt(url: string, chain: EndpointChain): Endpoint {
  const batch = jsonRpcBatch(url);
  const verified = onceDone(() => verifyChain(batch, chain));
  let rest = NO_REST;
  let lastError: unknown;

  const rested = async () => {
    const patientUntilMs = Date.now() + PATIENCE_MS;
    for (let openAtMs = opensAtMs(rest); openAtMs > Date.now(); openAtMs = opensAtMs(rest)) {
      if (openAtMs > patientUntilMs) throw lastError;
      await pause(openAtMs - Date.now());
    }
  };

  const noteFailure = (error: unknown) => {
    const failure = transportFailure(error);
    // The requests of one batch share its failure, which counts once.
    if (!failure || failure instanceof MissingReplyError || failure === transportFailure(lastError))
      return;
    lastError = error;
    const retryAfterMs = failure instanceof BusyEndpointError ? failure.retryAfterMs : 0;
    rest = restAfterFailure(rest, Date.now(), retryAfterMs);
  };

  return {
    rest: () => rest,
    async ask(request) {
      await rested();
      try {
        if (lastError instanceof WrongChainEndpointError) await verified();
        const [answer] = await Promise.all([batch(request), verified()]);
        rest = NO_REST;
        return answer;
      } catch (error) {
        noteFailure(error);
        throw error;
      }
    },
  };
}

/**
 * Why a request got no answer from the node that counts, and another endpoint may be asked;
 * undefined for an error that is the node's answer, such as a revert.
 */
export function transportFailure(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  return error instanceof Error && error.cause instanceof AppError ? error.cause : undefined;
}

/** Asks for the real chain id. A node that will not tell it is as good as one on another chain. */
async function verifyChain(ask: AskNode, chain: EndpointChain): Promise<void> {
  const answer = await ask({ method: 'eth_chainId' }).catch((error: unknown) => {
    if (transportFailure(error)) throw error;
  });
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

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
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
