import type { Page } from 'playwright/test';
import { parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { fullOnly } from '../../fullOnly';
import { quotedSwap } from '../../journeys/quotedSwap';
import { Frame } from '../../pages/Frame';
import { SendPage } from '../../pages/SendPage';
import { SettingsPanel } from '../../pages/SettingsPanel';
import { SwapPage } from '../../pages/SwapPage';
import { TRANSACTIONS_KEY } from '../../setup/storedTransactions';
import { expect, test } from '../../test';

const SETTINGS_KEY = 'pangolin.settings';
const RESET = 'Saved settings could not be read and were reset.';
const NOT_SAVED = "This device can't save settings or token lists.";
const NEWER = /^A newer version saved your settings/;

/** The app's own keys that a first page reads. */
const OWN_KEYS = [SETTINGS_KEY, TRANSACTIONS_KEY, 'pangolin.lists', 'pangolin.endpoints'];

/** These, and wagmi's keys. */
const KEYS = [
  ...OWN_KEYS,
  'wagmi.store',
  'wagmi.recentConnectorId',
  'wagmi.io.metamask.disconnected',
];
const BROKEN = '{"state":';

async function put(page: Page, key: string, text: string): Promise<void> {
  await page.addInitScript(
    (stored) => {
      if (sessionStorage.getItem('hasPut') === null) localStorage.setItem(stored.key, stored.text);
      sessionStorage.setItem('hasPut', '');
    },
    { key, text },
  );
}

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

for (const key of KEYS)
  test(
    `S01 REL-02 ${key} without valid JSON: the app starts with defaults, and works`,
    fullOnly(),
    async ({ page, problems }) => {
      // The wallet of the last visit is then unknown, and the page logs that.
      problems.allow(/console: Could not reconnect SyntaxError/);
      await put(page, key, BROKEN);
      const swap = new SwapPage(page);
      const frame = new Frame(page);
      const settings = new SettingsPanel(page);
      await swap.open();
      await expect(swap.pays).toBeEditable();
      await expect(frame.connectButton).toBeEnabled();
      const isOurs = OWN_KEYS.includes(key);
      await expect(page.getByText(RESET)).toHaveCount(isOurs ? 1 : 0);
      if (isOurs) expect(await stored(page, `${key}.quarantine`)).toBe(BROKEN);
      await settings.setSlippage('2');
      await swap.connect();
      await page.reload();
      await expect(frame.account(ACCOUNTS.demo)).toBeVisible();
      await expect(page.getByText(RESET)).toHaveCount(0);
      await settings.open();
      await expect(settings.slippage).toHaveValue('2');
    },
  );

test(
  'S01 PNL-15 earlier recipients that cannot be read are set aside: a send works, and its recipient is known from then on',
  fullOnly(),
  async ({ page }) => {
    const key = 'pangolin.recipients';
    await put(page, key, BROKEN);
    const send = new SendPage(page);
    const known = send.card.getByText('You have sent to it before.');
    await send.openConnected();
    await send.openReview('1', ACCOUNTS.second);
    await expect(known).toHaveCount(0);
    await send.confirmButton().click();
    await expect(send.outcome('Confirmed')).toBeVisible();
    expect(await stored(page, `${key}.quarantine`)).toBe(BROKEN);
    await page.reload();
    await send.amount.fill('1');
    await send.recipient.fill(ACCOUNTS.second);
    await expect(known).toBeVisible();
  },
);

test(
  'S05 on a full device a setting takes effect and a swap is sent, and one notice says that nothing is saved',
  fullOnly(),
  async ({ page }) => {
    await page.addInitScript(() => {
      const full = window.localStorage;
      const write = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (this === full) throw new DOMException('full', 'QuotaExceededError');
        write.call(this, key, value);
      };
    });
    const swap = await quotedSwap(page);
    await new SettingsPanel(page).setSlippage('2');
    await swap.action('Review swap').click();
    await expect(swap.fact('Slippage tolerance')).toContainText('2%');
    await swap.complete();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByText(NOT_SAVED)).toHaveCount(1);
    await expect(page.getByText(NOT_SAVED)).toBeVisible();
  },
);

test(
  'S06 when the device refuses its storage, the app works in memory',
  fullOnly(),
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        configurable: true,
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    const swap = await quotedSwap(page);
    await new SettingsPanel(page).setSlippage('2');
    await swap.action('Review swap').click();
    await expect(swap.fact('Slippage tolerance')).toContainText('2%');
    await swap.complete();
  },
);

test(
  'S07 settings of a newer release are kept, and the page uses defaults and says so',
  fullOnly(),
  async ({ page }) => {
    const newer = '{"state":{"slippage":"1%"},"version":99}';
    await put(page, SETTINGS_KEY, newer);
    const settings = new SettingsPanel(page);
    await page.goto('/swap/');
    await expect(page.getByText(NEWER)).toBeVisible();
    await settings.open();
    await expect(settings.slippage).toHaveValue('0.5');
    await settings.slippage.fill('2');
    await settings.close();
    expect(await stored(page, SETTINGS_KEY)).toBe(newer);
  },
);

test(
  'S11 site data cleared while the page is open: nothing breaks, and the next change is stored again',
  fullOnly(),
  async ({ page, chains }) => {
    const swap = await quotedSwap(page);
    const settings = new SettingsPanel(page);
    await settings.setSlippage('2');
    await page.evaluate(() => localStorage.clear());
    await chains[43114].client.setBalance({ address: ACCOUNTS.demo, value: parseEther('77') });
    await chains[43114].client.mine({ blocks: 1 });
    await expect(page.getByText('Balance 77')).toBeVisible();
    expect(await stored(page, SETTINGS_KEY)).toBeNull();
    await swap.action('Review swap').click();
    await expect(swap.fact('Slippage tolerance')).toContainText('2%');
    await swap.review.getByRole('button', { name: 'Close' }).click();
    await settings.setSlippage('3');
    expect(await settings.stored()).toMatchObject({
      userSlippageTolerance: 300,
      userDeadline: 3600,
    });
  },
);
