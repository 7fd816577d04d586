import { boundedBody } from '@/lib/base/http/boundedBody';
import { withinTime } from '@/lib/base/http/withinTime';
import { parseJson } from '@/lib/base/json/parseJson';
import type { ProviderRequest } from './providerRequests';

const MAX_BYTES = 100_000;

/** The answer of a provider or a signer. */
export type ProviderAnswer = {
  /** Of HTTP; 0 without an answer: the network failed, it redirected, or it was late. */
  readonly status: number;
  /** The parsed body; undefined if it is not JSON. */
  readonly json: unknown;
};

type Options = {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** The limit for all of it, from the request to the last byte. */
  readonly timeoutMs: number;
  readonly send?: typeof fetch;
};

/**
 * Sends a request by POST, without credentials and referrer. Redirects are refused.
 *
 * @throws the reason of `signal` once it is aborted.
 */
export async function askProvider(
  { url, body }: ProviderRequest,
  { headers, signal, timeoutMs, send = fetch }: Options,
): Promise<ProviderAnswer> {
  try {
    return await withinTime({ timeoutMs, signal }, async (ended) => {
      const response = await send(url, {
        method: 'POST',
        headers,
        body,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        redirect: 'error',
        cache: 'no-store',
        signal: ended,
      });
      const bytes = await boundedBody(response, MAX_BYTES);
      return { status: response.status, json: parseJson(new TextDecoder().decode(bytes)) };
    });
  } catch {
    signal.throwIfAborted();
    return { status: 0, json: undefined };
  }
}
