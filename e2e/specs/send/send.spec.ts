import { type Address, erc20Abi, parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { transact } from '@/devnet/node/transact';
import { changesBy, tokenBalance } from '../../chain/balances';
import { setTaxes } from '../../chain/oddTokens';
import { fullOnly } from '../../fullOnly';
import { AfterTransaction } from '../../pages/AfterTransaction';
import { SendPage } from '../../pages/SendPage';
import { TokenDialog } from '../../pages/TokenDialog';
import { accessibilityViolations, scrollToEnd } from '../../screen/axe';
import { figureOf } from '../../screen/figureOf';
import { expect, test } from '../../test';
import { DECLINED } from '../../wallets/declined';

const FRIEND = ACCOUNTS.second;
const NEVER_SENT = /^Unused on this network\./;
/** An address that the chain has never seen. */
const UNUSED: Address = '0x00000000000000000000000000000000DeaDBeef';

test('PNL-11 PNL-12 NAV-03 AVAX typed key by key arrives whole, and the form is ready for the next', async ({
  page,
  chains,
}) => {
  const { client } = chains[43114];
  const send = new SendPage(page);
  await send.openConnected();
  await expect(send.action('Enter an amount')).toBeDisabled();
  await send.amount.pressSequentially('1.5');
  await expect(send.action('Enter a recipient')).toBeDisabled();
  await send.recipient.pressSequentially(UNUSED);
  await expect(send.card.getByText(NEVER_SENT)).toBeVisible();
  await send.action('Review send').click();
  await expect(send.review.getByText(UNUSED)).toBeVisible();
  await expect(send.review.getByText(NEVER_SENT)).toBeVisible();
  const after = new AfterTransaction(send.review);
  await expect(after.region.getByRole('term')).toHaveCount(2);
  expect(await after.differences(18, 18)).toEqual([-parseEther('1.5'), parseEther('1.5')]);
  const changes = await changesBy(chains[43114], ['AVAX'], async () => {
    await send.confirmButton().click();
    await expect(send.outcome('Confirmed')).toBeVisible();
  });
  expect(changes).toEqual([-parseEther('1.5')]);
  expect(await client.getBalance({ address: UNUSED })).toBe(parseEther('1.5'));
  await expect(send.review.getByText('Sent 1.5 AVAX to 0x0000…Beef')).toBeVisible();
  // Whole: a look-alike has the same first and last characters.
  await expect(send.review.getByText(UNUSED)).toBeVisible();
  await send.close();
  await expect(send.amount).toHaveValue('');
  await expect(send.recipient).toHaveValue('');
});

for (const width of [375, 1280])
  test(`PNL-12 PNL-14 a typed address is whole, and what is said of it is above the button, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const send = new SendPage(page);
    await send.openConnected();
    await send.amount.fill('1');
    await send.recipient.fill(UNUSED);
    const note = send.card.getByText(NEVER_SENT);
    await expect(note).toBeVisible();
    const text = await send.card
      .getByRole('heading')
      .first()
      .evaluate((e) => getComputedStyle(e).color);
    await expect(note).toHaveCSS('color', text);
    const button = await send.action('Review send').boundingBox();
    expect((await note.boundingBox())?.y).toBeLessThan(button?.y ?? 0);
    // A phone's field is too narrow for an address, which is then written below the field.
    await expect(send.card.getByText(UNUSED)).toBeVisible({ visible: width === 375 });
    const hidden = await send.recipient.evaluate((e) => e.scrollWidth - e.clientWidth);
    expect(hidden > 0).toBe(width === 375);
  });

test('PNL-11 PNL-12 a token goes to the address of a name, which is shown whole', async ({
  page,
  chains,
}) => {
  const held = () => tokenBalance(chains[43114], 'PNG', FRIEND);
  const before = await held();
  const send = new SendPage(page);
  await send.openConnected();
  await send.choose('PNG');
  await send.amount.fill('12.25');
  await send.recipient.fill('friend.eth');
  await expect(send.card.getByText(FRIEND)).toBeVisible();
  await send.action('Review send').click();
  await expect(send.review.getByText(FRIEND)).toBeVisible();
  await expect(send.review.getByText('friend.eth has only this Ethereum address.')).toBeVisible();
  await send.confirmButton().click();
  await expect(send.outcome('Confirmed')).toBeVisible();
  expect((await held()) - before).toBe(parseEther('12.25'));
});

test('PNL-11 SIM-03 the maximum of AVAX leaves enough for the fee, and that of a token is all of it and no more', async ({
  page,
  chains,
}) => {
  const { client, tokens } = chains[43114];
  const send = new SendPage(page);
  await send.openConnected();
  await send.recipient.fill(UNUSED);
  await send.action('Max: use all you can').click();
  await expect(send.amount).toHaveValue('499.99');
  await send.action('Review send').click();
  await send.confirmButton().click();
  await expect(send.outcome('Confirmed')).toBeVisible();
  expect(await client.getBalance({ address: UNUSED })).toBe(parseEther('499.99'));
  await send.close();
  await client.setBalance({ address: ACCOUNTS.demo, value: parseEther('1') });
  // A balance that would be 10,000 PNG if it were rounded up.
  await transact(client, ACCOUNTS.demo, {
    address: tokens.PNG.address,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [FRIEND, parseEther('0.001')],
  });
  await send.recipient.fill(UNUSED);
  await send.choose('PNG');
  await expect(send.amount).toHaveValue('');
  await expect(page.getByText('Balance 9,999.99', { exact: true })).toBeVisible();
  await send.action('Max: use all you can').click();
  await expect(send.amount).toHaveValue('9999.999');
  await send.action('Review send').click();
  const { region } = new AfterTransaction(send.review);
  await expect(region).toContainText('−9,999.99 PNG');
  await expect(region).toContainText('9,999.99 → 0');
  await expect(send.review.getByText('10,000 PNG')).toHaveCount(0);
  await send.confirmButton().click();
  await expect(send.outcome('Confirmed')).toBeVisible();
  expect(await tokenBalance(chains[43114], 'PNG')).toBe(0n);
});

test('PNL-11 T24 an amount is there again after a reload, a recipient is not, and a decline leaves both', async ({
  page,
  wallet,
}) => {
  const send = new SendPage(page);
  await send.openConnected();
  await send.amount.fill('2');
  await send.recipient.fill(FRIEND);
  await expect(send.action('Review send')).toBeEnabled();
  await page.reload();
  await expect(send.amount).toHaveValue('2');
  await expect(send.action('Enter a recipient')).toBeDisabled();
  await expect(send.recipient).toHaveValue('');
  await send.recipient.fill(FRIEND);
  await wallet.act('rejectNext', 'eth_sendTransaction');
  await send.action('Review send').click();
  await send.confirmButton().click();
  await expect(send.review.getByText(DECLINED)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(send.amount).toHaveValue('2');
  await expect(send.recipient).toHaveValue(FRIEND);
});

test('PNL-16 for a token that takes a fee, the review shows what arrives, to the last unit', async ({
  page,
  chains,
}) => {
  const send = new SendPage(page);
  await send.openConnected();
  await send.choose('SPORE');
  await expect(send.card.getByText(/^SPORE takes 1% of each transfer/)).toBeVisible();
  await send.openReview('1000', UNUSED);
  const { decimals } = chains[43114].tokens.SPORE;
  const shown = await new AfterTransaction(send.review).differences(decimals, decimals);
  const gets = await send.exact(figureOf(send.review.getByText('Recipient gets')), decimals);
  await send.confirmButton().click();
  await expect(send.outcome('Confirmed')).toBeVisible();
  const arrived = await tokenBalance(chains[43114], 'SPORE', UNUSED);
  expect(shown[1]).toBe(arrived);
  expect(gets).toEqual({ raw: arrived, symbol: 'SPORE' });
  expect(arrived).toBeLessThan(1_000n * 10n ** BigInt(decimals));
});

test(
  'PNL-16 a token that takes a fee on sales only arrives whole, and the review says nothing else',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    await setTaxes(chain, 1_000n);
    const send = new SendPage(page);
    await send.openConnected();
    await page.getByRole('button', { name: 'Token to send:' }).click();
    await new TokenDialog(page).importHere(chain.tokens.TAX.address);
    await send.openReview('3', UNUSED);
    const after = new AfterTransaction(send.review);
    expect(await after.differences(18, 18)).toEqual([-parseEther('3'), parseEther('3')]);
    await expect(send.review.getByText('Recipient gets')).toBeHidden();
    await send.confirmButton().click();
    await expect(send.outcome('Confirmed')).toBeVisible();
    expect(await tokenBalance(chain, 'TAX', UNUSED)).toBe(parseEther('3'));
  },
);

for (const [index, theme] of (['light', 'dark'] as const).entries()) {
  test(
    `PNL-11 at 320 px the form and its review are accessible in the ${theme} theme`,
    fullOnly(index > 0),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const send = new SendPage(page);
      await send.openConnected();
      await send.amount.fill('1');
      await send.recipient.fill(UNUSED);
      await expect(send.action('Review send')).toBeEnabled();
      await scrollToEnd(page);
      expect(await accessibilityViolations(page)).toEqual([]);
      await send.action('Review send').click();
      await expect(send.confirmButton()).toBeEnabled();
      await scrollToEnd(page);
      expect(await accessibilityViolations(page)).toEqual([]);
    },
  );
}
