import { setUpDevnet } from '@/devnet/setUpDevnet';
import { heldBy, poolAddress } from './pastPool';
import { DEAD, DRAINED, type Past, STILL, seedPast } from './seedPast';
import { TRADERS } from './traders';

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];
const AVAX_USD = ['WAVAX', 'USDC.e'] as const;

async function timesOf({ kept }: Past): Promise<readonly number[]> {
  const blocks = kept.map((blockNumber) => chain().client.getBlock({ blockNumber }));
  return (await Promise.all(blocks)).map(({ timestamp }) => Number(timestamp));
}

const pastOf = (
  keys: readonly [(typeof AVAX_USD)[0], (typeof AVAX_USD)[1] | 'PNG'],
  { kept }: Past,
) => Promise.all(kept.map((block) => heldBy(chain(), keys, block)));

test('a seeded past is nine days long, with the state of each kept block of the week', async () => {
  const seeded = await heldBy(chain(), AVAX_USD);
  const past = await seedPast(chain());
  const { client } = chain();
  const latest = await client.getBlock();
  const now = Math.floor(Date.now() / 1_000);
  expect(Math.abs(Number(latest.timestamp) - now)).toBeLessThanOrEqual(3);

  const times = await timesOf(past);
  const ages = times.map((time) => now - time);
  expect(ages[0]).toBeGreaterThan(9 * 86_400);
  expect(ages[1]).toBeGreaterThan(604_800);
  const between = times.slice(2).map((time, index) => time - (times[index + 1] ?? 0));
  expect(new Set(between)).toEqual(new Set([8_192]));
  expect(past.kept.every((block) => block % 4_096n === 0n)).toBe(true);

  const held = await pastOf(AVAX_USD, past);
  expect(held[0]).toEqual(seeded);
  expect(new Set(held.map(String)).size).toBe(held.length);
  const prices = held.map(([avax, usd]) => Number(usd) / Number(avax) / 1e-12);
  expect(Math.min(...prices)).toBeGreaterThan(17);
  expect(Math.min(...prices)).toBeLessThan(18.5);
  expect(Math.max(...prices)).toBeLessThan(23);
  expect(Math.max(...prices)).toBeGreaterThan(21);
  const [avax, usd] = await heldBy(chain(), AVAX_USD);
  expect(Number(usd) / Number(avax) / 1e-12).toBeCloseTo(20, 1);
});

test('a past is the same each time, times aside, and gone when the chain is restored', async () => {
  const restore = await devnet().remember();
  const before = await chain().client.getBlockNumber();
  const first = await seedPast(chain());
  const held = await pastOf(AVAX_USD, first);
  await restore();
  expect(Number((await chain().client.getBlockNumber()) - before)).toBeLessThan(5);
  const second = await seedPast(chain());
  expect(second).toEqual(first);
  expect(await pastOf(AVAX_USD, second)).toEqual(held);
});

test('a pool was drained, one is dead, and nobody traded in another', async () => {
  const still = await heldBy(chain(), STILL);
  const past = await seedPast(chain());
  expect(await heldBy(chain(), STILL)).toEqual(still);
  for (const side of await heldBy(chain(), DEAD)) expect(side).toBeLessThan(1_000_000_000n);
  const prices = (await pastOf(['WAVAX', 'PNG'], past)).map(([a, b]) => Number(b) / Number(a));
  const drained = past.kept.indexOf(past.drainedAt);
  expect(drained).toBe(past.kept.length - 6);
  for (const [index, price] of prices.entries())
    if (index === drained) expect(price).toBeLessThan(25);
    else expect(price).toBeGreaterThan(80);
});

test('the blocks of the last hours exist, with trades of several people', async () => {
  await seedPast(chain());
  const { client } = chain();
  const latest = await client.getBlockNumber();
  for (let block = latest - 4_096n; block <= latest; block += 64n) {
    const { timestamp } = await client.getBlock({ blockNumber: block });
    const next = await client.getBlock({ blockNumber: block + 1n > latest ? latest : block + 1n });
    expect(next.timestamp).toBeGreaterThanOrEqual(timestamp);
  }
  const logs = await client.getLogs({
    address: [poolAddress(chain(), AVAX_USD), poolAddress(chain(), DRAINED)],
    fromBlock: latest - 1_800n,
    toBlock: latest,
  });
  const hashes = [...new Set(logs.map(({ transactionHash }) => transactionHash))];
  const senders = await Promise.all(
    hashes.map(async (hash) => (await client.getTransaction({ hash })).from.toLowerCase()),
  );
  expect(new Set(senders)).toEqual(
    new Set(Object.values(TRADERS).map((address) => address.toLowerCase())),
  );
  expect(hashes.length).toBeGreaterThan(10);
});
