import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright/test';
import type { Devnet } from '@/devnet/devnet';
import { expect, test } from '../blocksByHand';
import { SwapPage } from '../pages/SwapPage';

const KB = 1000;

type Load = { readonly requests: number; readonly scriptBytes: number };

/** What a page asks its own host for until its form is usable: a typed digit stays, a token opens. */
async function load(page: Page): Promise<Load> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const swap = new SwapPage(page);
  await swap.open();
  await expect(async () => {
    await swap.pays.fill('7');
    await expect(swap.pays).toHaveValue('7', { timeout: 100 });
    await expect(page.getByRole('link', { name: /^Block/ })).toBeVisible({ timeout: 100 });
  }).toPass();
  const own = responses.filter((response) => !/\/(rpc|__practice)\//.test(response.url()));
  const scripts = own.filter((response) => response.request().resourceType() === 'script');
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  return {
    requests: own.length,
    scriptBytes: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
  };
}

test('a first load of /swap stays within its budget of bytes and requests', async ({ page }) => {
  const { requests, scriptBytes } = await load(page);
  test.info().annotations.push({
    type: 'measured',
    description: `${(scriptBytes / KB).toFixed(1)} KB of JavaScript (gzip), ${requests} requests`,
  });
  expect(scriptBytes).toBeLessThanOrEqual(260 * KB);
  expect(requests).toBeLessThanOrEqual(16);
});

/** What the page asks the node in one block, on a chain that stands still otherwise. */
async function trafficOfOneBlock({ client, proxy }: Devnet['chains'][43114]) {
  await client.setIntervalMining({ interval: 0 });
  const polls = () => proxy.traffic().methods.eth_blockNumber ?? 0;
  const twoPolls = async () => {
    const before = polls();
    await expect.poll(polls, { timeout: 10_000 }).toBeGreaterThanOrEqual(before + 2);
  };
  // Whatever the last block still has to say is said by then.
  await twoPolls();
  proxy.resetTraffic();
  await client.mine({ blocks: 1 });
  await expect.poll(() => proxy.traffic().methods.eth_call ?? 0).toBeGreaterThan(0);
  await twoPolls();
  const traffic = proxy.traffic();
  await client.setIntervalMining({ interval: 2 });
  return { ...traffic, reads: traffic.httpRequests - polls() };
}

test('RPC-11 RPC-20 an idle swap asks one batch a block: the poll and at most 4 calls', async ({
  page,
  chains,
}) => {
  const swap = new SwapPage(page);
  await swap.open();
  await swap.connect();
  const traffic = await trafficOfOneBlock(chains[43114]);
  expect(traffic.reads).toBe(1);
  expect(traffic.entries).toBeLessThanOrEqual(4);
  expect(traffic.duplicates).toBe(0);
  expect(traffic.methods.eth_chainId ?? 0).toBe(0);
  expect(traffic.bytesReceived).toBeLessThanOrEqual(2 * KB);
});

test('RPC-11 RPC-14 a swap with a pair and an amount asks one batch a block, at most 30 calls', async ({
  page,
  chains,
}) => {
  const swap = new SwapPage(page);
  await swap.open();
  await swap.connect();
  await swap.choose('pay', 'JOE');
  await swap.choose('receive', 'QI');
  await swap.pays.fill('1');
  await expect(swap.action(/^Approve JOE/)).toBeVisible();
  const traffic = await trafficOfOneBlock(chains[43114]);
  expect(traffic.reads).toBe(1);
  expect(traffic.entries).toBeLessThanOrEqual(30);
  expect(traffic.duplicates).toBe(0);
  expect(traffic.bytesReceived).toBeLessThanOrEqual(11 * KB);
});

test('RPC-13 RPC-09 a chain that stands still is polled and not read again', async ({
  page,
  chains,
}) => {
  const { client, proxy } = chains[43114];
  const swap = new SwapPage(page);
  await swap.open();
  await swap.connect();
  await client.setIntervalMining({ interval: 0 });
  const polls = () => proxy.traffic().methods.eth_blockNumber ?? 0;
  await expect.poll(polls, { timeout: 10_000 }).toBeGreaterThan(2);
  proxy.resetTraffic();
  await expect.poll(polls, { timeout: 10_000 }).toBeGreaterThan(2);
  expect(proxy.traffic().methods.eth_call ?? 0).toBe(0);
  await client.setIntervalMining({ interval: 2 });
});
