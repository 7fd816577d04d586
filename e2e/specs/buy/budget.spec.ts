import { mineToSearchAnd } from '../../chain/liquidity';
import { expect, test } from '../../chain/manualMining';
import { BuyPage } from '../../pages/BuyPage';
import { expectBlockWithinBudget } from '../../screen/budgets';

test('RPC-11 RPC-37 a quote costs a block one batch, within its budget', async ({
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
  await expectBlockWithinBudget(chain, 'buy with a quote');
});
