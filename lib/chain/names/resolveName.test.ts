import { encodeAbiParameters, type Hex, zeroAddress } from 'viem';
import { WrongChainEndpointError } from '@/lib/chain/rpc/assertChain';
import {
  type FakeAnswer,
  fakeFetch,
  type SentRequest,
} from '@/lib/chain/rpc/testing/fakeFetch.setup';
import { wiresOf } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { InvalidNameError } from './nameNode';
import { NamesNotConfiguredError, NamesUnreachableError, UnknownNameError } from './registry';
import { NameWithoutAddressError, resolveName } from './resolveName';
import { fakeEthereum } from './testing/fakeEthereum.setup';

const friend = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const rival = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const LONGEST_LOOKUP_MS = 12_000;

let endpoints = 0;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** A new endpoint of Ethereum, and the requests that it gets. */
function endpoint(answer: (request: SentRequest) => FakeAnswer) {
  endpoints += 1;
  const url = `https://ethereum-${endpoints}.example/rpc`;
  const sent = fakeFetch((request) => (request.url === url ? answer(request) : 'unreachable'));
  return { url, sent, resolve: (name: string) => settled(resolveName(name, url)) };
}

/** The outcome of a lookup within a time limit. */
async function settled<T>(lookup: Promise<T>): Promise<T> {
  const outcome = lookup.then(
    (found) => () => found,
    (error: unknown) => () => {
      throw error;
    },
  );
  await jest.advanceTimersByTimeAsync(LONGEST_LOOKUP_MS);
  return (await outcome)();
}

test('SWP-13 a name is resolved to its full address, with its checksum', async () => {
  const { resolve } = endpoint(fakeEthereum({ 'friend.eth': friend }));
  expect(await resolve('friend.eth')).toEqual({ address: friend, chain: 'ethereum' });
});

test('SWP-13 a name resolves in upper and lower case', async () => {
  const { resolve } = endpoint(fakeEthereum({ 'friend.eth': friend }));
  expect(await resolve('Friend.ETH')).toEqual({ address: friend, chain: 'ethereum' });
});

test('SWP-13 two requests are enough, including the one check of the real chain id', async () => {
  const { resolve, sent } = endpoint(fakeEthereum({ 'friend.eth': friend }));
  await resolve('friend.eth');
  expect(sent.map(({ body }) => wiresOf(body).map(({ method }) => method))).toEqual([
    ['eth_call', 'eth_chainId'],
    ['eth_call', 'eth_call'],
  ]);
});

test('SWP-13 a name that the registry does not know is reported', async () => {
  const { resolve } = endpoint(fakeEthereum({ 'friend.eth': friend }));
  await expect(resolve('stranger.eth')).rejects.toThrow(UnknownNameError);
});

test('SWP-13 the Avalanche address of a name comes first, with its checksum', async () => {
  const { resolve } = endpoint(
    fakeEthereum({ 'friend.eth': { ethereum: rival, avalanche: friend } }),
  );
  expect(await resolve('friend.eth')).toEqual({ address: friend, chain: 'avalanche' });
});

const bytes = (value: Hex) => encodeAbiParameters([{ type: 'bytes' }], [value]);

test.each([
  ['does not know other chains', 'revert'],
  ['has none', bytes('0x')],
  ['says the zero address', bytes(zeroAddress)],
  ['says 19 bytes', bytes(`0x${'12'.repeat(19)}`)],
  ['says 32 bytes', bytes(`0x${'12'.repeat(32)}`)],
  ['says what is no bytes', `0x${'ff'.repeat(32)}`],
] as const)(
  'SWP-13 the Ethereum address counts when a resolver asked for Avalanche %s',
  async (_what, avalanche) => {
    const { resolve } = endpoint(fakeEthereum({ 'friend.eth': { ethereum: friend, avalanche } }));
    expect(await resolve('friend.eth')).toEqual({ address: friend, chain: 'ethereum' });
  },
);

