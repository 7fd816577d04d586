import { devices, type Locator, type Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { configure, PRACTICE } from '../configuration';
import { expect, test } from '../fixtures';
import { announceForeignWallet, FOREIGN_WALLET_NAME } from '../foreignWallet';
import { Frame } from '../pages/Frame';

/** A real exchange: a practice exchange offers only its demo wallet. */
const REAL = { ...PRACTICE, practice: false };
const PROJECT_ID = '00000000000000000000000000000000';
const RELAY_URL = 'wss://relay.example.org';
const WALLET_CONNECT = 'Wallet Connect';
/** No icon has path data this long: a QR code has thousands of dots. */
const CODE_LENGTH = 50_000;

/** Opens the wallet dialog of a real exchange. */
async function openWallets(page: Page, walletConnect = {}) {
  await configure(page, { ...REAL, walletConnect });
  await page.goto('/swap/');
  await new Frame(page).connectButton.click();
  const dialog = page.getByRole('dialog');
  const option = (name: string) => dialog.getByRole('button', { name, exact: true });
  await expect(option('Injected')).toBeVisible();
  return { dialog, option };
}

test('WAL-02 WAL-04 without a project id the options are Injected, MetaMask and Coinbase Wallet, each with its icon', async ({
  page,
}) => {
  const { option } = await openWallets(page);
  for (const name of ['Injected', 'MetaMask', 'Coinbase Wallet']) {
    await expect(option(name)).toBeEnabled();
    await expect(option(name).locator('[style*="background: url("], img')).not.toHaveCount(0);
  }
  await expect(page.getByText(/Wallet ?Connect/)).toHaveCount(0);
});

test('WAL-02 MetaMask that is not installed shows its own link to get it', async ({ page }) => {
  const { dialog, option } = await openWallets(page);
  await option('MetaMask').click();
  await expect(dialog.getByRole('link', { name: /Add to/ })).toHaveAttribute('href', /metamask/);
});

test('WAL-02 Coinbase Wallet that is not installed shows its own link to get it, and opens no window', async ({
  page,
  context,
}) => {
  const { dialog, option } = await openWallets(page);
  await option('Coinbase Wallet').click();
  await expect(dialog.getByRole('link', { name: /Add to/ })).toHaveAttribute(
    'href',
    /coinbase-wallet-extension/,
  );
  expect(context.pages()).toEqual([page]);
});

test('WAL-02 Coinbase Wallet that is installed connects', async ({ page }) => {
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
  const { option } = await openWallets(page);
  await option('Coinbase Wallet').click();
  await expect(new Frame(page).account(ACCOUNTS.demo)).toBeVisible();
});

test('WAL-04 with a project id Wallet Connect is offered, over the configured relay, and shows a QR code', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/, /verify\.walletconnect/);
  const relays: string[] = [];
  await page.routeWebSocket(/^wss:/, (socket) => {
    relays.push(new URL(socket.url()).origin);
    socket.onMessage((message) => {
      const { id } = JSON.parse(String(message));
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: '0'.repeat(64) }));
    });
  });
  await page.route(/^https:/, (route) => route.abort());
  const { dialog, option } = await openWallets(page, {
    projectId: PROJECT_ID,
    relayUrl: RELAY_URL,
  });
  await expect(option('MetaMask')).toBeEnabled();
  await option(WALLET_CONNECT).click();
  await expect(dialog.getByText('Scan with Wallet Connect')).toBeVisible();
  const drawn = () =>
    dialog.locator('svg path').evaluateAll((paths) => {
      const lengths = paths.map((path) => path.getAttribute('d')?.length ?? 0);
      return Math.max(0, ...lengths);
    });
  await expect.poll(drawn).toBeGreaterThan(CODE_LENGTH);
  expect(new Set(relays)).toEqual(new Set([RELAY_URL]));
});

for (const projectId of [undefined, PROJECT_ID])
  test(`W14 without any wallet ${projectId ? 'Wallet Connect and help are' : 'help is'} offered, and the page still works`, async ({
    page,
  }) => {
    const { dialog, option } = await openWallets(page, projectId ? { projectId } : {});
    await expect(option(WALLET_CONNECT)).toHaveCount(projectId ? 1 : 0);
    await expect(dialog.getByText('New to wallets?')).toBeVisible();
    await option('Injected').click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(new Frame(page).block).toBeVisible();
  });

test('at 320 px nothing of the dialog is cut, every control is reached by keyboard, and it follows the theme', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const { dialog, option } = await openWallets(page);
  const close = dialog.getByRole('button', { name: 'Close' });
  const help = dialog.getByRole('link', { name: 'Read the tutorials' });
  const info = dialog.getByRole('button').first();
  const wallets = ['Injected', 'MetaMask', 'Coinbase Wallet'].map(option);
  const controls = [info, close, ...wallets, help];
  await expect(dialog.getByRole('document')).toBeFocused();
  for (const control of controls) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await expect(control).toBeInViewport({ ratio: 1 });
  }
  await expect(help).toHaveAttribute('href', 'https://pangolin.exchange/tutorials');

  const card = page.getByRole('region', { name: 'Swap', includeHidden: true });
  const sheet = dialog.locator('[role="document"] > div > div');
  const drawn = (element: Locator, name: 'background-color' | 'color' | 'font-family') =>
    element.evaluate((own, property) => getComputedStyle(own).getPropertyValue(property), name);
  const backgrounds = new Set<string>();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const heading = dialog.getByRole('heading').first();
    // Both are read again each time: the card changes its colours a moment after the device.
    await expect(async () => {
      expect(await drawn(sheet, 'background-color')).toBe(await drawn(card, 'background-color'));
      for (const name of ['color', 'font-family'] as const)
        expect(await drawn(heading, name)).toBe(await drawn(card, name));
      backgrounds.add(await drawn(card, 'background-color'));
      expect(backgrounds.size).toBe(colorScheme === 'light' ? 1 : 2);
    }).toPass();
  }

  await page.keyboard.press('Escape');
  await expect(new Frame(page).connectButton).toBeFocused();
});

test('W15 two wallets that name themselves alike are both offered', async ({ page }) => {
  await announceForeignWallet(page, []);
  await announceForeignWallet(page, []);
  const { option } = await openWallets(page);
  await expect(option(FOREIGN_WALLET_NAME)).toHaveCount(2);
});

test.describe('on a phone', () => {
  const { userAgent, viewport, hasTouch } = devices['iPhone 13'];
  test.use({ userAgent, viewport, hasTouch });

  test('WAL-03 WAL-04 the options that work there are offered, and Wallet Connect only with a project id', async ({
    page,
  }) => {
    const { option } = await openWallets(page);
    for (const name of ['Injected', 'MetaMask', /^Coinbase/]) {
      await expect(page.getByRole('dialog').getByRole('button', { name })).toBeEnabled();
    }
    await expect(option(WALLET_CONNECT)).toHaveCount(0);
  });
});
