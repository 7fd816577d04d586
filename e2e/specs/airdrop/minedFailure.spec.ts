import { holdBackAirdrop, openAirdrop } from '@/devnet/airdrop/airdropStates';
import { expect, test } from '../../chain/manualMining';
import { AirdropPage } from '../../pages/AirdropPage';
import { countPieces } from '../../screen/confettiPieces';

const NOT_ALLOWED = 'Airdrop::claim: Claiming is not allowed';

test('AIR-05 AIR-06 ERR-49 a pending claim shows loading, one that reverts shows its reason on the button, and is not celebrated', async ({
  page,
  chains,
  blocks,
  wallet,
}) => {
  const chain = chains[43114];
  await wallet.prepare({ isConnected: true });
  const drawn = await countPieces(page);
  const claim = new AirdropPage(page);
  await claim.open();
  await claim.action('Claim 1,234 PNG').click();
  await expect(claim.reviewed('Confirm claim')).toBeEnabled();
  await blocks.hold();
  await claim.reviewed('Confirm claim').click();
  await expect(claim.review).toHaveAccessibleName('Transaction sent');
  await claim.close();
  await expect(claim.action('Claiming 1,234 PNG')).toBeDisabled();
  await expect(claim.card.getByRole('list', { name: 'In progress' })).toBeVisible();
  expect(await drawn()).toEqual([]);

  // It is not allowed in the block that mines it, and is again after it.
  await holdBackAirdrop(chain);
  await blocks.mine();
  await expect(claim.card).toContainText('Claiming is not open yet.');
  await chain.client.setAutomine(true);
  await openAirdrop(chain);
  await expect(claim.action(NOT_ALLOWED)).toBeEnabled();
  await expect(claim.card).toContainText('Your PNG stays listed.');
  expect(await drawn()).toEqual([]);
});
