import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { pass, setHidden, startClock, stopClock } from '@/lib/chain/reads/testing/fakePage.setup';
import {
  type FakeAnswer,
  fakeFetch,
  type SentRequest,
} from '@/lib/chain/rpc/testing/fakeFetch.setup';
import { NamesUnreachableError, UnknownNameError } from './registry';
import { fakeEthereum } from './testing/fakeEthereum.setup';
import { type ResolvedName, useResolvedName } from './useResolvedName';

const friend = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const rival = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const ETHEREUM = 'https://ethereum.example/rpc';
const LOOKUP_MS = 1_000;

beforeEach(startClock);
afterEach(stopClock);

/** A page with `text` in its field, and this endpoint of Ethereum. */
function openPage(text: string | undefined, ethereum: (request: SentRequest) => FakeAnswer) {
  const sent = fakeFetch((request) =>
    request.url === '/config.json'
      ? { body: JSON.stringify({ ethereumRpc: ETHEREUM }) }
      : ethereum(request),
  );
  const shown: (readonly [string | undefined, ResolvedName])[] = [];
  const client = new QueryClient();
  const { result, rerender } = renderHook(
    (field: string | undefined) => {
      const name = useResolvedName(field);
      shown.push([field, name]);
      return name;
    },
    {
      initialProps: text,
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  const asked = () => sent.filter(({ url }) => url === ETHEREUM).length;
  return { result, type: rerender, shown, asked };
}

test.each([undefined, '', 'friend', friend])(
  'SWP-13 a text that is not a name is not looked up: %s',
  async (text) => {
    const { result, asked } = openPage(text, fakeEthereum({ 'friend.eth': friend }));
    await pass(LOOKUP_MS);
    expect(result.current).toEqual({ status: 'none' });
    expect(asked()).toBe(0);
  },
);

test('SWP-13 a name is resolved to a full address', async () => {
  const { result } = openPage('friend.eth', fakeEthereum({ 'friend.eth': friend }));
  expect(result.current).toEqual({ status: 'resolving' });
  await pass(LOOKUP_MS);
  expect(result.current).toEqual({ status: 'resolved', address: friend, chain: 'ethereum' });
});

test('SWP-13 a half-typed name is not looked up', async () => {
  const ethereum = fakeEthereum({ 'a.friend.com': rival, 'a.friend.community': friend });
  const { result, type, asked } = openPage('a.fr', ethereum);
  for (const text of ['a.friend', 'a.friend.com', 'a.friend.comm', 'a.friend.community']) {
    await pass(250);
    type(text);
  }
  expect(asked()).toBe(0);
  await pass(LOOKUP_MS);
  expect(result.current).toEqual({ status: 'resolved', address: friend, chain: 'ethereum' });
  expect(asked()).toBe(2);
});

test('SWP-13 the address of one name is never shown for another, even when it arrives late', async () => {
  const names = { 'friend.eth': friend, 'rival.eth': rival } as const;
  const { result, type, shown } = openPage('rival.eth', fakeEthereum(names));
  await pass(LOOKUP_MS);
  type('friend.eth');
  expect(result.current).toEqual({ status: 'resolving' });
  await pass(320);
  type('rival.eth');
  type('stranger.eth');
  await pass(LOOKUP_MS);
  type('friend.eth');
  await pass(LOOKUP_MS);
  expect(result.current).toEqual({ status: 'resolved', address: friend, chain: 'ethereum' });
  const addresses = shown.flatMap(([text, name]) =>
    name.status === 'resolved' ? [`${text} ${name.address}`] : [],
  );
  expect(new Set(addresses)).toEqual(new Set([`rival.eth ${rival}`, `friend.eth ${friend}`]));
});

test('SWP-13 a name that does not exist fails, without retries', async () => {
  const { result, asked } = openPage('stranger.eth', fakeEthereum({}));
  await pass(LOOKUP_MS);
  expect(result.current).toEqual({ status: 'failed', error: expect.any(UnknownNameError) });
  const first = asked();
  await pass(60_000);
  expect(asked()).toBe(first);
});

test('SWP-13 an endpoint that cannot be reached is reported, and retried until it answers', async () => {
  const ethereum = fakeEthereum({ 'friend.eth': friend });
  let isDown = true;
  const { result } = openPage('friend.eth', (request) =>
    isDown ? 'unreachable' : ethereum(request),
  );
  await pass(LOOKUP_MS);
  expect(result.current).toEqual({ status: 'failed', error: expect.any(NamesUnreachableError) });
  isDown = false;
  await pass(10_000);
  expect(result.current).toEqual({ status: 'resolved', address: friend, chain: 'ethereum' });
});

test('SWP-13 an address that is shown does not change under a user’s eyes', async () => {
  let ethereum = fakeEthereum({ 'friend.eth': friend });
  const { result, type } = openPage('friend.eth', (request) => ethereum(request));
  await pass(LOOKUP_MS);
  ethereum = fakeEthereum({ 'friend.eth': rival });
  await setHidden(true);
  await setHidden(false);
  type('friend.eth');
  await pass(60_000);
  expect(result.current).toEqual({ status: 'resolved', address: friend, chain: 'ethereum' });
});
