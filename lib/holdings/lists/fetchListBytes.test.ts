import { CID } from 'multiformats/cid';
import { create } from 'multiformats/hashes/digest';
import { sha256 } from 'viem';
import { fetchListBytes, type ListHosts } from './fetchListBytes';
import { FailedDownloadError, UnresolvedListNameError } from './listErrors';

const HOSTS: ListHosts = {
  practice: false,
  tokenLists: ['/lists/ab.tokenlist.json'],
  ipfsGateways: ['https://first.example', 'https://second.example'],
};
const LIST = new TextEncoder().encode('{"name":"a list"}');

const RAW = 0x55;
const SHA_256 = 0x12;
const SHA_1 = 0x11;

/** The CID of bytes that are one raw block. */
const cidOf = (bytes: Uint8Array) =>
  CID.create(1, RAW, create(SHA_256, sha256(bytes, 'bytes'))).toString();

/** Replaces the network; returns the URLs as they are requested. */
function network(answer: (url: string, signal: AbortSignal) => Response | Promise<Response>) {
  const sent: string[] = [];
  Object.assign(globalThis, {
    fetch: async (url: string, init: RequestInit & { readonly signal: AbortSignal }) => {
      sent.push(url);
      return answer(url, init.signal);
    },
  });
  return sent;
}

const silence = (_url: string, signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

afterEach(() => jest.useRealTimers());

test('LST-14 an https list is fetched directly, an http one from https, nothing else is requested', async () => {
  const sent = network(() => new Response(LIST));
  const url = 'https://lists.example/a.json';
  expect(await fetchListBytes(url, HOSTS)).toEqual(LIST);
  await fetchListBytes('http://lists.example/a.json', HOSTS);
  expect(sent).toEqual([url, url]);
});

test('LST-02 a list of the configuration is requested as it is written there', async () => {
  const sent = network(() => new Response(LIST));
  await fetchListBytes('/lists/ab.tokenlist.json', HOSTS);
  expect(sent).toEqual(['/lists/ab.tokenlist.json']);
});

test('ERR-19 L08 a list that cannot be downloaded is named', async () => {
  network(() => Promise.reject(new TypeError('Failed to fetch')));
  const fetched = fetchListBytes('http://lists.example/a.json', HOSTS);
  await expect(fetched).rejects.toThrow(FailedDownloadError);
  await expect(fetched).rejects.toThrow('Failed to download list http://lists.example/a.json');
});

test.each<readonly [string, (url: string, signal: AbortSignal) => Response | Promise<Response>]>([
  ['refuses', () => new Response('', { status: 504 })],
  ['has no CORS', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['changes a byte', () => new Response(LIST.with(3, 0x20))],
  ['sends nothing', () => new Response('')],
  ['sends too much', () => new Response(new Uint8Array(2_000_001))],
])('LST-14 LST-26 L05 when the first gateway %s, the second is used', async (_what, first) => {
  const sent = network((url, signal) =>
    url.startsWith('https://first.example') ? first(url, signal) : new Response(LIST),
  );
  const cid = cidOf(LIST);
  expect(await fetchListBytes(`ipfs://${cid}`, HOSTS)).toEqual(LIST);
  expect(sent).toEqual([
    expect.stringMatching(/^https:\/\/first\.example\/ipfs\/\w+\?format=raw$/),
    expect.stringMatching(/^https:\/\/second\.example\/ipfs\/\w+\?format=raw$/),
  ]);
});

test('LST-18 L04 L05 a silent gateway leaves the next one its part of the 10 seconds', async () => {
  jest.useFakeTimers();
  const sent = network((url, signal) =>
    url.startsWith('https://first.example') ? silence(url, signal) : new Response(LIST),
  );
  const fetched = fetchListBytes(`ipfs://${cidOf(LIST)}`, HOSTS);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await fetched).toEqual(LIST);
  expect(sent.at(-1)).toMatch(/^https:\/\/second\.example/);
});

test('ERR-19 LST-18 L04 when all gateways are silent, it ends after 10 seconds in all', async () => {
  jest.useFakeTimers();
  network(silence);
  const fetched = fetchListBytes(`ipfs://${cidOf(LIST)}`, HOSTS);
  const settled = jest.fn();
  const watched = fetched.catch(settled);
  await jest.advanceTimersByTimeAsync(9_990);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10);
  await watched;
  await expect(fetched).rejects.toThrow(FailedDownloadError);
});

test.each([
  ['no CID', 'ipfs://nothing'],
  ['a CID of another hash', `ipfs://${CID.create(1, RAW, create(SHA_1, new Uint8Array(20)))}`],
])('ERR-19 %s is refused and no gateway is asked', async (_what, url) => {
  const sent = network(() => new Response(LIST));
  await expect(fetchListBytes(url, HOSTS)).rejects.toThrow(FailedDownloadError);
  expect(sent).toEqual([]);
});

test('a caller who has left ends the download and gets the reason back', async () => {
  const left = new AbortController();
  network(silence);
  const fetched = fetchListBytes(`ipfs://${cidOf(LIST)}`, HOSTS, left.signal);
  left.abort('left');
  await expect(fetched).rejects.toBe('left');
});

test('LST-14 an IPNS list comes through the gateways in order, without a check of its bytes', async () => {
  const sent = network((url) =>
    url.startsWith('https://first.example')
      ? new Response('', { status: 504 })
      : new Response(LIST),
  );
  expect(await fetchListBytes('ipns://lists.example/a b.json', HOSTS)).toEqual(LIST);
  expect(sent).toEqual([
    'https://first.example/ipns/lists.example/a%20b.json',
    'https://second.example/ipns/lists.example/a%20b.json',
  ]);
});

test('ERR-17 LST-18 an endpoint of Ethereum that is silent ends a download after 10 seconds', async () => {
  jest.useFakeTimers();
  network(silence);
  const fetched = fetchListBytes('lists.eth', { ...HOSTS, ethereumRpc: 'https://node.example' });
  const watched = fetched.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await watched).toBeInstanceOf(UnresolvedListNameError);
});

test('a caller who has left ends the lookup of a name and gets the reason back', async () => {
  jest.useFakeTimers();
  const left = new AbortController();
  network(silence);
  const hosts = { ...HOSTS, ethereumRpc: 'https://other-node.example' };
  const fetched = fetchListBytes('lists.eth', hosts, left.signal);
  left.abort('left');
  await expect(fetched).rejects.toBe('left');
});
