import type { Address, Hex } from 'viem';
import type { ConfigurationFile } from '@/lib/base/configuration/configuration';
import {
  defaultChainIn,
  type EndpointsFile,
  endpointsIn,
} from '@/lib/base/configuration/defaultEndpoints';
import { isEndpointUrl, isOwnEndpointUrl } from '@/lib/base/configuration/endpointUrl';
import { isRecord } from '@/lib/base/json/isRecord';
import { type ChainId, isChainId } from '@/lib/base/networks/network';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import {
  BLOCK_NUMBER_CALL,
  encodeAggregate3,
  encodeAggregatedCall,
} from '@/lib/chain/reads/aggregate3';
import type { FirstResponse } from '@/lib/chain/reads/firstAnswers';
import { readKey } from '@/lib/chain/reads/readKey';
import type { WireRequest } from '@/lib/chain/rpc/jsonRpcResponse';
import { storedState } from '../storedState';

/** The parts of a configuration file; the page rejects a file with any other. */
const KNOWN_PARTS = [
  'practice',
  'defaultChainId',
  'rpc',
  'ethereumRpc',
  'explorers',
  'tokenLogoBase',
  'tokenLists',
  'ipfsGateways',
  'statsUrl',
  'blocksUrl',
  'eventsUrl',
  'cardPurchase',
  'walletConnect',
] satisfies readonly (keyof ConfigurationFile)[];

/** A read that the address of a page names. */
export type FirstRead = { readonly address: Address; readonly callData: Hex };

/** The reads of a document, by chain. */
export type DocumentReads = Readonly<Partial<Record<ChainId, readonly FirstRead[]>>>;

const NOT_FOUND = 404;
const FIRST_FRAME_MS = 500;
const CONFIGURATION_TIMEOUT_MS = 5_000;
const RESPONSE_TIMEOUT_MS = 5_000;

/**
 * Asks the endpoint that the page will ask first for the chain id, the block number and some reads,
 * in one POST, while the page's scripts are still loading. `firstAnswers.ts` checks the response.
 *
 * Requests nothing while nobody sees the page, offline, or if the user saves data. Whatever fails
 * here, the page tries by itself.
 *
 * @param readsOn - The reads on a chain.
 */
export function sendFirstBatch(readsOn: (chainId: ChainId) => readonly FirstRead[]): void {
  // React knows no such element.
  document.currentScript?.remove();
  if (!mayAsk()) return;
  const configuration = firstFrame().then(configurationText);
  globalThis.__configuration = configuration;
  globalThis.__firstResponse = configuration
    .then((text) => {
      // Nobody sees the page any more.
      if (document.hidden) return undefined;
      const file = endpointsFile(text ?? '{}');
      return file && responseTo(file, readsOn);
    })
    .catch(() => undefined);
}

/**
 * After the first frame, or soon where none is drawn: a page's first request keeps a slow phone busy
 * for as long as the layout of its form does.
 */
function firstFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, FIRST_FRAME_MS);
  });
}

type Prerendered = Document & { readonly prerendering?: boolean };
type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } };

function mayAsk(): boolean {
  // The guard has stopped the page.
  if (document.documentElement.dataset.scripts !== 'loading') return false;
  const { prerendering = false, hidden }: Prerendered = document;
  const { connection, onLine }: Connected = navigator;
  return !prerendering && !hidden && onLine && connection?.saveData !== true;
}

/** Requests the file as `loadConfiguration` does, which takes it over. */
async function configurationText(): Promise<string | undefined> {
  const response = await fetch('/config.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(CONFIGURATION_TIMEOUT_MS),
    // The address of the page may name a recipient. Its own policy comes later in the head.
    referrerPolicy: 'no-referrer',
  });
  if (response.status === NOT_FOUND) return undefined;
  if (!response.ok) throw new TypeError(`The configuration has the status ${response.status}.`);
  return response.text();
}

/**
 * The endpoints in a configuration file; undefined if the page would reject it. It then requests
 * nothing.
 *
 * @throws {SyntaxError} when the text is not JSON.
 */
function endpointsFile(text: string): EndpointsFile | undefined {
  const file: unknown = JSON.parse(text);
  if (!isRecord(file) || !Object.keys(file).every(isKnownPart)) return undefined;
  const { rpc = {}, defaultChainId } = file;
  const chainId = typeof defaultChainId === 'number' ? defaultChainId : undefined;
  const defaultChain = isChainId(chainId) ? chainId : undefined;
  const lists = isRecord(rpc) ? Object.entries(rpc).map(([id, urls]) => urlsIn(id, urls)) : [[]];
  const count = lists.flat().length;
  const isUnclear = defaultChainId === undefined ? count > 1 : defaultChain === undefined;
  if (!isRecord(rpc) || isUnclear || lists.some(({ length }) => length === 0)) return undefined;
  return {
    defaultChainId: defaultChain,
    rpc: Object.fromEntries(Object.keys(rpc).map((id, index) => [id, lists[index]])),
  };
}

function isKnownPart(name: string): boolean {
  return KNOWN_PARTS.some((part) => part === name);
}

/** The endpoints of a chain; none if its id or one of them is invalid. */
function urlsIn(id: string, urls: unknown): readonly string[] {
  return isChainId(Number(id)) && Array.isArray(urls) && urls.every(isUrl) ? urls : [];
}

function isUrl(url: unknown): boolean {
  return typeof url === 'string' && isEndpointUrl(url);
}

async function responseTo(
  file: EndpointsFile,
  readsOn: (chainId: ChainId) => readonly FirstRead[],
): Promise<FirstResponse | undefined> {
  const chainId = walletChain() ?? defaultChainIn(file);
  const url = ownEndpoint(chainId) ?? endpointsIn(file, chainId)[0];
  if (url === undefined) return undefined;
  const reads = readsOn(chainId);
  const requests = requestsFor(reads);
  const sentAt = [Date.now(), performance.now()] as const;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(requests),
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    referrerPolicy: 'no-referrer',
    credentials: 'omit',
  });
  if (!response.ok) return undefined;
  const readKeys = reads.map(({ address, callData }) => readKey(address, callData));
  return { chainId, url, sentAt, requests, readKeys, json: JSON.parse(await response.text()) };
}

function requestsFor(reads: readonly FirstRead[]): readonly WireRequest[] {
  const calls = reads.map(({ address, callData }) => encodeAggregatedCall(address, callData));
  const data = encodeAggregate3([BLOCK_NUMBER_CALL, ...calls]);
  const multicall = { method: 'eth_call', params: [{ to: MULTICALL3_ADDRESS, data }, 'latest'] };
  return [
    { method: 'eth_chainId', params: [] },
    { method: 'eth_blockNumber', params: [] },
    ...(reads.length > 0 ? [multicall] : []),
  ].map((request, id) => ({ jsonrpc: '2.0', id, ...request }));
}

/** The chain of the wallet that was connected last; undefined if the page shows its default. */
function walletChain(): ChainId | undefined {
  const { connections, current } = storedState('wagmi.store');
  const all: unknown = isRecord(connections) ? connections.value : undefined;
  const found: unknown = Array.isArray(all) ? all.find(([id]) => id === current)?.[1] : undefined;
  const chainId = isRecord(found) && typeof found.chainId === 'number' ? found.chainId : undefined;
  return isChainId(chainId) ? chainId : undefined;
}

/** The user's own endpoint of a chain. */
function ownEndpoint(chainId: ChainId): string | undefined {
  const url = storedState('pangolin.endpoints')[chainId];
  return typeof url === 'string' && isOwnEndpointUrl(url) ? url : undefined;
}
