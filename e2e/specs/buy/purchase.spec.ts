import { ACCOUNTS } from '@/devnet/accounts';
import { SANDBOX_KEY, SANDBOX_PATH } from '@/devnet/services/card/cardServer';
import { SIGNER_PATH } from '@/devnet/services/card/cardSigner';
import { fullOnly } from '../../fullOnly';
import { BuyPage } from '../../pages/BuyPage';
import { consoleTexts } from '../../screen/consoleTexts';
import { configure, PRACTICE } from '../../setup/configuration';
import { expect, test } from '../../test';

const { demo, second } = ACCOUNTS;

const host = (url: string | undefined) => new URL(url ?? '').host;

/** How the page reaches the sandbox: through the signer, or signing itself. */
const modes = (paymentHost: string) => ({
  signer: { mode: 'signer', url: SIGNER_PATH, paymentHosts: [paymentHost] },
  direct: { mode: 'direct', url: SANDBOX_PATH, paymentHosts: [paymentHost], ...SANDBOX_KEY },
});

for (const mode of ['signer', 'direct'] as const) {
  test(
    `BUY-01 BUY-06 BUY-09 BUY-11 BUY-19 BUY-20 in the mode ${mode} AVAX is bought at the payment page, and its arrival is seen`,
    fullOnly(mode === 'direct'),
    async ({ page, chains, wallet, exchange: { devnet }, baseURL }) => {
      const { client } = chains[43114];
      const logged = consoleTexts(page);
      await configure(page, { ...PRACTICE, cardPurchase: modes(host(baseURL))[mode] });
      const buy = new BuyPage(page);
      await buy.openConnected(wallet);
      await buy.fill();
      // 100 dollars, less 5 % and 0.50, at 20 dollars.
      await expect(buy.fact('You receive about')).toHaveText('4.72 AVAX');
      await expect(buy.fact('Price of 1 AVAX')).toHaveText('$20.00');
      await expect(buy.fact('Provider fee')).toHaveText('$5.00');
      await expect(buy.fact("Provider's network fee")).toHaveText('$0.50');
      await expect(buy.fact('Total')).toHaveText('$100.00');
      await expect(buy.fact('1 AVAX with all fees')).toHaveText('$21.16');
      await expect(buy.fact('1 AVAX in this exchange')).toHaveText('$20.00');
      await expect(buy.quote).toContainText(/Quoted \d+\ss ago\. Valid for 60\ss\./);
      await buy.submit();
      await expect(buy.leave).toContainText(demo);
      await expect(buy.leave).toContainText(`Payment page${host(baseURL)}`);
      const before = await client.getBalance({ address: demo });
      await buy.leave.getByRole('button', { name: `Continue to ${host(baseURL)}` }).click();
      await expect(buy.payment).toBeVisible();
      await page.getByRole('button', { name: 'Pay', exact: true }).click();

      await expect(page).toHaveURL(/\/buy\/$/);
      await expect(buy.card).toContainText('4.725 AVAX arrived');
      expect((await client.getBalance({ address: demo })) - before).toBe(
        4_725_000_000_000_000_000n,
      );
      await page.reload();
      await expect(buy.card).toContainText('4.725 AVAX arrived');
      await buy.button('Stop watching').click();
      await expect(buy.card).not.toContainText('arrived');

      const [order, ...others] = devnet.card.orders();
      expect(others).toEqual([]);
      expect(JSON.parse(order ?? '')).toMatchObject({
        firstName: 'Zoë',
        dest: `avalanche:${demo.toLowerCase()}`,
        redirectUrl: `${baseURL}/buy/`,
      });
      // No personal data in a store, a log or an address.
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      );
      for (const text of [kept, page.url(), logged.join()]) expect(text).not.toMatch(/zoe@|Müller/);
    },
  );
}

test(
  'BUY-20 a payment that is cancelled, refused or late is never called a success, whichever account is connected',
  fullOnly(),
  async ({ page, wallet }) => {
    const buy = new BuyPage(page);
    await buy.openConnected(wallet);
    await buy.fill();
    await expect(buy.fact('Total')).toHaveText('$100.00');
    await buy.submit();
    await buy.openPayment.click();
    await page.getByRole('button', { name: 'Be refused' }).click();
    await expect(page.getByRole('alert')).toContainText('refused');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(buy.card).toContainText(
      'No purchase seen yetThe AVAX balance of 0x7099…79C8 has not grown since',
    );
    // The amount and the currency are still there; the names are not kept.
    await expect(buy.amount).toHaveValue('100');
    await expect(buy.field('Email')).toHaveValue('');
    await buy.fill('');
    await buy.submit();
    await buy.openPayment.click();
    await page.getByRole('button', { name: 'Pay, and wait' }).click();
    await expect(buy.card).toContainText(
      'No purchase seen yetThe AVAX balance of 0x7099…79C8 has not grown since',
    );
    await wallet.act('setAccount', second);
    await page.goto('/buy/?status=success&transactionHash=0x1');
    await expect(buy.card).toContainText(
      'No purchase seen yetThe AVAX balance of 0x7099…79C8 has not grown since',
    );
    await expect(buy.card).toContainText('4.725 AVAX arrived0x7099…79C8 has this much more');
  },
);

test('BUY-16 in the mode off the page says so, and sends no request', async ({
  page,
  wallet,
  exchange,
}) => {
  await configure(page, PRACTICE);
  const buy = new BuyPage(page);
  await buy.openConnected(wallet);
  await expect(buy.card).toContainText('No card purchases here.');
  await expect(buy.card.getByRole('textbox')).toHaveCount(0);
  expect(exchange.devnet.card.requests()).toEqual([]);
});

test('BUY-18 the page signs for no provider but one on this machine', async ({
  page,
  wallet,
  problems,
}) => {
  problems.allow(/Invalid configuration: cardPurchase.url/);
  await configure(page, {
    ...PRACTICE,
    cardPurchase: { ...modes('x').direct, url: 'https://api.example.com' },
  });
  await wallet.prepare({ isConnected: true });
  await page.goto('/buy/');
  await expect(page.getByText('cardPurchase.url')).toBeVisible();
});
