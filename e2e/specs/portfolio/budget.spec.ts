import { ACCOUNTS } from '@/devnet/accounts';
import { expect, test } from '../../chain/manualMining';
import { giveManyPositions } from '../../chain/manyPositions';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { expectBlockWithinBudget, expectStartWithinBudget, untilQuiet } from '../../screen/budgets';

test('RPC-11 PTF-06 the panel of the account begins and costs a block one batch, within its budget', async ({
  page,
  chains,
  blocks,
}) => {
  const chain = chains[43114];
  const frame = new Frame(page);
  await new SwapPage(page).openConnected();
  await blocks.hold();
  await untilQuiet(chain.proxy);
  chain.proxy.resetTraffic();
  await frame.account(ACCOUNTS.demo).click();
  await expect(frame.accountDialog).toContainText('are not counted');
  await untilQuiet(chain.proxy);
  expectStartWithinBudget(chain, 'the account panel');
  await expectBlockWithinBudget(chain, 'the account panel');
});

test('PTF-06 PTF-08 RPC-11 the panel of an account with 40 positions among 120 farms begins and costs a block one batch, within its budget', async ({
  page,
  chains,
  blocks,
}) => {
  test.slow();
  const chain = chains[43114];
  await giveManyPositions(chain, ACCOUNTS.demo, 6);
  const frame = new Frame(page);
  await new SwapPage(page).openConnected();
  await blocks.hold();
  await untilQuiet(chain.proxy);
  chain.proxy.resetTraffic();
  await frame.account(ACCOUNTS.demo).click();
  const panel = frame.accountDialog;
  await expect(panel.getByRole('link', { name: 'Liquidity' })).toContainText('40 positions');
  await expect(panel.getByRole('link', { name: 'Farms' })).toContainText('6 deposits');
  await expect(panel).toContainText('are not counted');
  await untilQuiet(chain.proxy);
  expectStartWithinBudget(chain, 'the account panel of 40 positions');
  await expectBlockWithinBudget(chain, 'the account panel of 40 positions');
});
