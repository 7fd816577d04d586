import { ACCOUNTS } from '@/devnet/accounts';
import type { ServiceFault } from '@/devnet/services/serviceFaults';
import { fullOnly } from '../../fullOnly';
import { BuyPage } from '../../pages/BuyPage';
import { expect, test } from '../../test';

const { demo, second } = ACCOUNTS;
const FAILED = 'An error occurred while submitting the data to the provider';

test.beforeEach(({ problems }) =>
  problems.allow(/The payment page is not on a host|status of 50|status of 40/),
);

test('BUY-06 P01 when the provider returns no quote, its reason is shown until the next quote', async ({
  page,
  wallet,
}) => {
  const buy = new BuyPage(page);
  await buy.openConnected(wallet);
  await buy.fill('20');
  await expect(buy.card).toContainText('No quote. Nothing was charged.');
  await expect(buy.card).toContainText('The provider says: The minimum is 30 USD.');
  await expect(buy.button('No quote for this order')).toBeDisabled();
  await buy.amount.fill('100');
  await expect(buy.fact('Total')).toHaveText('$100.00');
  await expect(buy.card).not.toContainText('The provider says');
  await expect(buy.field("Card's country")).toHaveValue('US');
  await buy.field("Card's country").selectOption('KP');
  await expect(buy.card).toContainText('The provider says: Region KP is not supported.');
});

const FAULTS: readonly (readonly [what: string, fault: ServiceFault, isLong: boolean])[] = [
  ['P02 BUY-23 meets an outage', { type: 'status', status: 500 }, false],
  ['P04 finds nobody', { type: 'down' }, true],
  ['P04 is not answered within 10 seconds', { type: 'hang' }, true],
  ['P03 leads to another host', body('https://pay.example.com/1'), false],
  ['P03 leads to a script', body('javascript:alert(1)'), true],
];

function body(url: string): ServiceFault {
  return { type: 'body', body: JSON.stringify({ url }) };
}

for (const [what, fault, isLong] of FAULTS)
  test(`ERR-58 BUY-11 BUY-19 an order that ${what} leads nowhere, and nothing that was typed is lost`, {
    ...fullOnly(isLong),
  }, async ({ page, wallet, exchange: { devnet } }) => {
    const buy = new BuyPage(page);
    await buy.openConnected(wallet);
    await buy.fill();
    await expect(buy.fact('Total')).toHaveText('$100.00');
    devnet.card.break(fault);
    await buy.submit();
    await expect(buy.card.getByRole('alert')).toContainText(FAILED);
    if (fault.type !== 'body')
      await expect(buy.card.getByRole('alert')).toContainText(
        "The provider can't be reached. Try again later.",
      );
    await expect(buy.leave).toBeHidden();
    await expect(page).toHaveURL(/\/buy\/$/);
    for (const [field, text] of [
      ['First name', 'Zoë'],
      ['Last name', 'Müller'],
      ['Email', 'zoe@example.org'],
    ] as const)
      await expect(buy.field(field)).toHaveValue(text);
    await expect(buy.amount).toHaveValue('100');
  });

test('BUY-22 P06 a double click reserves one order', async ({
  page,
  wallet,
  exchange: { devnet },
}) => {
  const buy = new BuyPage(page);
  await buy.openConnected(wallet);
  await buy.fill();
  await expect(buy.fact('Total')).toHaveText('$100.00');
  await buy.button('Buy AVAX').dblclick();
  await expect(buy.leave).toBeVisible();
  expect(devnet.card.orders()).toHaveLength(1);
});

test('BUY-22 switching the account while an order is placed opens no payment page, and the next order is for the new account', async ({
  page,
  wallet,
  exchange: { devnet },
}) => {
  const buy = new BuyPage(page);
  await buy.openConnected(wallet);
  await buy.fill();
  await expect(buy.fact('Total')).toHaveText('$100.00');
  devnet.card.break({ type: 'slow', ms: 2_000 });
  await buy.submit();
  await expect(buy.button('Reserving your order')).toBeDisabled();
  await expect.poll(() => devnet.card.orders().length).toBe(1);
  await wallet.act('setAccount', second);
  await expect(buy.card).toContainText('this order was dropped, and nothing was charged');
  await expect(buy.leave).toBeHidden();
  devnet.card.break(undefined);
  await buy.submit();
  await expect(buy.leave).toContainText(second);
  const destinations = devnet.card.orders().map((order) => JSON.parse(order).dest);
  expect(destinations).toEqual([demo, second].map((each) => `avalanche:${each.toLowerCase()}`));
});

test(
  'BUY-22 a price that changes before the order is reserved must be accepted first',
  fullOnly(),
  async ({ page, wallet, exchange: { devnet } }) => {
    const buy = new BuyPage(page);
    await buy.openConnected(wallet);
    await buy.fill();
    await expect(buy.fact('You receive about')).toHaveText('4.72 AVAX');
    devnet.card.setPrice(21);
    await buy.submit();
    await expect(buy.leave).toContainText('New quote: $100.00 buys about 4.50 AVAX.');
    await expect(buy.openPayment).toBeHidden();
    await buy.leave.getByRole('button', { name: 'Accept and place a new order' }).click();
    await expect(buy.openPayment).toBeEnabled();
    await expect(buy.leave).toContainText('4.50 AVAX');
    expect(devnet.card.orders()).toHaveLength(2);
    await buy.openPayment.click();
    // What the provider has reserved is what was agreed to.
    await expect(page.getByText('4.500000 AVAX to')).toBeVisible();
  },
);

test(
  'P04 ERR-58 a signer that does not answer is reported, and can be asked again',
  fullOnly(),
  async ({ page, wallet, problems }) => {
    problems.allow(/services\/signer|ERR_FAILED/);
    const buy = new BuyPage(page);
    await buy.openConnected(wallet);
    await page.route('**/services/signer/quote', (route) => route.abort());
    await buy.fill();
    await expect(buy.card).toContainText("The provider can't be reached.");
    await page.unroute('**/services/signer/quote');
    await buy.button('Try again').click();
    await expect(buy.fact('Total')).toHaveText('$100.00');
    await page.route('**/services/signer/reserve', (route) => route.abort());
    await buy.submit();
    await expect(buy.card.getByRole('alert')).toContainText(FAILED);
    await expect(buy.card.getByRole('alert')).toContainText("The provider can't be reached.");
    await expect(buy.field('Email')).toHaveValue('zoe@example.org');
  },
);

test('ERR-58 BUY-17 an amount outside the limits of the site is rejected, and they are shown', async ({
  page,
  wallet,
}) => {
  const buy = new BuyPage(page);
  await buy.openConnected(wallet);
  await buy.amount.pressSequentially('5');
  await expect(buy.card).toContainText('Orders must be between $10.00 and $10,000.00.');
  await expect(buy.card).not.toContainText('The provider says');
  await expect(buy.button('Change the amount')).toBeDisabled();
  await buy.amount.fill('100.555');
  await expect(buy.button('Too many decimals for USD')).toBeDisabled();
});
