import { parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { rawOf, tokenOf } from '@/devnet/migration/oldPools';
import { giveTokens, openMigration } from '@/devnet/migration/openMigration';
import { heldOf } from '../../chain/farms';
import { fullOnly } from '../../fullOnly';
import { OldBridgeDialog } from '../../pages/OldBridgeDialog';
import { APPROVE } from '../../screen/approveExactly';
import { accessibilityViolations } from '../../screen/axe';
import { expect, test } from '../../test';

const { demo, gasOnly } = ACCOUNTS;

for (const [old, present, whole] of [
  ['WBTC', 'WBTC.e', '0.5'],
  ['USDT', 'USDT.e', '250.25'],
  ['LINK', 'LINK.e', '12.000000000000000001'],
] as const) {
  test(
    `PNL-06 RPC-23 MIG-23 ${old} of the old bridge is approved and becomes as much ${present}`,
    fullOnly(old !== 'WBTC'),
    async ({ page, chains, wallet }) => {
      const chain = chains[43114];
      await openMigration(chain);
      const token = tokenOf(old).address;
      const replacement = tokenOf(present).address;
      await giveTokens(chain, old, { to: demo, whole });
      const [heldOld, heldPresent] = [await heldOf(chain, token), await heldOf(chain, replacement)];
      await wallet.prepare({ isConnected: true });
      const bridge = new OldBridgeDialog(page);
      await bridge.openFrom(token, old);
      await bridge.choose(old);
      await bridge.amount.fill(whole);
      await expect(bridge.dialog).toContainText(`This can't be undone: the ${old} is burned.`);
      await expect(bridge.dialog.getByRole('link', { name: 'Open bridge' })).toHaveAttribute(
        'href',
        'https://bridge.avax.network/',
      );
      expect(await accessibilityViolations(page)).toEqual([]);
      await bridge.startReview();
      await expect(bridge.review).toContainText("This can't be undone");
      await expect(bridge.review.getByRole('checkbox')).toHaveCount(0);
      await expect(bridge.reviewed(APPROVE)).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
      await bridge.complete();
      expect(await heldOf(chain, token)).toBe(heldOld - rawOf(old, whole));
      expect(await heldOf(chain, replacement)).toBe(heldPresent + rawOf(old, whole));
      await page.keyboard.press('Escape');
      await expect(bridge.review).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(bridge.dialog).toBeHidden();
    },
  );
}

test('MIG-23 losing an open claim from the airdrop is shown, and has to be accepted first', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  await openMigration(chain);
  await wallet.prepare({ isConnected: true });
  const bridge = new OldBridgeDialog(page);
  await bridge.openFrom(tokenOf('UNI').address, 'UNI');
  await bridge.choose('UNI');
  // One whole UNI stays: the claim stays too.
  await bridge.amount.fill('2');
  await bridge.startReview();
  await expect(bridge.review).toContainText('not UNI.e.');
  await expect(bridge.review).not.toContainText('open airdrop claim');
  await expect(bridge.reviewed(APPROVE)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bridge.review).toBeHidden();

  await bridge.button('Max: use all you can').click();
  await bridge.startReview();
  await expect(bridge.review).toContainText('You would lose your open airdrop claim');
  await expect(bridge.review.getByRole('link', { name: 'Go to the airdrop' })).toHaveAttribute(
    'href',
    '/airdrop/',
  );
  await expect(bridge.reviewed(APPROVE)).toHaveCount(0);
  await expect(bridge.reviewed('Accept what is asked above')).toBeDisabled();
  await bridge.review.getByRole('checkbox', { name: 'give up the claim' }).check();
  await bridge.complete();
  expect(await heldOf(chain, tokenOf('UNI.e').address)).toBe(parseEther('3'));
});

test('PNL-06 more than the present token takes is refused in place, and a mistake in the amount is named', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  await openMigration(chain);
  await giveTokens(chain, 'WBTC', { to: demo, whole: '101' });
  await wallet.prepare({ isConnected: true });
  const bridge = new OldBridgeDialog(page);
  await bridge.openFrom(tokenOf('WBTC').address, 'WBTC');
  await bridge.choose('WBTC');
  await expect(bridge.button('Enter an amount')).toBeDisabled();
  await bridge.amount.fill('101');
  await expect(bridge.dialog).toContainText(
    'WBTC.e accepts only 100 more WBTC. Convert less, or use the bridge.',
  );
  await expect(bridge.button('More than WBTC.e accepts')).toBeDisabled();
  await bridge.amount.fill('0.123456789');
  await expect(bridge.button('WBTC has at most 8 decimals')).toBeDisabled();
  await bridge.amount.fill('1000');
  await expect(bridge.button('Insufficient WBTC balance')).toBeDisabled();
  await bridge.amount.fill('100');
  await expect(bridge.button('Review conversion')).toBeEnabled();
  // What is typed for each token stays when the dialog is closed.
  await bridge.choose('UNI');
  await expect(bridge.amount).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Convert WBTC here' }).click();
  await bridge.choose('WBTC');
  await expect(bridge.amount).toHaveValue('100');
});

test('PNL-06 when the present token accepts no more, the dialog says so before anything is typed', async ({
  page,
  wallet,
}) => {
  // Without the migration, no present token takes an old one, and most old tokens have no contract.
  await wallet.prepare({ isConnected: true });
  const bridge = new OldBridgeDialog(page);
  await bridge.openFrom(tokenOf('USDT').address, 'USDT');
  await bridge.choose('USDT');
  await expect(bridge.button('USDT.e accepts no more USDT')).toBeDisabled();
});

test('PNL-06 an account without old tokens sees that, also when some of them do not answer', async ({
  page,
  wallet,
}) => {
  await wallet.prepare({ isConnected: true, account: gasOnly });
  const bridge = new OldBridgeDialog(page);
  await bridge.openFrom(tokenOf('USDT').address, 'USDT');
  await expect(bridge.dialog).toContainText('You hold no old bridge tokens');
});

test('PNL-01 PNL-06 the panel asks for a wallet, and closes for that panel', async ({ page }) => {
  const bridge = new OldBridgeDialog(page);
  await bridge.openFrom(tokenOf('WBTC').address, 'WBTC');
  await expect(bridge.dialog).toContainText('Connect the wallet that has the tokens.');
  await bridge.button('Connect wallet').click();
  // Only one panel is open at a time.
  await expect(bridge.dialog).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible();
});
