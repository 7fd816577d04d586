import { devices, type Page } from 'playwright/test';
import { fullOnly } from '../../fullOnly';
import { openWallets } from '../../journeys/realExchange';
import { Frame } from '../../pages/Frame';
import { accessibilityViolations } from '../../screen/axe';
import type { Problems } from '../../screen/problems';
import { expect, test } from '../../test';

const PROJECT_ID = '00000000000000000000000000000000';
const RELAY_URL = 'wss://relay.example.org';
const NAME = 'Wallet Connect';
/** No icon has path data this long: a QR code has thousands of dots. */
const CODE_LENGTH = 50_000;

/** Answers as a relay that has no wallet on the other side. Returns the relays that were asked. */
async function serveRelay(page: Page, problems: Problems): Promise<readonly string[]> {
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
  return relays;
}

test('WAL-04 with a project id Wallet Connect is offered, over the configured relay, and shows a QR code', async ({
  page,
  problems,
}) => {
  const relays = await serveRelay(page, problems);
  const wallets = await openWallets(page, { projectId: PROJECT_ID, relayUrl: RELAY_URL });
  const { dialog } = wallets;
  await expect(wallets.option('MetaMask')).toBeEnabled();
  await wallets.option(NAME).click();
  await expect(wallets.text('Scan with Wallet Connect')).toBeVisible();
  const drawn = () =>
    dialog.locator('svg path').evaluateAll((paths) => {
      const lengths = paths.map((path) => path.getAttribute('d')?.length ?? 0);
      return Math.max(0, ...lengths);
    });
  await expect.poll(drawn).toBeGreaterThan(CODE_LENGTH);
  expect(new Set(relays)).toEqual(new Set([RELAY_URL]));
  expect(await accessibilityViolations(page)).toEqual([]);

  await wallets.back.click();
  await expect(new Frame(page).connectButton).toHaveCount(0);
  await wallets.option('MetaMask').click();
  await expect(wallets.text('Scan with MetaMask')).toBeVisible();
  await expect.poll(drawn).toBeGreaterThan(CODE_LENGTH);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(new Frame(page).connectButton).toBeEnabled();
});

test.describe('on a phone', () => {
  const { userAgent, viewport, hasTouch } = devices['iPhone 13'];
  test.use({ userAgent, viewport, hasTouch });

  test(
    'WAL-03 WAL-04 Wallet Connect opens an app of the phone, and shows the code as well',
    fullOnly(),
    async ({ page, problems }) => {
      await serveRelay(page, problems);
      const wallets = await openWallets(page, { projectId: PROJECT_ID, relayUrl: RELAY_URL });
      await wallets.option(NAME).tap();
      await expect(
        wallets.dialog.getByRole('link', { name: 'Open in a wallet app' }),
      ).toHaveAttribute('href', /^wc:[0-9a-f]{64}@2\?/);
      await expect(wallets.dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    },
  );
});
