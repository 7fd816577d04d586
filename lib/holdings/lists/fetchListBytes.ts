import type { Configuration } from '@/lib/base/configuration/configuration';
import { fetchBytes } from '@/lib/base/http/fetchBytes';
import { gatewaysAt } from './ipfs/gateways';
import { FailedDownloadError, UnresolvedListNameError } from './listErrors';
import { type ListSource, parseListUrl } from './listUrl';

/** The time limit of a download, for all sources of a list together. */
const TIMEOUT_MS = 10_000;
/** The most bytes of a list, from any source. */
const MAX_LIST_BYTES = 2_000_000;
const REQUEST = { accept: 'application/json', maxBytes: MAX_LIST_BYTES };

/** The part of the configuration that says where lists are fetched from. */
export type ListHosts = Pick<
  Configuration,
  'practice' | 'tokenLists' | 'ipfsGateways' | 'ethereumRpc'
>;

type Download = {
  readonly hosts: ListHosts;
  readonly endsAtMs: number;
  readonly signal: AbortSignal;
};

/**
 * Downloads a list, with a limit of 2 MB and 10 seconds. Bytes from IPFS are checked against their
 * CID. An IPNS name can point to anything, so its gateway is trusted like the host of an https
 * list.
 *
 * @param url - What was typed, or a URL of the configuration, which is requested as it is.
 * @throws {UnknownProtocolError} when `url` is not the address of a list.
 * @throws {UnresolvedListNameError} when an ENS name cannot be resolved.
 * @throws {UnreadableContentHashError} {UnknownCodecError} when its content hash cannot be used.
 * @throws {FailedDownloadError} when every source failed.
 */
export async function fetchListBytes(
  url: string,
  hosts: ListHosts,
  signal: AbortSignal = new AbortController().signal,
): Promise<Uint8Array<ArrayBuffer>> {
  signal.throwIfAborted();
  const source: ListSource = hosts.tokenLists?.includes(url)
    ? { type: 'https', url }
    : parseListUrl(url, { keepsLoopback: hosts.practice });
  const download = { hosts, endsAtMs: performance.now() + TIMEOUT_MS, signal };
  const content = source.type === 'ens' ? await resolved(source, download) : source;
  try {
    return await bytesOf(content, download);
  } catch (error) {
    signal.throwIfAborted();
    throw new FailedDownloadError(url, error);
  }
}

type Content = Exclude<ListSource, { readonly type: 'ens' }>;
type Ens = Extract<ListSource, { readonly type: 'ens' }>;

async function bytesOf(
  source: Content,
  { hosts, endsAtMs, signal }: Download,
): Promise<Uint8Array<ArrayBuffer>> {
  if (source.type === 'https') {
    const timeoutMs = endsAtMs - performance.now();
    return fetchBytes(source.url, { ...REQUEST, timeoutMs, signal });
  }
  const gateways = gatewaysAt(hosts.ipfsGateways, { endsAtMs, signal });
  if (source.type === 'ipns') {
    const path = [source.name, ...source.path].map(encodeURIComponent).join('/');
    return gateways.ask({ ...REQUEST, path: `/ipns/${path}`, read: (bytes) => bytes });
  }
  // Loaded on demand: the default lists are not on IPFS.
  const { readFile } = await import('./ipfs/readFile');
  return readFile(source.cid, source.path, gateways, MAX_LIST_BYTES);
}

/** The source that an ENS name points to. Throws when the time limit is reached first. */
async function resolved(source: Ens, { hosts, endsAtMs, signal }: Download): Promise<Content> {
  const ended = new AbortController();
  const timeoutOrAbort = new Promise<never>((_resolve, reject) => {
    const late = () => reject(new UnresolvedListNameError(source.name));
    const timer = setTimeout(late, endsAtMs - performance.now());
    ended.signal.addEventListener('abort', () => clearTimeout(timer));
    const left = () => reject(signal.reason);
    signal.addEventListener('abort', left, { signal: ended.signal });
  });
  try {
    const { resolveEnsSource } = await import('./resolveEnsSource');
    return await Promise.race([resolveEnsSource(source, hosts.ethereumRpc), timeoutOrAbort]);
  } finally {
    ended.abort();
  }
}
