import { numberToHex } from 'viem';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { fakeFetch } from '@/lib/chain/rpc/testing/fakeFetch.setup';
import { ONE_ENDPOINT } from '@/lib/chain/rpc/testing/oneEndpoint.setup';
import { findCreation } from './findCreation';

/** A chain with a block each second, on which no proposal is found. */
const ask: AskInOwnBatch = async (_chainId, requests, read) =>
  read(
    requests.map(({ params }) => {
      const [number] = Array.isArray(params) ? params : [];
      const timestamp = typeof number === 'string' ? number : numberToHex(0);
      return { status: 'fulfilled', value: { number, timestamp } } as const;
    }),
    ONE_ENDPOINT,
  );

test('RPC-36 thirteen proposals wait once for a block subgraph that hangs', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const sent = fakeFetch(() => 'silence');
  const { signal } = new AbortController();
  const proposer = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  const asked = Promise.allSettled(
    Array.from({ length: 13 }, (_, id) =>
      findCreation({
        proposal: { id: BigInt(id), proposer, startTime: 500_000n + BigInt(id) },
        subgraph: 'https://blocks.example',
        latest: 1_000_000n,
        signal,
        ask,
      }),
    ),
  );
  await jest.advanceTimersByTimeAsync(10_500);
  expect(await asked).toHaveLength(13);
  expect(sent).toHaveLength(1);
  jest.useRealTimers();
});

test('RPC-12 a search takes no further step once the page is hidden, and goes on when it is seen', async () => {
  let isHidden = false;
  let show = () => {};
  const untilActive = () =>
    isHidden
      ? new Promise<void>((resolve) => {
          show = resolve;
        })
      : Promise.resolve();
  let requests = 0;
  const counted: AskInOwnBatch = (...request) => {
    requests += 1;
    isHidden = requests === 1;
    return ask(...request);
  };
  const proposal = { id: 50n, proposer: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' } as const;
  const found = findCreation({
    proposal: { ...proposal, startTime: 700_000n },
    subgraph: undefined,
    latest: 1_000_000n,
    signal: new AbortController().signal,
    untilActive,
    ask: counted,
  }).catch(() => 'not found');
  await new Promise((resolve) => setTimeout(resolve));
  expect(requests).toBe(1);
  show();
  expect(await found).toBe('not found');
  expect(requests).toBeGreaterThan(1);
});
