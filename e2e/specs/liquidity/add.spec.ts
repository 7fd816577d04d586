import { parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { formatPoolShare } from '@/lib/base/amounts/formatPercent';
import { giveLiquidity } from '../../chain/liquidity';
import { setBalance } from '../../chain/setBalance';
import { fullOnly } from '../../fullOnly';
import { buyToken, expectExactAdd, poolShareOf } from '../../journeys/exactLiquidity';
import { AddPage } from '../../pages/AddPage';
import { Transactions } from '../../pages/Transactions';
import { accessibilityViolations } from '../../screen/axe';
import { tabTo } from '../../screen/tabTo';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const SEND = 'eth_sendTransaction';
const pair = { currencies: ['AVAX', 'PNG'], keys: ['WAVAX', 'PNG'] } as const;

for (const [index, [side, text]] of (
  [
    ['first', '1.234567890123456789'],
    ['second', '77.000000000000000001'],
  ] as const
).entries()) {
  test(
    `LIQ-08 LIQ-12 LIQ-14 LIQ-16 LIQ-18 AVAX and PNG are added with the ${side} amount typed: what was shown is what moved, to the last digit`,
    fullOnly(index > 0),
    async ({ page, chains }) => {
      const add = new AddPage(page);
      await add.openConnected(`/add/AVAX/${PNG}/`);
      await add[side].fill(text);
      await add.openReview();
      await add.approve('PNG');
      const shown = await add.review.side(`You supply ${side === 'first' ? 'AVAX' : 'PNG'}`);
      expect(shown.raw).toBe(parseEther(text));
      const least = await add.review.least('You supply PNG');
      const png = await add.review.side('You supply PNG');
      expect(least.raw).toBe((png.raw * 9_950n) / 10_000n);
      await expectExactAdd(add, chains[43114], pair);
      await page.keyboard.press('Escape');
      await expect(add.first).toHaveValue('');
      await expect(add.second).toHaveValue('');
      await expect(add.position).toContainText('AVAX / PNG');
    },
  );
}

test(
  'LIQ-16 LIQ-18 the review shows the maximum that the router may take when it exceeds the amount',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    const add = new AddPage(page);
    await add.openConnected(`/add/AVAX/${chain.tokens['USDC.e'].address}/`);
    await add.first.fill('1.234567890123456789');
    await add.openReview();
    await add.approve('USDC.e');
    const { raw } = await add.review.side('You supply USDC.e', 6);
    expect((await add.review.fact('Maximum USDC.e', 6)).raw).toBe(raw + 1n);
    const keys = ['WAVAX', 'USDC.e'] as const;
    await expectExactAdd(add, chain, { currencies: ['AVAX', 'USDC.e'], keys });
  },
);

test(
  'LIQ-31 the new share of the pool counts the liquidity that the account had before',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    await giveLiquidity(chain, pair.keys, 40n);
    const add = new AddPage(page);
    await add.openConnected(`/add/AVAX/${PNG}/`);
    await add.first.fill('100');
    await add.openReview();
    await add.approve('PNG');
    const shown = await add.review.row('Pool share afterwards').textContent();
    await add.review.confirmButton.click();
    await expect(add.review.outcome('Confirmed')).toBeVisible();
    const share = await poolShareOf(chain, pair.keys);
    expect(Number(share.numerator) / Number(share.denominator)).toBeGreaterThan(0.4);
    expect(shown).toContain(formatPoolShare(share, 'en'));
  },
);

