import { ACCOUNTS } from '@/devnet/accounts';
import { openFarms } from '@/devnet/farms/openFarms';
import { farmsOf } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { startBudget } from '@/release/size/budgets';
import { mineToSearchAnd } from '../../chain/liquidity';
import { expect, test } from '../../chain/manualMining';
import { FarmListPage } from '../../pages/FarmListPage';
import {
  expectBlockWithinBudget,
  expectStartWithinBudget,
  measured,
  untilQuiet,
} from '../../screen/budgets';

test('RPC-11 RPC-37 FRM-01 the list of 120 farms begins, and costs a block one batch, within its budget', async ({
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
  };
  await openCounting();
  expectStartWithinBudget(chain, '120 farms');

  // What an account has staked is read as well, and then its rewards.
  await wallet.prepare({ isConnected: true, account: ACCOUNTS.farmer });
  await openCounting();
  // Tokens outside the catalogue are read separately, once. A slow page splits some rounds.
  expectStartWithinBudget(chain, '120 farms of an account');
  const { entries } = chain.proxy.traffic();

  // The account's stakes are in farms that have ended.
  await expect(farms.count).toHaveText('120 farms, yours first');
  const nodes = await page.evaluate(() => document.querySelectorAll('main *').length);
  measured(`${nodes} elements`);
  expect(nodes).toBeLessThanOrEqual(startBudget('120 farms of an account').elements ?? 0);
  await expect(async () => {
    await farms.cards.last().scrollIntoViewIfNeeded();
    await expect(farms.cards).toHaveCount(120, { timeout: 500 });
  }).toPass();

  // What is read every 30 blocks was read just now.
  await mineToSearchAnd(chain, 2n);
  await expect.poll(() => chain.proxy.traffic().entries).toBeGreaterThan(entries + 500);
  await expectBlockWithinBudget(chain, '120 farms of an account');
});
