import type { Locator, Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import { giveLiquidity } from '../../chain/liquidity';
import { expect, test } from '../../chain/manualMining';
import { fullOnly } from '../../fullOnly';
import { InLanguage } from '../../journeys/languages/InLanguage';
import { BuyPage } from '../../pages/BuyPage';
import { FarmPage } from '../../pages/FarmPage';
import { SendPage } from '../../pages/SendPage';
import { SwapPage } from '../../pages/SwapPage';
import { expectTextsOnly, requestsOf, stopAfterReads } from '../../screen/stoppedClock';
import { textsIn } from '../../screen/textsIn';
import type { Wallet } from '../../wallets/wallet';

type Form = {
  readonly path: string;
  /** Opens the form with a wallet, and fills it in. */
  readonly fill: (page: Page, has: { chain: DevnetChain; wallet: Wallet }) => Promise<void>;
  /** Types what has to be done last, because the page renews by itself what it requests for it. */
  readonly typeLast?: (page: Page) => Promise<void>;
  /** What was typed, as German shows it, by the keys of the labels. */
  readonly typed: Readonly<Record<string, string>>;
  /** The key of the name of the button, which can be pressed then. */
  readonly button: string;
};

const FORMS: readonly Form[] = [
  {
    path: '/send/',
    fill: async (page) => {
      const send = new SendPage(page);
      await send.openConnected();
      await send.amount.pressSequentially('1.5');
      await send.recipient.pressSequentially(ACCOUNTS.second);
      await expect(send.action('Review send')).toBeEnabled();
    },
    typed: { 'send.youSend': '1,5', 'recipient.label': ACCOUNTS.second },
    button: 'send.review',
  },
  {
    path: '/buy/',
    fill: async (page, { wallet }) => {
      const buy = new BuyPage(page);
      await buy.openConnected(wallet);
      await buy.fill('100');
      await expect(buy.buy).toBeEnabled();
    },
    typeLast: async (page) => {
      const buy = new BuyPage(page);
      await buy.amount.pressSequentially('.5');
      await expect(buy.button('Waiting for a quote')).toBeVisible();
      await expect(async () => {
        await page.clock.runFor(300);
        await expect(buy.buy).toBeEnabled({ timeout: 500 });
      }).toPass();
    },
    typed: {
      'buy.amount': '100,5',
      'buy.firstName': 'Zoë',
      'buy.lastName': 'Müller',
      'buy.email': 'zoe@example.org',
    },
    button: 'buy.submit',
  },
  {
    path: '/png/2/',
    fill: async (page, { chain }) => {
      await giveLiquidity(chain, ['WAVAX', 'PNG'], 1n);
      const farm = new FarmPage(page);
      await farm.open('2');
      await new SwapPage(page).connect();
      await farm.amount('deposit').pressSequentially('0.5');
      await expect(farm.action('Review deposit')).toBeEnabled();
    },
    typed: { 'rewards.deposit.depositAmount': '0,5' },
    button: 'rewards.deposit.depositReview',
  },
];

for (const { path, fill, typeLast, typed, button } of FORMS)
  test(
    `LNG-20 a change of language on ${path} keeps the form, and requests nothing but its texts`,
    fullOnly(path !== '/send/'),
    async ({ page, chains, blocks, wallet }) => {
      const chain = chains[43114];
      await page.clock.install();
      await fill(page, { chain, wallet });
      await blocks.hold();
      await stopAfterReads(page, { chain, blocks });
      await typeLast?.(page);
      await page.getByRole('button', { name: 'Language' }).click();
      const german = page.getByRole('menuitemradio', { name: 'Deutsch' });
      await expect(german).toBeVisible();
      const requests = requestsOf(page);
      await german.click();

      const site = new InLanguage(page, { t: await textsIn('de'), wallet });
      for (const [key, text] of Object.entries(typed))
        await expect(fieldOf(site, key), key).toHaveValue(text);
      await expect(site.button(button)).toBeEnabled();
      await expectTextsOnly(page, chain, requests);
    },
  );

function fieldOf({ main, t }: InLanguage, key: string): Locator {
  return main.getByLabel(t(key), { exact: true });
}
