import * as z from 'zod/mini';
import { rewardPlace } from '../../farms/rewardPlace';
import { setUpDevnet } from '../../setUpDevnet';
import { BAD_APRS } from './statsFaults';

const POOL = rewardPlace('WAVAX_PNG_V2').stakingToken;
const FARM = rewardPlace('WAVAX_PNG_V1').contract.address;
const aprsSchema = z.strictObject({
  swapFeeApr: z.number(),
  stakingApr: z.number(),
  combinedApr: z.number(),
});

const devnet = setUpDevnet();
const get = (path: string) => fetch(`${devnet().lists.url}/services${path}`);
const aprs = async (path: string) => aprsSchema.parse(await (await get(path)).json());

test('the APR of a farm of version 2 is what MiniChef pays a year for what is staked', async () => {
  const { swapFeeApr, stakingApr, combinedApr } = await aprs(`/pangolin/apr2/${POOL}`);
  // 600,000 PNG of 20 cents in 60 days, 3,000 of the weight of 16,150, for 32 percent of a pool of
  // 800,000 dollars.
  const paidPerYear = ((600_000 * 0.2 * 365) / 60) * (3_000 / 16_150);
  expect(stakingApr).toBeCloseTo((100 * paidPerYear) / (0.32 * 800_000), 4);
  expect(swapFeeApr).toBeGreaterThan(0);
  expect(combinedApr).toBe(swapFeeApr + stakingApr);
});

test('the APR of a separate contract is what it pays a year, and zero when its period is over', async () => {
  const { stakingApr } = await aprs(`/pangolin/apr/${FARM}`);
  // 60,000 PNG in 30 days for 11 percent.
  expect(stakingApr).toBeCloseTo(((60_000 * 0.2 * 365) / 30 / (0.11 * 800_000)) * 100, 4);
  const over = rewardPlace('WAVAX_USDTe_V1').contract.address;
  expect((await aprs(`/pangolin/apr/${over}`)).stakingApr).toBe(0);
  const single = rewardPlace('WAVAX_V0').contract.address;
  // 200 WAVAX of 20 dollars in 30 days for 1,020,000 PNG of 20 cents; a single stake has no fees.
  expect(await aprs(`/pangolin/apr/${single}`)).toMatchObject({
    stakingApr: expect.closeTo(((200 * 20 * 365) / 30 / (1_020_000 * 0.2)) * 100, 4),
    swapFeeApr: 0,
  });
});

test('a pool or farm that the service does not know is not found', async () => {
  for (const path of [`/pangolin/apr2/${FARM}`, '/pangolin/apr/0x1234', '/pangolin/apr/x'])
    expect((await get(path)).status).toBe(404);
});

test('the circulating supply is a whole number of smallest units in plain text', async () => {
  const response = await get('/png/circulating-supply');
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('text/plain');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(text).toMatch(/^\d+$/);
  // What is in pools, farms and stakes, and in accounts: 8,320,000.5 with those who propose and vote.
  // The airdrop would add 26,000,000, and the treasury nearly 8,000,000.
  expect(Number(text) / 1e18).toBeGreaterThan(12_000_000);
  expect(Number(text) / 1e18).toBeLessThan(16_000_000);
});

test('a test can break the service, for one farm or for all, until it is reset', async () => {
  const { stats } = devnet();
  const pool = `/pangolin/apr2/${POOL}`;
  stats.add({ fault: { type: 'body', body: BAD_APRS.trillions }, address: POOL });
  expect((await aprs(pool)).stakingApr).toBe(7e12);
  expect((await aprs(`/pangolin/apr/${FARM}`)).stakingApr).toBeLessThan(1_000);

  stats.add({ fault: { type: 'html' } });
  expect(await (await get(pool)).text()).toMatch(/^<!doctype html>/);
  stats.add({ fault: { type: 'status', status: 503 } });
  expect((await get(pool)).status).toBe(503);
  stats.add({ fault: { type: 'down' } });
  await expect(get(pool)).rejects.toThrow('fetch failed');
  const started = Date.now();
  stats.add({ fault: { type: 'slow', ms: 300 } });
  expect((await aprs(pool)).stakingApr).toBeLessThan(1_000);
  expect(Date.now() - started).toBeGreaterThanOrEqual(299);
  expect(stats.requests()).toHaveLength(6);

  devnet().quiet();
  expect(stats.requests()).toEqual([]);
  expect((await aprs(pool)).stakingApr).toBeLessThan(1_000);
});

test('none of the unusable bodies can be used', () => {
  const usable = Object.values(BAD_APRS).filter((body) => {
    try {
      const { data } = aprsSchema.safeParse(JSON.parse(body));
      return data !== undefined && Object.values(data).every((apr) => apr >= 0 && apr < 1e12);
    } catch {
      return false;
    }
  });
  expect(usable).toEqual([]);
});
