import { ACCOUNTS } from '@/devnet/accounts';
import { openFarms } from '@/devnet/farms/openFarms';
import { farmsOf } from '@/lib/rewards/farmCatalogue';
import { expectFirstLoadWithinBudget, KB, measured, trafficOfOneBlock } from '../../budgets';
import { mineToSearchAnd } from '../../liquidity';
import { expect, test } from '../../manualMining';
import { FarmListPage } from '../../pages/FarmListPage';

test('a first load of /png/2 stays within its budget of bytes and requests', async ({ page }) => {
  await expectFirstLoadWithinBudget(page, '/png/2/', {
    use: () => expect(new FarmListPage(page).search).toBeVisible({ timeout: 100 }),
    limit: 256 * KB,
  });
});

test('RPC-11 FRM-01 the list of 120 farms begins with at most 800 calls in three requests, and costs a block at most 40', async ({
  page,
  chains,
  wallet,
}) => {
  test.slow();
  const chain = chains[43114];
  await openFarms(chain, farmsOf(43114, 1));
  await wallet.prepare({ isConnected: true, account: ACCOUNTS.farmer });
  const farms = new FarmListPage(page);
  chain.proxy.resetTraffic();
  await farms.open('1');
  await expect(farms.cards.first()).toBeVisible();
  const start = chain.proxy.traffic();
  const reads = start.methods.eth_call ?? 0;
  measured(`${start.entries} calls in ${reads} multicalls until the first card`);
  expect(start.entries).toBeLessThanOrEqual(800);
  expect(reads).toBeLessThanOrEqual(3);

  await expect(farms.count).toHaveText(/^11\d farms$/);
  const nodes = await page.evaluate(() => document.querySelectorAll('main *').length);
  measured(`${nodes} nodes`);
  expect(nodes).toBeLessThanOrEqual(120 * 40);

  // What is read every 30 blocks was read just now.
  await mineToSearchAnd(chain, 2n);
  await expect.poll(() => chain.proxy.traffic().entries).toBeGreaterThan(start.entries + 700);
  const block = await trafficOfOneBlock(chain);
  measured(`${block.entries} calls in a block, ${block.reads} batches`);
  expect(block.reads).toBe(1);
  expect(block.entries).toBeLessThanOrEqual(40);
  expect(block.duplicates).toBe(0);
});
