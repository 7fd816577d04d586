import { ACCOUNTS } from '@/devnet/accounts';
import { proposalId } from '@/devnet/governance/proposals';
import { mineToSearchAnd } from '../../chain/liquidity';
import { expect, test } from '../../chain/manualMining';
import { GovernancePage } from '../../pages/GovernancePage';
import { expectBlockWithinBudget, untilQuiet } from '../../screen/budgets';

test.beforeEach(({ problems }) => problems.allow(/status of 404/));

test('RPC-11 RPC-37 the list of proposals costs a block one batch, within its budget', async ({
  page,
  chains,
  wallet,
  blocks,
}) => {
  const chain = chains[43114];
  await wallet.prepare({ isConnected: true, account: ACCOUNTS.demo });
  await blocks.hold();
  const governance = new GovernancePage(page);
  await governance.openList();
  await untilQuiet(chain.proxy);
  await mineToSearchAnd(chain, 2n);
  await expectBlockWithinBudget(chain, 'proposals');
});

test('RPC-11 RPC-37 the screen of a proposal costs a block one batch, within its budget, and its calls are not simulated again', async ({
  page,
  chains,
  wallet,
  blocks,
}) => {
  const chain = chains[43114];
  await wallet.prepare({ isConnected: true, account: ACCOUNTS.demo });
  await blocks.hold();
  const governance = new GovernancePage(page);
  await governance.open(proposalId('voted'));
  await expect(governance.calls.getByRole('listitem').first()).toBeVisible();
  await expect(governance.calls.getByRole('status')).toHaveCount(0);
  await expect(governance.choice('For')).toBeEnabled();
  await expectBlockWithinBudget(chain, 'proposal to vote on');
});