test.each([
  ['says the zero address', zeroAddress],
  ['says what is no address', `0x${'ff'.repeat(32)}`],
  ['says half of an address', '0x3c44cdddb6'],
  ['knows no addresses', '0x'],
  ['EIP-3668 refuses, or would have the page ask another host', 'revert'],
] as const)('SWP-13 a name has no address when its resolver %s', async (_what, answer) => {
  const { resolve, url, sent } = endpoint(fakeEthereum({ 'nobody.eth': answer }));
  await expect(resolve('nobody.eth')).rejects.toThrow(NameWithoutAddressError);
  expect(new Set(sent.map((request) => request.url))).toEqual(new Set([url]));
});

test('SWP-13 an invalid name is reported without a request', async () => {
  const { resolve, sent } = endpoint(fakeEthereum({}));
  await expect(resolve('раypal.eth')).rejects.toThrow(InvalidNameError);
  expect(sent).toEqual([]);
});

test('SWP-13 without an endpoint no name is resolved, and no request is sent', async () => {
  const { sent } = endpoint(fakeEthereum({ 'friend.eth': friend }));
  await expect(resolveName('friend.eth', undefined)).rejects.toThrow(NamesNotConfiguredError);
  expect(sent).toEqual([]);
});

test('SWP-13 an endpoint on another chain is not believed', async () => {
  const { resolve } = endpoint(fakeEthereum({ 'friend.eth': friend }, 43114));
  const asked = resolve('friend.eth');
  await expect(asked).rejects.toThrow(NamesUnreachableError);
  await expect(asked).rejects.toMatchObject({
    cause: expect.any(WrongChainEndpointError),
  });
});

test.each<readonly [string, FakeAnswer]>([
  ['cannot be reached', 'unreachable'],
  ['is silent for 10 s', 'silence'],
  ['is busy', { status: 429, body: '' }],
  ['answers with a page', { body: '<!doctype html>' }],
])('SWP-13 an endpoint that %s has not said that there is no such name', async (_what, answer) => {
  const { resolve } = endpoint(() => answer);
  await expect(resolve('friend.eth')).rejects.toThrow(NamesUnreachableError);
});

test.each([
  ['an error of the node', { error: { code: -32005, message: 'limit exceeded' } }],
  ['a number', { result: 7 }],
  ['half an address', { result: '0x0000000000000000000000003c44cdddb6' }],
])('SWP-13 %s has not said that there is no such name', async (_what, outcome) => {
  const { resolve } = endpoint(({ body }) => ({
    body: JSON.stringify(
      wiresOf(body).map(({ id, method }) =>
        method === 'eth_chainId' ? { id, result: '0x1' } : { id, ...outcome },
      ),
    ),
  }));
  await expect(resolve('friend.eth')).rejects.toThrow(NamesUnreachableError);
});

test('RPC-36 after a hanging lookup, names fail at once for half a minute', async () => {
  const ethereum = fakeEthereum({ 'friend.eth': friend });
  let isSilent = true;
  const { resolve, sent } = endpoint((request) => (isSilent ? 'silence' : ethereum(request)));
  await expect(resolve('friend.eth')).rejects.toThrow(NamesUnreachableError);
  const posts = sent.length;
  isSilent = false;
  await expect(resolve('friend.eth')).rejects.toThrow(NamesUnreachableError);
  expect(sent).toHaveLength(posts);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await resolve('friend.eth')).toEqual({ address: friend, chain: 'ethereum' });
});

test('SWP-13 after a failure the name is found as soon as the endpoint answers', async () => {
  const ethereum = fakeEthereum({ 'friend.eth': friend });
  let isDown = true;
  const { resolve } = endpoint((request) => (isDown ? 'unreachable' : ethereum(request)));
  await expect(resolve('friend.eth')).rejects.toThrow(NamesUnreachableError);
  isDown = false;
  expect(await resolve('friend.eth')).toEqual({ address: friend, chain: 'ethereum' });
});
