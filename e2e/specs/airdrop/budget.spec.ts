import { ACCOUNTS } from '@/devnet/accounts';
import { expect, test } from '../../chain/manualMining';
import { AirdropPage } from '../../pages/AirdropPage';
import { expectBlockWithinBudget, expectFirstLoadWithinBudget, KB } from '../../screen/budgets';

test('a first load of /airdrop stays within its budget of bytes and requests', async ({ page }) => {
  const airdrop = new AirdropPage(page);
  await expectFirstLoadWithinBudget(page, '/airdrop/', () =>
    expect(airdrop.checkedAddress).toBeVisible({ timeout: 100 }),
  );
});

test('RPC-11 the airdrop costs a block one batch of at most 12 calls', async ({
  page,
  chains,
  wallet,
  blocks,
}) => {
  const chain = chains[43114];
  await wallet.prepare({ isConnected: true, account: ACCOUNTS.demo });
  await blocks.hold();
  const airdrop = new AirdropPage(page);
  await airdrop.open();
  await expect(airdrop.action('Claim 1,234 PNG')).toBeEnabled();
  await expectBlockWithinBudget(chain, { calls: 12, bytes: 5.5 * KB });
});
