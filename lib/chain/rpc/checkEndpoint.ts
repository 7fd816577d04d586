import { hexToBigInt, hexToNumber, isHex } from 'viem';
import { isOwnEndpointUrl } from '@/lib/base/configuration/endpointUrl';
import { isRecord } from '@/lib/base/json/isRecord';
import type { ChainId } from '@/lib/base/networks/network';
import { plainText } from '@/lib/base/text/plainText';
import { monotonicMs } from '@/lib/base/time/monotonicMs';
import { failureIn } from './errorKind';
import { jsonRpcBatch, WINDOW_MS } from './jsonRpcBatch';
import { JsonRpcError } from './jsonRpcError';
import { type EndpointCapability, missingCapabilities } from './missingCapabilities';
import { EndpointUnreachableError, HttpStatusError } from './postJson';

/** What a check of an endpoint has found. */
type EndpointCheck =
  | {
      readonly status: 'usable';
      /** How long one request took, in milliseconds. */
      readonly latencyMs: number;
      readonly block: bigint;
      /** The age of that block by this device's clock, in seconds, at least 0. */
      readonly blockAgeSeconds: number;
      /** What the page has to do without at this endpoint. */
      readonly missing: readonly EndpointCapability[];
    }
  | { readonly status: 'unusable'; readonly problem: EndpointProblem };

/** Why an endpoint can't be used. */
export type EndpointProblem =
  | { readonly type: 'notUrl' | 'credentials' | 'notSecure' }
  | { readonly type: 'unreachable' | 'slow' | 'notNode' | 'noReads' }
  | { readonly type: 'httpError'; readonly status: number }
  /** `message` is the endpoint's own, safe to show. */
  | { readonly type: 'rejected'; readonly message: string }
  | { readonly type: 'otherChain'; readonly chainId: bigint }
  | { readonly type: 'behind'; readonly block: bigint; readonly blockAgeSeconds: number };

/** A block this old is behind, if the page knows a later one. */
const MAX_AGE_SECONDS = 30;
/** The same if the page knows none. Avalanche makes no empty blocks, so it is long. */
const MAX_UNKNOWN_AGE_SECONDS = 600;
const MAX_MESSAGE_CHARACTERS = 120;

type CheckOptions = {
  /** The latest block that the page knows; undefined for none. */
  readonly knownBlock?: bigint | undefined;
  /** Ends the check. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Checks whether an endpoint can serve the page: its address, its chain, its latest block, and then
 * a batch of such calls as the page makes. The check uses the same requests as the page.
 *
 * @throws the reason of the signal once it is aborted. Nothing is requested from then on.
 */
export async function checkEndpoint(
  url: string,
  chainId: ChainId,
  { knownBlock, signal }: CheckOptions = {},
): Promise<EndpointCheck> {
  const problem = urlProblem(url);
  if (problem !== undefined) return unusable(problem);
  try {
    const ask = jsonRpcBatch(url);
    const served = await ask({ method: 'eth_chainId' });
    signal?.throwIfAborted();
    if (!isQuantity(served)) return unusable({ type: 'notNode' });
    if (hexToBigInt(served) !== BigInt(chainId))
      return unusable({ type: 'otherChain', chainId: hexToBigInt(served) });
    const startedAtMs = monotonicMs();
    const latest = await ask({ method: 'eth_getBlockByNumber', params: ['latest', false] });
    signal?.throwIfAborted();
    const latencyMs = Math.max(0, Math.round(monotonicMs() - startedAtMs - WINDOW_MS));
    const { number, timestamp }: BlockReply = isRecord(latest) ? latest : {};
    if (!isQuantity(number) || !isQuantity(timestamp)) return unusable({ type: 'notNode' });
    const block = hexToBigInt(number);
    const blockAgeSeconds = Math.max(0, Math.round(Date.now() / 1000 - hexToNumber(timestamp)));
    if (isBehind(block, blockAgeSeconds, knownBlock))
      return unusable({ type: 'behind', block, blockAgeSeconds });
    const missing = await missingCapabilities(url, ask);
    if (missing === undefined) return unusable({ type: 'noReads' });
    return { status: 'usable', latencyMs, block, blockAgeSeconds, missing };
  } catch (error) {
    signal?.throwIfAborted();
    return unusable(problemOf(error));
  }
}

type BlockReply = { readonly number?: unknown; readonly timestamp?: unknown };

/** Why a typed text can't be the address of an endpoint. */
function urlProblem(text: string): EndpointProblem | undefined {
  if (isOwnEndpointUrl(text)) return undefined;
  if (!URL.canParse(text)) return { type: 'notUrl' };
  const { protocol, username, password } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') return { type: 'notUrl' };
  return { type: username + password === '' ? 'notSecure' : 'credentials' };
}

function isBehind(block: bigint, ageSeconds: number, knownBlock: bigint | undefined): boolean {
  if (knownBlock === undefined) return ageSeconds > MAX_UNKNOWN_AGE_SECONDS;
  return block < knownBlock && ageSeconds > MAX_AGE_SECONDS;
}

function problemOf(error: unknown): EndpointProblem {
  const failure = failureIn(error);
  if (failure instanceof HttpStatusError) return { type: 'httpError', status: failure.status };
  if (failure instanceof EndpointUnreachableError) {
    return { type: isTimeout(failure.cause) ? 'slow' : 'unreachable' };
  }
  if (error instanceof JsonRpcError)
    return { type: 'rejected', message: plainText(error.message, MAX_MESSAGE_CHARACTERS) };
  return { type: 'notNode' };
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'AbortError';
}

function isQuantity(value: unknown): value is `0x${string}` {
  return isHex(value) && value !== '0x' && value.length <= 66;
}

function unusable(problem: EndpointProblem): EndpointCheck {
  return { status: 'unusable', problem };
}
