import { ACCOUNTS } from '@/devnet/accounts';
import { openFarms } from '@/devnet/farms/openFarms';
import { farmsOf } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { mineToSearchAnd } from '../../chain/liquidity';
import { expect, test } from '../../chain/manualMining';
import { FarmListPage } from '../../pages/FarmListPage';
import {
  expectBlockWithinBudget,
  expectFirstLoadWithinBudget,
  KB,
  measured,
  untilQuiet,
} from '../../screen/budgets';

test('a first load of /png/2 stays within its budget of bytes and requests', async ({ page }) => {
  await expectFirstLoadWithinBudget(page, '/png/2/', {
    use: () => expect(new FarmListPage(page).search).toBeVisible({ timeout: 100 }),
    limit: 262 * KB,
  });
});

test('RPC-11 FRM-01 the list of 120 farms begins with at most 800 calls in three requests, and costs a block at most 40', async ({
  page,
  chains,
  wallet,
  blocks,
}) => {
  test.slow();
  const chain = chains[43114];
  await openFarms(chain, farmsOf(43114, 1));
  await blocks.hold();
  const farms = new FarmListPage(page);
  const openCounting = async () => {
    chain.proxy.resetTraffic();
    await farms.open('1');
    await expect(farms.cards.first()).toBeVisible();
    await untilQuiet(chain.proxy);
    const { entries, methods } = chain.proxy.traffic();
    measured(`${entries} calls in ${methods.eth_call} multicalls`);
    return { entries, reads: methods.eth_call ?? 0 };
  };
  const start = await openCounting();
  expect(start.entries).toBeLessThanOrEqual(800);
  expect(start.reads).toBeLessThanOrEqual(3);

  // What an account has staked is read as well, and then its rewards.
  await wallet.prepare({ isConnected: true, account: ACCOUNTS.farmer });
  const withAccount = await openCounting();
  expect(withAccount.entries).toBeLessThanOrEqual(800 + 2 * 120);
  // Tokens outside the catalogue are read separately, once. A slow page splits some rounds.
  expect(withAccount.reads).toBeLessThanOrEqual(8);

  await expect(farms.count).toHaveText('120 farms');
  const nodes = await page.evaluate(() => document.querySelectorAll('main *').length);
  measured(`${nodes} nodes`);
  expect(nodes).toBeLessThanOrEqual(1_000);
  await expect(async () => {
    await farms.cards.last().scrollIntoViewIfNeeded();
    await expect(farms.cards).toHaveCount(120, { timeout: 500 });
  }).toPass();

  // What is read every 30 blocks was read just now.
  await mineToSearchAnd(chain, 2n);
  await expect.poll(() => chain.proxy.traffic().entries).toBeGreaterThan(withAccount.entries + 500);
  await expectBlockWithinBudget(chain, { calls: 40 });
});
