import fc from 'fast-check';
import { hexToBigInt, isHex, numberToHex } from 'viem';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { ONE_ENDPOINT } from '@/lib/chain/rpc/testing/oneEndpoint.setup';
import { ContradictoryBlocksError } from './blockAtTime';

/** A module without what earlier searches have found. */
async function freshSearch() {
  jest.resetModules();
  return (await import('./blockAtTime')).blockAtTime;
}

/** A chain whose blocks have these times. Counts the POSTs and the blocks that are requested. */
function chainOf(timeOf: (block: bigint) => bigint) {
  const asked: number[] = [];
  const ask: AskInOwnBatch = async (_chainId, requests, read) => {
    asked.push(requests.length);
    return read(
      requests.map(({ method, params }) => {
        expect(method).toBe('eth_getBlockByNumber');
        const [number, isFull] = params as readonly unknown[];
        expect(isFull).toBe(false);
        if (!isHex(number)) throw new TypeError('No number');
        const timestamp = numberToHex(timeOf(hexToBigInt(number)));
        return { status: 'fulfilled', value: { number, timestamp } } as const;
      }),
      ONE_ENDPOINT,
    );
  };
  return { ask, asked };
}

const signal = new AbortController().signal;

test('GOV-20 the last block not after a time is found, with up to 15 blocks in a POST', async () => {
  const steps = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 400 });
  await fc.assert(
    fc.asyncProperty(steps, fc.nat(2_000), async (gaps, target) => {
      let time = 100n;
      const times = [time, ...gaps.map((gap) => (time += BigInt(gap)))];
      const { ask, asked } = chainOf((block) => times[Number(block)] ?? 0n);
      const blockAtTime = await freshSearch();
      const latest = BigInt(times.length - 1);
      const seconds = BigInt(target) + 90n;
      const found = await blockAtTime({ chainId: 43114, seconds, latest, signal, ask });
      const expected = times.findLastIndex((time) => time <= seconds);
      expect(found).toBe(BigInt(Math.max(expected, 0)));
      expect(Math.max(0, ...asked)).toBeLessThanOrEqual(15);
    }),
    { numRuns: 60 },
  );
});

test('GOV-20 seven POSTs are enough for a hundred million blocks, and a later search needs fewer', async () => {
  const { ask, asked } = chainOf((block) => 1_600_000_000n + 2n * block);
  const blockAtTime = await freshSearch();
  const latest = 100_000_000n;
  const search = (seconds: bigint) => blockAtTime({ chainId: 43114, seconds, latest, signal, ask });
  expect(await search(1_600_000_000n + 2n * 77_123_456n + 1n)).toBe(77_123_456n);
  expect(asked.length).toBeLessThanOrEqual(7);
  const first = asked.length;
  expect(await search(1_600_000_000n + 2n * 77_100_000n)).toBe(77_100_000n);
  expect(asked.length - first).toBeLessThan(first);
});

test('an endpoint that answers with another block is not believed', async () => {
  const blockAtTime = await freshSearch();
  const ask: AskInOwnBatch = async (_chainId, requests, read) =>
    read(
      requests.map(() => ({ status: 'fulfilled', value: { number: '0x1', timestamp: '0x5' } })),
      ONE_ENDPOINT,
    );
  const search = blockAtTime({ chainId: 43114, seconds: 9n, latest: 1_000n, signal, ask });
  await expect(search).rejects.toMatchObject({ name: ContradictoryBlocksError.name });
});
