import { FEE, status } from '../../chain/feeTokens';
import { setTaxes } from '../../chain/oddTokens';
import { fullOnly } from '../../fullOnly';
import { liquidityOf } from '../../journeys/exactLiquidity';
import { AddPage } from '../../pages/AddPage';
import { AfterTransaction } from '../../pages/AfterTransaction';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

test('SIM-05 a token with a fee is named when liquidity is added', async ({ page, chains }) => {
  await new AddPage(page).openConnected(`/add/AVAX/${chains[43114].tokens.SPORE.address}`);
  await expect(status(page, FEE)).toBeVisible();
});

test(
  'SIM-05 a supply of a token with a fee mints what its review shows without consent',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    const keys = ['WAVAX', 'SPORE'] as const;
    const add = new AddPage(page);
    await add.openConnected(`/add/AVAX/${chain.tokens.SPORE.address}`);
    await expect(status(page, FEE)).toBeVisible();
    await add.first.fill('1');
    await add.openReview();
    await add.approve('SPORE');
    await expect(add.review.confirmButton).toBeEnabled();
    await expect(new AfterTransaction(add.review.dialog).accept).toHaveCount(0);
    const minted = await add.review.fact('Pool tokens received');
    await add.review.confirmButton.click();
    await expect(add.review.outcome('Confirmed')).toBeVisible();
    const held = await liquidityOf(chain, keys);
    // The token rounds its fee down, so that a little more may be minted.
    expect(held - minted.raw).toBeGreaterThanOrEqual(0n);
    expect(held - minted.raw).toBeLessThan(held / 1_000_000n);
  },
);

for (const isExpertMode of [false, true]) {
  test(
    `SIM-05 a supply of a token that takes half names the loss on both sides and asks${isExpertMode ? ', in expert mode too' : ''}`,
    fullOnly(),
    async ({ page, chains, wallet }) => {
      const chain = chains[43114];
      await setTaxes(chain, 5_000n);
      if (isExpertMode) await saveSettings(page, { userExpertMode: true });
      const add = new AddPage(page);
      await add.openConnected(`/add/AVAX/${chain.tokens.TAX.address}`);
      await page.getByRole('checkbox', { name: /^I understand/ }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(status(page, /^TAX takes 50% of each /)).toBeVisible();
      await add.first.fill('1');
      await add.action(/^(Review supply|Supply)/).click();
      await expect(
        add.review.dialog.getByText(/^After the token's fee, you get pool tokens for only 50%/),
      ).toBeVisible();
      await expect(add.review.action('Accept what is asked above')).toBeDisabled();
      await add.review.dialog.getByRole('checkbox', { name: 'I accept these fees' }).check();
      await add.approve('TAX');
      await expect(add.review.confirmButton).toBeEnabled();
      expect(await countOf(wallet, 'eth_sendTransaction')).toBe(1);
    },
  );
}
