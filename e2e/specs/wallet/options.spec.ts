import type { Locator } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { fullOnly } from '../../fullOnly';
import { openWallets } from '../../journeys/realExchange';
import { Frame } from '../../pages/Frame';
import { accessibilityViolations } from '../../screen/axe';
import { expect, test } from '../../test';
import { announceWallet } from '../../wallets/announcedWallet';
import { announceForeignWallet, FOREIGN_WALLET_NAME } from '../../wallets/foreignWallet';

const PROJECT_ID = '00000000000000000000000000000000';
const WALLET_CONNECT = 'Wallet Connect';

test(
  'WAL-02 WAL-04 without a project id the options are Injected, MetaMask and Coinbase Wallet, each with description, colour, icon and link',
  fullOnly(),
  async ({ page }) => {
    const wallets = await openWallets(page);
    const white = 'rgb(255, 255, 255)';
    for (const { name, note, colour } of [
      { name: 'Injected', note: 'Not found', colour: white },
      { name: 'MetaMask', note: 'Not installed', colour: white },
      {
        name: 'Coinbase Wallet',
        note: 'Not installed',
        colour: 'rgb(44, 95, 246)',
      },
    ]) {
      const row = wallets.row(name);
      await expect(row).toContainText(note);
      await expect(row.locator('img')).toHaveAttribute('src', /^data:image\//);
      await expect(row.locator('span').first()).toHaveCSS('background-color', colour);
    }
    await expect(wallets.option('Injected')).toHaveAccessibleDescription(/^Not found$/);
    await expect(wallets.install('MetaMask')).toHaveAttribute('href', /metamask/);
    await expect(wallets.install('Coinbase Wallet')).toHaveAttribute(
      'href',
      /coinbase-wallet-extension/,
    );
    await expect(page.getByText(/Wallet ?Connect/)).toHaveCount(0);
  },
);

test('WAL-02 Coinbase Wallet that is installed connects', fullOnly(), async ({ page }) => {
  await page.addInitScript((account) => {
    const answers = new Map<string, unknown>([
      ['eth_requestAccounts', [account]],
      ['eth_accounts', [account]],
      ['eth_chainId', '0xa86a'],
    ]);
    const extension = {
      isCoinbaseWallet: true,
      setAppInfo: () => {},
      request: async ({ method }: { method: string }) => answers.get(method) ?? null,
      on: () => {},
      removeListener: () => {},
    };
    Object.assign(window, { coinbaseWalletExtension: extension });
  }, ACCOUNTS.demo);
  const wallets = await openWallets(page);
  await wallets.option('Coinbase Wallet').click();
  await expect(new Frame(page).account(ACCOUNTS.demo)).toBeVisible();
});

for (const projectId of [undefined, PROJECT_ID])
  test(
    `W14 without any wallet ${projectId ? 'Wallet Connect and help are' : 'help is'} offered, Injected says what to do, and the page still works`,
    fullOnly(),
    async ({ page }) => {
      const wallets = await openWallets(page, projectId ? { projectId } : {});
      await expect(wallets.option(WALLET_CONNECT)).toHaveCount(projectId ? 1 : 0);
      await expect(wallets.text('New to wallets?')).toBeVisible();
      await expect(wallets.help).toHaveAttribute('href', 'https://pangolin.exchange/tutorials');
      await wallets.option('Injected').click();
      await expect(wallets.text(/^No wallet in this browser\. Install one/)).toBeVisible();
      await wallets.tryAgain.click();
      await expect(wallets.text(/^No wallet in this browser\. Install one/)).toBeVisible();
      await wallets.back.click();
      await expect(wallets.option('Injected')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(wallets.dialog).toBeHidden();
      await expect(new Frame(page).block).toBeVisible();
      await expect(new Frame(page).connectButton).toBeVisible();
    },
  );

test(
  'announced wallets come first, and the one of the last visit is marked',
  fullOnly(),
  async ({ page }) => {
    await announceWallet(page, { name: 'First', rdns: 'org.first', account: ACCOUNTS.demo });
    await announceWallet(page, { name: 'Second', rdns: 'org.second', account: ACCOUNTS.second });
    const wallets = await openWallets(page);
    await expect(wallets.dialog.getByText('Recent')).toHaveCount(0);
    await wallets.option('Second').click();
    const frame = new Frame(page);
    await frame.account(ACCOUNTS.second).click();
    await frame.accountDialog.getByRole('button', { name: 'Disconnect' }).click();
    await frame.connectButton.click();
    const rows = wallets.dialog.getByRole('listitem');
    await expect(rows.nth(0)).toContainText(/^First/);
    await expect(rows.nth(1)).toHaveText(/^Second.*Recent/);
    await expect(wallets.dialog.getByText('Recent')).toHaveCount(1);
  },
);

test(
  'W15 two wallets with the same name are both offered, each with its maker',
  fullOnly(),
  async ({ page }) => {
    await announceWallet(page, { name: 'Fox', rdns: 'org.fox', account: ACCOUNTS.demo });
    await announceWallet(page, { name: 'FOX', rdns: 'org.other', account: ACCOUNTS.second });
    await announceWallet(page, { name: 'Bird', rdns: 'org.bird', account: ACCOUNTS.demo });
    const wallets = await openWallets(page);
    await expect(wallets.option('Fox')).toHaveAccessibleDescription(/by org\.fox/);
    await expect(wallets.option('FOX')).toHaveAccessibleDescription(/by org\.other/);
    await expect(wallets.text(/Another wallet/)).toHaveCount(2);
    await wallets.option('FOX').click();
    await expect(new Frame(page).account(ACCOUNTS.second)).toBeVisible();
  },
);

for (const afterMs of [0, 2_000])
  test(
    `W15 two wallets that claim the same maker are both offered with a warning, ${afterMs > 0 ? 'also if one announces itself late' : 'and neither is recommended'}`,
    fullOnly(),
    async ({ page }) => {
      const twin = { name: 'Fox', rdns: 'org.fox' };
      await announceWallet(page, { ...twin, account: ACCOUNTS.demo });
      await announceWallet(page, { ...twin, account: ACCOUNTS.second, afterMs });
      const wallets = await openWallets(page);
      await expect(wallets.option('Fox')).toHaveCount(2);
      await expect(wallets.text(/also claims to be by org\.fox/)).toHaveCount(2);
      await wallets.option('Fox').last().click();
      const frame = new Frame(page);
      await frame.account(ACCOUNTS.second).click();
      await frame.accountDialog.getByRole('button', { name: 'Disconnect' }).click();
      await frame.connectButton.click();
      await expect(wallets.option('Fox')).toHaveCount(2);
      await expect(wallets.dialog.getByText('Recent')).toHaveCount(0);
    },
  );

test(
  'W15 hidden characters in the name of a wallet are not shown',
  fullOnly(),
  async ({ page }) => {
    await announceForeignWallet(page, []);
    await announceWallet(page, {
      name: `Other\u200b wal\u202elet`,
      rdns: 'org.hidden',
      account: ACCOUNTS.demo,
    });
    const wallets = await openWallets(page);
    await expect(wallets.option(FOREIGN_WALLET_NAME)).toHaveCount(2);
    await expect(wallets.text(/Another wallet/)).toHaveCount(2);
  },
);

test(
  'W15 a wallet that announces itself without a name, a maker and a picture does not keep others from connecting',
  fullOnly(),
  async ({ page }) => {
    await page.addInitScript(() => {
      const provider = { request: async () => null, on: () => {}, removeListener: () => {} };
      const detail = { info: { uuid: crypto.randomUUID(), icon: 5 }, provider };
      const announce = () =>
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
      window.addEventListener('eip6963:requestProvider', announce);
      announce();
    });
    await announceWallet(page, { name: 'Fox', rdns: 'org.fox', account: ACCOUNTS.demo });
    const wallets = await openWallets(page);
    await wallets.option('Fox').click();
    await expect(new Frame(page).account(ACCOUNTS.demo)).toBeVisible();
  },
);

for (const width of [320, 375, 768, 1280])
  test(
    `NAV-32 at ${width} px nothing of the dialog is cut, every control is reached by keyboard, and it follows the theme`,
    fullOnly(),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const wallets = await openWallets(page);
      const { dialog } = wallets;
      const controls = [
        dialog.getByRole('button', { name: 'Close' }),
        wallets.option('Injected'),
        wallets.install('MetaMask'),
        wallets.install('Coinbase Wallet'),
        wallets.help,
      ];
      await expect(dialog.locator(':focus')).toHaveCount(1);
      for (const control of controls) {
        await expect(control).toBeFocused();
        await expect(control).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Tab');
      }
      // A sheet at the lower edge of a phone, as every dialog of this page.
      const box = await dialog.boundingBox();
      const isSheet = width < 768;
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)) === 640).toBe(isSheet);
      expect(box?.width).toBe(isSheet ? width : 464);
      const card = page.getByRole('region', { name: 'Swap', includeHidden: true });
      const drawn = (element: Locator, name: 'background-color' | 'color' | 'font-family') =>
        element.evaluate((own, property) => getComputedStyle(own).getPropertyValue(property), name);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const name of ['background-color', 'color', 'font-family'] as const)
          await expect(async () =>
            expect(await drawn(dialog, name)).toBe(await drawn(card, name)),
          ).toPass();
        expect(await accessibilityViolations(page)).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await expect(new Frame(page).connectButton).toBeFocused();
    },
  );
