import type { DevnetChain } from '@/devnet/devnet';
import { expect, test } from '@/e2e/chain/manualMining';
import { withoutBlocks } from '@/e2e/chain/withoutBlocks';
import type { SwapPage } from '@/e2e/pages/SwapPage';
import { blockBudget, KB, type Screen, startBudget } from '@/release/size/budgets';

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

/** Expects that a block costs a screen one batch without repetitions, within its budget. */
export async function expectBlockWithinBudget(chain: DevnetChain, screen: Screen): Promise<void> {
  expectWithinBudget(await trafficOfOneBlock(chain), screen);
}

type BlockTraffic = Awaited<ReturnType<typeof trafficOfOneBlock>>;

/** Expects that what a block cost a screen is one batch without repetitions, within its budget. */
export function expectWithinBudget(traffic: BlockTraffic, screen: Screen): void {
  const cost = {
    calls: traffic.entries,
    // The poll that asks for the block counts once, however often it was asked.
    requests: 1 + traffic.reads,
    sentKB: traffic.bytesReceived / KB,
    receivedKB: traffic.bytesSent / KB,
  };
  measured(`a block of ${screen}: ${JSON.stringify(cost)}`);
  const limits = blockBudget(screen);
  for (const what of ['calls', 'requests', 'sentKB', 'receivedKB'] as const)
    expect(cost[what], `${what} of a block: ${screen}`).toBeLessThanOrEqual(limits[what]);
  expect(traffic.duplicates).toBe(0);
  expect(traffic.methods.eth_chainId ?? 0).toBe(0);
}

/** Expects that what was asked for since the traffic was reset is within a screen's start. */
export function expectStartWithinBudget({ proxy }: DevnetChain, screen: Screen): void {
  const { entries, methods } = proxy.traffic();
  const multicalls = methods.eth_call ?? 0;
  measured(`the start of ${screen}: ${entries} calls in ${multicalls} multicalls`);
  const limits = startBudget(screen);
  expect(entries, `calls at the start: ${screen}`).toBeLessThanOrEqual(limits.calls);
  expect(multicalls, `multicalls at the start: ${screen}`).toBeLessThanOrEqual(limits.multicalls);
}

/**
 * Waits until the page no longer reads from a chain that has no new blocks. The page sends its next
 * reads only after a slow node has answered the last ones.
 */
export async function untilQuiet(proxy: Proxy): Promise<void> {
  const reads = () => proxy.traffic().methods.eth_call ?? 0;
  let before: number;
  do {
    await expect.poll(() => proxy.unanswered()).toBe(0);
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

/** Expects that a block costs a swap with a pair and an amount no more than its budget. */
export async function expectQuoteWithinBudget(
  swap: SwapPage,
  chain: DevnetChain,
  screen: Screen = 'swap with a quote',
): Promise<void> {
  await swap.choose('pay', 'JOE');
  await swap.choose('receive', 'QI');
  await swap.pays.fill('1');
  await expect(swap.action('Review swap')).toBeVisible();
  await expectBlockWithinBudget(chain, screen);
}

/** Adds a figure to the test's report. */
export function measured(description: string): void {
  test.info().annotations.push({ type: 'measured', description });
}