test('LIQ-15 the button says what is missing, in the order of the errors', async ({
  page,
  chains,
}) => {
  await setBalance(chains[43114], '3');
  const add = new AddPage(page);
  await page.goto('/add/AVAX/');
  await expect(add.action('Connect wallet')).toBeEnabled();
  await add.openConnected('/add/');
  await expect(add.token('First', 'Select a token')).toBeVisible();
  await expect(add.action('Select a token').last()).toBeDisabled();
  await add.follow(`/add/AVAX/${chains[43114].tokens.WAVAX.address}/`);
  await expect(add.action('Invalid pair')).toBeDisabled();
  await add.follow(`/add/AVAX/${PNG}/`);
  await expect(add.action('Enter an amount')).toBeDisabled();
  await add.first.fill('0.000000000000000001');
  await expect(add.action('Review supply')).toBeVisible();
  await add.first.fill('3.1');
  await expect(add.action('Insufficient AVAX balance')).toBeDisabled();
  await expect(add.action(/^Supply all your/)).toHaveCount(0);
  await add.second.fill('10001');
  await expect(add.action('Insufficient AVAX balance')).toBeDisabled();
  await expect(add.action('Supply all your AVAX')).toBeEnabled();
  await setBalance(chains[43114], '300');
  await expect(add.action('Insufficient PNG balance')).toBeDisabled();
  await expect(add.action(/^Supply all your/)).toHaveCount(0);
  // So little that no pool token is minted.
  await add.follow(`/add/AVAX/${chains[43114].tokens['USDC.e'].address}/`);
  await expect(add.token('Second', 'USDC.e')).toBeVisible();
  await add.first.fill('0.000000000000000001');
  await expect(add.action('Insufficient input amount')).toBeDisabled();
});

test('when the balance of the computed token is too small, all of it can be supplied by one press', async ({
  page,
  chains,
}) => {
  await setBalance(chains[43114], '300');
  const add = new AddPage(page);
  await add.openConnected(`/add/AVAX/${PNG}/`);
  await add.first.fill('250');
  await expect(add.action('Insufficient PNG balance')).toBeDisabled();
  await tabTo(page, add.action('Supply all your PNG'));
  await page.keyboard.press('Enter');
  await expect(add.second).toHaveValue('10000');
  // The pool holds 100 PNG for each AVAX.
  await expect(add.first).toHaveValue('100');
  await expect(add.action('Review supply')).toBeEnabled();
  await expect(add.action('Review supply')).toBeFocused();
});

test('LIQ-16 a supply is reviewed, waits for the wallet, and is submitted with its hash; closing it resets the amounts', async ({
  page,
  wallet,
}) => {
  const add = new AddPage(page);
  await add.openConnected(`/add/AVAX/${PNG}/`);
  await add.first.pressSequentially('1.5');
  await add.openReview();
  await add.approve('PNG');
  await wallet.act('hangNext', SEND);
  await add.review.confirmButton.click();
  await expect(add.review.dialog.getByRole('status')).toHaveText('Waiting for your wallet');
  await expect(add.review.confirmButton).toBeHidden();
  await wallet.act('release');
  await expect(add.review.outcome('Confirmed')).toBeVisible();
  const [sent] = await new Transactions(page).stored();
  // A popup in the dialog has a link of its own.
  const link = add.review.dialog.getByRole('link', { name: 'View on explorer' }).first();
  await expect(link).toHaveAttribute('href', new RegExp(`${sent?.hash}$`));
  await add.review.dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(add.first).toHaveValue('');
  await expect(add.second).toHaveValue('');
});

test('LIQ-09 LIQ-10 max is offered for the first amount only, leaves AVAX for fees, and is hidden once it is entered', async ({
  page,
  chains,
}) => {
  await setBalance(chains[43114], '7.5');
  const add = new AddPage(page);
  await add.openConnected(`/add/AVAX/${PNG}/`);
  const max = add.action('Max: use all you can');
  await expect(max).toHaveCount(1);
  await max.click();
  await expect(add.first).toHaveValue('7.49');
  await expect(add.second).toHaveValue('749');
  await expect(max).toHaveCount(0);
});

test('LIQ-16 expert mode supplies without the review', async ({ page, wallet }) => {
  await saveSettings(page, { userExpertMode: true });
  const add = new AddPage(page);
  await add.openConnected(`/add/AVAX/${PNG}/`);
  await add.first.fill('1');
  await add.action('Supply now').click();
  await add.approve('PNG');
  // What was blocked when it opened is not sent by itself.
  await expect(add.review.confirmButton).toBeEnabled();
  expect(await countOf(wallet, SEND)).toBe(1);
  await page.keyboard.press('Escape');
  await wallet.act('rejectNext', SEND);
  await add.action('Supply now').click();
  await expect.poll(() => countOf(wallet, SEND)).toBe(2);
  await expect(add.review.dialog.getByRole('alert')).toContainText(
    'You declined. Nothing was sent.',
  );
  await add.review.action('Back to review').click();
  // A review that was not shown is not opened by a rejection.
  await expect(add.review.dialog).toBeHidden();
  await expect(add.first).toHaveValue('1');
});

