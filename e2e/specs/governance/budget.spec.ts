import { ACCOUNTS } from '@/devnet/accounts';
import { PROPOSAL_NAMES, proposalId } from '@/devnet/governance/proposals';
import { mineToSearchAnd } from '../../chain/liquidity';
import { expect, test } from '../../chain/manualMining';
import { GovernancePage } from '../../pages/GovernancePage';
import {
  expectBlockWithinBudget,
  expectFirstLoadWithinBudget,
  KB,
  untilQuiet,
} from '../../screen/budgets';

test.beforeEach(({ problems }) => problems.allow(/status of 404/));

test('a first load of /vote stays within its budget of bytes and requests', async ({ page }) => {
  const governance = new GovernancePage(page);
  await expectFirstLoadWithinBudget(page, '/vote/', () =>
    expect(governance.rows).toHaveCount(PROPOSAL_NAMES.length, { timeout: 100 }),
  );
});

test('RPC-11 the list of proposals costs a block at most 8 calls', async ({
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
  await expectBlockWithinBudget(chain, { calls: 8, bytes: 3 * KB });
});

test('RPC-11 the screen of a proposal costs a block one batch of at most 12 calls, and its calls are not simulated again', async ({
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
  await expect(governance.button('Vote for')).toBeEnabled();
  await expectBlockWithinBudget(chain, { calls: 12, bytes: 6.5 * KB });
});
