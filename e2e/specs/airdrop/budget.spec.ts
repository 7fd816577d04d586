import { ACCOUNTS } from '@/devnet/accounts';
import { expect, test } from '../../chain/manualMining';
import { AirdropPage } from '../../pages/AirdropPage';
import { expectBlockWithinBudget } from '../../screen/budgets';

test('RPC-11 RPC-37 the airdrop costs a block one batch, within its budget', async ({
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
  await expectBlockWithinBudget(chain, 'airdrop with a claim');
});