test('LIQ-16 a price that moves beyond the tolerance during the review has to be accepted', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const { QI } = chain.tokens;
  const add = new AddPage(page);
  await add.openConnected(`/add/AVAX/${QI.address}/`);
  await add.first.fill('1');
  await add.openReview();
  await add.approve('QI');
  expect((await add.review.side('You supply QI')).raw).toBe(parseEther('1000'));
  await buyToken(chain, 'QI', '1');
  await expect(add.review.dialog.getByText("The pool's price has changed.")).toBeVisible();
  await expect(add.review.confirmButton).toBeDisabled();
  await add.review.dialog.getByRole('button', { name: 'Accept new price' }).click();
  expect((await add.review.side('You supply QI')).raw).toBeLessThan(parseEther('980'));
  await expectExactAdd(add, chain, { currencies: ['AVAX', 'QI'], keys: ['WAVAX', 'QI'] });
});

test('W09 another account at the review closes it, keeps what was typed and asks for another', async ({
  page,
  wallet,
}) => {
  const add = new AddPage(page);
  await add.openConnected(`/add/AVAX/${PNG}/`);
  await add.first.fill('0.1');
  await add.openReview();
  await add.approve('PNG');
  await wallet.act('setAccount', ACCOUNTS.second);
  await expect(add.review.dialog).toBeHidden();
  await expect(add.main.getByText('Your wallet changed. Review again.')).toBeVisible();
  await expect(add.first).toHaveValue('0.1');
  await add.openReview();
  await expect(add.review.action('Approve PNG')).toBeVisible();
  await expect(add.review.confirmButton).toHaveCount(0);
  expect(await countOf(wallet, SEND)).toBe(1);
});

for (const [index, theme] of (['dark', 'light'] as const).entries()) {
  test(
    `LIQ-08 the form, its position and its review are accessible in the ${theme} theme`,
    fullOnly(index > 0),
    async ({ page, chains }) => {
      await giveLiquidity(chains[43114], pair.keys, 1n);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await saveSettings(page, { userDarkMode: theme === 'dark' });
      const add = new AddPage(page);
      await add.openConnected(`/add/AVAX/${PNG}/`);
      await expect(add.position).toContainText('AVAX / PNG');
      expect(await accessibilityViolations(page)).toEqual([]);
      await add.first.fill('1');
      await add.openReview();
      await expect(add.review.action('Approve PNG')).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
      await add.approve('PNG');
      expect(await accessibilityViolations(page)).toEqual([]);
    },
  );
}

test('LIQ-16 liquidity is added with the keyboard alone', async ({ page }) => {
  const add = new AddPage(page);
  await add.openConnected(`/add/AVAX/${PNG}/`);
  await add.first.focus();
  await page.keyboard.type('1');
  await tabTo(page, add.action('Review supply'));
  await page.keyboard.press('Enter');
  await tabTo(page, add.review.action('Approve PNG'));
  await page.keyboard.press('Enter');
  await expect(add.review.confirmButton).toBeFocused();
  expect((await add.review.side('You supply PNG')).raw).toBe(parseEther('100'));
  await page.keyboard.press('Enter');
  await expect(add.review.outcome('Confirmed')).toContainText('Added');
  await page.keyboard.press('Escape');
  await expect(add.first).toHaveValue('');
});

test('LIQ-18 liquidity is added on Fuji as well', fullOnly(), async ({ page, chains, wallet }) => {
  const { tokens } = chains[43113];
  await wallet.prepare({ chainId: 43113 });
  const add = new AddPage(page);
  await add.openConnected(`/add/AVAX/${tokens.PNG.address}/`);
  await add.first.fill('1');
  await add.openReview();
  await add.approve('PNG');
  await add.review.confirmButton.click();
  await expect(add.review.dialog.getByRole('status')).toContainText('Confirmed');
  await page.keyboard.press('Escape');
  await expect(add.position).toContainText(/(1|0\.999999)\sAVAX/);
});
