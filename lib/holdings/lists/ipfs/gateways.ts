import { fetchBytes } from '@/lib/base/http/fetchBytes';
import { isInBackoff, withServiceBackoff } from '@/lib/base/http/serviceBackoff';

/** A request to a gateway. `read` throws for an answer that cannot be verified. */
type GatewayRequest<Answer> = {
  /** The path and query after the gateway's base. */
  readonly path: string;
  readonly accept: string;
  /** At most this many bytes of an answer are read. */
  readonly maxBytes: number;
  readonly read: (bytes: Uint8Array<ArrayBuffer>) => Answer | Promise<Answer>;
};

/** Gateways of IPFS, tried in order. */
export type Gateways = {
  /** @throws {FailedGatewaysError} when no gateway returned an answer that `read` accepts. */
  readonly ask: <Answer>(request: GatewayRequest<Answer>) => Promise<Answer>;
};

type Options = {
  /** When the whole download must have ended, in milliseconds of `performance.now()`. */
  readonly endsAtMs: number;
  readonly signal: AbortSignal;
};

/**
 * The gateways for one download. One that fails is not tried again. The remaining time is divided
 * among them, so that a gateway that does not answer leaves time for the next ones. In later
 * downloads it is left out during its backoff, unless all are.
 */
export function gatewaysAt(urls: readonly string[], { endsAtMs, signal }: Options): Gateways {
  const answering = urls.filter((url) => !isInBackoff(url));
  let usable = answering.length > 0 ? answering : urls;
  let lastError: unknown;
  return {
    async ask({ path, accept, maxBytes, read }) {
      for (const gateway of usable) {
        const timeoutMs = (endsAtMs - performance.now()) / usable.length;
        try {
          const url = `${gateway}${path}`;
          const download = () => fetchBytes(url, { accept, maxBytes, timeoutMs, signal });
          const bytes = answering.length > 0 ? withServiceBackoff(gateway, download) : download();
          return await read(await bytes);
        } catch (error) {
          signal.throwIfAborted();
          lastError = error;
          usable = usable.filter((each) => each !== gateway);
        }
      }
      throw new FailedGatewaysError(lastError);
    },
  };
}

/** No gateway returned an acceptable answer; `cause` is the last failure. */
export class FailedGatewaysError extends Error {
  override readonly name = 'FailedGatewaysError';

  constructor(cause: unknown) {
    super('No gateway returned the content.', { cause });
  }
}
