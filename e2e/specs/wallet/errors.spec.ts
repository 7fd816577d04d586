import { ACCOUNTS } from '@/devnet/accounts';
import { fullOnly } from '../../fullOnly';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { accessibilityViolations } from '../../screen/axe';
import { tabTo } from '../../screen/tabTo';
import { expect, test } from '../../test';
import { CONNECTORS_MARK } from '../../wallets/connectors';
import { DECLINED } from '../../wallets/declined';
import { CONNECT_METHODS, countOf } from '../../wallets/wallet';

test('WAL-12 W11 ERR-12 ERR-15 on a wrong network the page says so, adds the network to the wallet and switches', async ({
  page,
  wallet,
  baseURL,
}) => {
  await wallet.prepare({ isConnected: true, chainId: 1, knownChains: [1] });
  const frame = new Frame(page);
  await page.goto('/swap/');
  await frame.walletButton('Wrong network').click();
  const { accountDialog } = frame;
  await expect(accountDialog.getByRole('alert')).toContainText(
    'Please connect to the Avalanche network.',
  );
  expect(await accessibilityViolations(page)).toEqual([]);
  await tabTo(page, accountDialog.getByRole('button', { name: 'Switch to Avalanche' }));
  await page.keyboard.press('Enter');
  await expect(accountDialog.getByRole('alert')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(frame.account(ACCOUNTS.demo)).toBeVisible();
  const asked = (await wallet.requests()).filter(
    ({ method }) => method === 'wallet_addEthereumChain',
  );
  expect(asked).toMatchObject([
    {
      params: [
        {
          chainId: '0xa86a',
          chainName: 'Avalanche',
          nativeCurrency: { symbol: 'AVAX', decimals: 18 },
          rpcUrls: [`${baseURL}/rpc/43114`],
          blockExplorerUrls: ['https://snowtrace.io'],
        },
      ],
    },
  ]);
});

for (const [index, refused] of (
  ['wallet_switchEthereumChain', 'wallet_addEthereumChain'] as const
).entries()) {
  test(
    `TXN-24 W12 ERR-12 a user who refuses ${refused} stays on the wrong network and is not asked again`,
    fullOnly(index > 0),
    async ({ page, chains, wallet }) => {
      await wallet.prepare({ isConnected: true, chainId: 1, knownChains: [1] });
      const frame = new Frame(page);
      await page.goto('/swap/');
      await wallet.act('rejectNext', refused);
      await frame.walletButton('Wrong network').click();
      const toAvalanche = frame.accountDialog.getByRole('button', { name: 'Switch to Avalanche' });
      await toAvalanche.click();
      await expect.poll(() => countOf(wallet, refused)).toBe(1);
      await expect(toAvalanche).toBeEnabled();
      await expect(frame.accountDialog.getByText(DECLINED)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(frame.walletButton('Wrong network')).toBeVisible();

      const before = await frame.blockNumber();
      await chains[43114].client.mine({ blocks: 1 });
      await expect.poll(() => frame.blockNumber()).toBeGreaterThan(before);
      expect(await countOf(wallet, refused)).toBe(1);
      await expect(frame.walletButton('Wrong network')).toBeVisible();
    },
  );
}

test('ERR-13 ERR-15 any other failure to connect says so, on the button too, until it succeeds', async ({
  page,
  wallet,
}) => {
  const frame = new Frame(page);
  await page.goto('/swap/');
  for (const method of CONNECT_METHODS)
    await wallet.act('rejectNext', method, -32603, 'The wallet is broken.');
  await frame.connectButton.click();
  await page.getByRole('button', { name: 'Demo wallet' }).click();
  await expect.poll(() => countOf(wallet, ...CONNECT_METHODS)).toBe(CONNECT_METHODS.length);
  await page.keyboard.press('Escape');
  await expect(frame.notice('Error connecting. Try refreshing the page.')).toBeVisible();
  await frame.walletButton('Error').click();
  await page.getByRole('button', { name: 'Demo wallet' }).click();
  await expect(frame.account(ACCOUNTS.demo)).toBeVisible();
  await expect(frame.notice(/^Error connecting/)).toBeHidden();
});

test('ERR-16 a visit whose connection manager cannot be loaded says so, and still connects', async ({
  page,
  problems,
}) => {
  problems.allow(/Could not reconnect/, /Failed to load resource/);
  const frame = new Frame(page);
  const swap = new SwapPage(page);
  await page.addInitScript(() => {
    localStorage.setItem('wagmi.recentConnectorId', '"walletConnect"');
  });
  let isMissing = true;
  await page.route(/\/chunks\/.*\.js$/, async (route) => {
    if (!isMissing) return route.continue();
    const response = await route.fetch();
    const hasConnectors = (await response.text()).includes(CONNECTORS_MARK);
    return hasConnectors ? route.fulfill({ status: 503 }) : route.fulfill({ response });
  });
  await swap.open();
  await expect(frame.notice(/^Unknown error\. /)).toBeVisible();
  isMissing = false;
  await swap.connect();
  await expect(frame.notice(/^Unknown error\. /)).toBeHidden();
});
