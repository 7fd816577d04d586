import type { Configuration } from '@/lib/configuration/configuration';
import { fetchBytes } from '@/lib/http/fetchBytes';
import { gatewaysAt } from './ipfs/gateways';
import { FailedDownloadError, UnknownProtocolError } from './listErrors';
import { type ListSource, parseListUrl } from './listUrl';

/** A list must have arrived after this time, from all its sources together. */
const TIMEOUT_MS = 10_000;

/** The bytes of a list that was downloaded. */
export type ListBytes = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The URL, or the gateway, that they came from. */
  readonly from: string;
  /** The CID that the bytes were checked against; absent when there is none. */
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
 * Downloads a list, with a limit of 2 MB and 10 seconds. The bytes are not yet checked in any other
 * way than against their CID.
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
  const source: ListSource = hosts.tokenLists?.includes(url)
    ? { type: 'https', url }
    : parseListUrl(url, { keepsLoopback: hosts.practice });
  const download = { hosts, endsAtMs: performance.now() + TIMEOUT_MS, signal };
  try {
    return await bytesOf(source, download);
  } catch (error) {
    signal.throwIfAborted();
    throw new FailedDownloadError(url, error);
  }
}

async function bytesOf(source: ListSource, download: Download): Promise<ListBytes> {
  const { hosts, endsAtMs, signal } = download;
  if (source.type === 'https') {
    const timeoutMs = endsAtMs - performance.now();
    const bytes = await fetchBytes(source.url, { accept: 'application/json', timeoutMs, signal });
    return { bytes, from: source.url };
  }
  const gateways = gatewaysAt(hosts.ipfsGateways, { endsAtMs, signal });
  if (source.type === 'ipfs') {
    // Loaded on demand: the default lists are not on IPFS.
    const { readFile } = await import('./ipfs/readFile');
    const { bytes, cid, gateway } = await readFile(source.cid, source.path, gateways);
    return { bytes, from: gateway, cid };
  }
  throw new UnknownProtocolError();
}
