import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright/test';
import type { DevnetChain } from '@/devnet/devnet';
import { expect, test } from '@/e2e/chain/manualMining';
import { withoutBlocks } from '@/e2e/chain/withoutBlocks';
import { Frame } from '@/e2e/pages/Frame';
import type { SwapPage } from '@/e2e/pages/SwapPage';
import { saveData } from '@/e2e/setup/saveData';
import { expectNothingOfSimulation } from './onDemandCode';

export const KB = 1000;
const SCRIPT_BYTES = 258 * KB;
const REQUESTS = 16;

/**
 * Expects that a path becomes usable within the budget of a first load, and without the code that
 * simulates. `use` acts as a user would, and is retried until it works and the page knows its
 * block.
 *
 * @param use - Or, with it, a limit in bytes of JavaScript; that of /swap by default.
 */
export async function expectFirstLoadWithinBudget(
  page: Page,
  path: string,
  use:
    | (() => Promise<void>)
    | {
        readonly use: () => Promise<void>;
        readonly limit: number;
        readonly requests?: number;
      },
): Promise<void> {
  const {
    use: act,
    limit,
    requests = REQUESTS,
  } = typeof use === 'function' ? { use, limit: SCRIPT_BYTES } : use;
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  // What is loaded ahead, once the page is usable, is not part of it.
  await saveData(page);
  await page.goto(path);
  await expect(async () => {
    await act();
    await expect(new Frame(page).block).toBeVisible({ timeout: 100 });
  }).toPass();
  // The statistics service has a host of its own in production.
  const own = responses.filter(
    (response) => !/\/(rpc|__practice|services\/pangolin)\//.test(response.url()),
  );
  const scripts = own.filter((response) => response.request().resourceType() === 'script');
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  const scriptBytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  measured(`${(scriptBytes / KB).toFixed(1)} KB of JavaScript (gzip), ${own.length} requests`);
  expect(scriptBytes).toBeLessThanOrEqual(limit);
  expect(own.length).toBeLessThanOrEqual(requests);
  await expectNothingOfSimulation(bodies.map(String));
}

type Proxy = DevnetChain['proxy'];

/** Some figures are read in each multiple of this block alone. */
const RARE_BLOCKS = 30n;

/**
 * The page's requests to the node in one block, on a chain that has no other blocks. In that block
 * only what every block costs is due.
 */
export function trafficOfOneBlock(chain: DevnetChain) {
  const { client, proxy } = chain;
  return withoutBlocks(chain, async () => {
    const rest = RARE_BLOCKS - ((await client.getBlockNumber()) % RARE_BLOCKS);
    await client.mine({ blocks: Number(rest) });
    await untilQuiet(proxy);
    proxy.resetTraffic();
    await client.mine({ blocks: 1 });
    await expect.poll(() => proxy.traffic().methods.eth_call ?? 0).toBeGreaterThan(0);
    await twoPolls(proxy);
    const traffic = proxy.traffic();
    return { ...traffic, reads: traffic.httpRequests - polls(proxy) };
  });
}

/** Expects that a block costs the page one batch without repetitions, within limits. */
export async function expectBlockWithinBudget(
  chain: DevnetChain,
  { calls, bytes }: { readonly calls: number; readonly bytes?: number },
): Promise<void> {
  const { entries, reads, duplicates, bytesReceived } = await trafficOfOneBlock(chain);
  measured(`${entries} calls, ${(bytesReceived / KB).toFixed(1)} KB a block`);
  expect({ reads, duplicates }).toEqual({ reads: 1, duplicates: 0 });
  expect(entries).toBeLessThanOrEqual(calls);
  if (bytes !== undefined) expect(bytesReceived).toBeLessThanOrEqual(bytes);
}

/** Waits until the page no longer reads from a chain that has no new blocks. */
export async function untilQuiet(proxy: Proxy): Promise<void> {
  const reads = () => proxy.traffic().methods.eth_call ?? 0;
  let before: number;
  do {
    before = reads();
    await twoPolls(proxy);
  } while (reads() !== before);
}

async function twoPolls(proxy: Proxy): Promise<void> {
  const before = polls(proxy);
  await expect.poll(() => polls(proxy)).toBeGreaterThanOrEqual(before + 2);
}

function polls(proxy: Proxy): number {
  return proxy.traffic().methods.eth_blockNumber ?? 0;
}

/** Expects that a swap with a pair and an amount sends one batch per block, of at most 30 calls. */
export async function expectQuoteWithinBudget(swap: SwapPage, chain: DevnetChain): Promise<void> {
  await swap.choose('pay', 'JOE');
  await swap.choose('receive', 'QI');
  await swap.pays.fill('1');
  await expect(swap.action('Review swap')).toBeVisible();
  const traffic = await trafficOfOneBlock(chain);
  measured(`${traffic.entries} calls, ${(traffic.bytesReceived / KB).toFixed(1)} KB a block`);
  expect(traffic.reads).toBe(1);
  expect(traffic.entries).toBeLessThanOrEqual(30);
  expect(traffic.duplicates).toBe(0);
  // With the poll that asks for the block, and perhaps a second one.
  expect(traffic.bytesReceived).toBeLessThanOrEqual(11.5 * KB);
}

/** Adds a figure to the test's report. */
export function measured(description: string): void {
  test.info().annotations.push({ type: 'measured', description });
}
