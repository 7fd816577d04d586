import { mineToSearchAnd } from '../../chain/liquidity';
import { expect, test } from '../../chain/manualMining';
import { BuyPage } from '../../pages/BuyPage';
import { expectBlockWithinBudget, expectFirstLoadWithinBudget } from '../../screen/budgets';

test('a first load of /buy stays within its budget of bytes and requests', async ({ page }) => {
  const buy = new BuyPage(page);
  await expectFirstLoadWithinBudget(page, '/buy/', async () => {
    await buy.amount.fill('7');
    await expect(buy.amount).toHaveValue('7', { timeout: 100 });
  });
});

test('RPC-11 a quote costs a block one batch of at most 6 calls', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  const buy = new BuyPage(page);
  await buy.openConnected(wallet);
  await buy.fill();
  await expect(buy.fact('1 AVAX in this exchange')).toHaveText('$20.00');
  await mineToSearchAnd(chain, 2n);
  await expectBlockWithinBudget(chain, { calls: 6 });
});
