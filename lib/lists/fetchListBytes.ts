import type { Configuration } from '@/lib/configuration/configuration';
import { fetchBytes } from '@/lib/http/fetchBytes';
import { gatewaysAt } from './ipfs/gateways';
import { FailedDownloadError, UnresolvedListNameError } from './listErrors';
import { type ListSource, parseListUrl } from './listUrl';

/** A list must have arrived after this time, from all its sources together. */
const TIMEOUT_MS = 10_000;
const MEDIA_TYPE = 'application/json';

/** The bytes of a list that was downloaded. */
export type ListBytes = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The URL, or the gateway, that they came from. */
  readonly from: string;
  /** The CID that was asked for; absent when there is none. */
  readonly cid?: string;
};

/** The part of the configuration that says where lists are. */
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
 * Downloads a list, with a limit of 2 MB and 10 seconds. The bytes of IPFS are checked against their
 * CID. An IPNS name says what its owner published last: a gateway is believed about it, as the host
 * of an https list is.
 *
 * @param url - What was typed, or a URL of the configuration, which is requested as it is.
 * @throws {UnknownProtocolError} when the text is no address of a list.
 * @throws {UnresolvedListNameError} when the registry has no answer for an ENS name.
 * @throws {UnreadableContentHashError} {UnknownCodecError} when its answer is of no use.
 * @throws {FailedDownloadError} when no source gave the list.
 */
export async function fetchListBytes(
  url: string,
  hosts: ListHosts,
  signal: AbortSignal = new AbortController().signal,
): Promise<ListBytes> {
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

async function bytesOf(source: Content, { hosts, endsAtMs, signal }: Download): Promise<ListBytes> {
  if (source.type === 'https') {
    const timeoutMs = endsAtMs - performance.now();
    const bytes = await fetchBytes(source.url, { accept: MEDIA_TYPE, timeoutMs, signal });
    return { bytes, from: source.url };
  }
  const gateways = gatewaysAt(hosts.ipfsGateways, { endsAtMs, signal });
  if (source.type === 'ipns') {
    const path = [source.name, ...source.path].map(encodeURIComponent).join('/');
    const { answer, gateway } = await gateways.ask({
      path: `/ipns/${path}`,
      accept: MEDIA_TYPE,
      read: (bytes) => bytes,
    });
    return { bytes: answer, from: gateway };
  }
  // Loaded on demand: the default lists are not on IPFS.
  const { readFile } = await import('./ipfs/readFile');
  const { bytes, cid, gateway } = await readFile(source.cid, source.path, gateways);
  return { bytes, from: gateway, cid };
}

/** Where an ENS name says that its content is, if that is known before the time is over. */
async function resolved(source: Ens, { hosts, endsAtMs, signal }: Download): Promise<Content> {
  const ended = new AbortController();
  const isOver = new Promise<never>((_resolve, reject) => {
    const late = () => reject(new UnresolvedListNameError(source.name));
    const timer = setTimeout(late, endsAtMs - performance.now());
    ended.signal.addEventListener('abort', () => clearTimeout(timer));
    const left = () => reject(signal.reason);
    signal.addEventListener('abort', left, { signal: ended.signal });
  });
  try {
    const { resolveEnsSource } = await import('./resolveEnsSource');
    return await Promise.race([resolveEnsSource(source, hosts.ethereumRpc), isOver]);
  } finally {
    ended.abort();
  }
}
