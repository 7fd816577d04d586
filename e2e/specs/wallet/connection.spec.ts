import type { Page } from 'playwright/test';
import { parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { fullOnly } from '../../fullOnly';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { expect, test } from '../../test';
import { CONNECTORS_MARK } from '../../wallets/connectors';
import { CONNECT_METHODS, countOf } from '../../wallets/wallet';

/** The addresses of the scripts that a page requests from now on. */
function watchScripts(page: Page): Set<string> {
  const urls = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.add(request.url());
  });
  return urls;
}

async function connectorScripts(page: Page, urls: Iterable<string>): Promise<readonly string[]> {
  const scripts = await Promise.all(
    [...urls].map(async (url) => ({ url, text: await (await page.request.get(url)).text() })),
  );
  return scripts.filter(({ text }) => text.includes(CONNECTORS_MARK)).map(({ url }) => url);
}

for (const { chainId, name } of [
  { chainId: 43114, name: 'Avalanche' },
  { chainId: 43113, name: 'Fuji' },
] as const) {
  test(`WAL-01 RPC-01 a wallet on ${chainId} is accepted, and the page shows ${name}`, async ({
    page,
    chains,
    wallet,
  }) => {
    await chains[chainId].client.setBalance({
      address: ACCOUNTS.demo,
      value: parseEther('321.5'),
    });
    await wallet.prepare({ chainId });
    const frame = new Frame(page);
    const swap = new SwapPage(page);
    await swap.open();
    await swap.connect();
    await expect(frame.network(name)).toBeVisible();
    await expect(frame.account(ACCOUNTS.demo)).toBeVisible();
    await expect(page.getByText('Balance 321.5')).toBeVisible();
  });
}

test('WAL-05 WAL-08 WAL-20 a reload reconnects the wallet without asking it again, and disconnecting lasts', async ({
  page,
  wallet,
}) => {
  const frame = new Frame(page);
  const swap = new SwapPage(page);
  await swap.open();
  await swap.connect();
  expect(await countOf(wallet, ...CONNECT_METHODS)).toBe(1);
  await page.reload();
  await expect(frame.account(ACCOUNTS.demo)).toBeVisible();
  expect(await countOf(wallet, ...CONNECT_METHODS)).toBe(0);

  await frame.account(ACCOUNTS.demo).click();
  await expect(
    frame.accountDialog.getByRole('button', { name: `Copy address ${ACCOUNTS.demo}` }),
  ).toBeVisible();
  await frame.accountDialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect(frame.accountDialog).toBeHidden();
  await expect(frame.connectButton).toBeVisible();
  await page.reload();
  await expect(frame.block).toBeVisible();
  await expect(frame.connectButton).toBeVisible();
});

test(
  'WAL-08 neither a load nor a reconnection loads the connectors of other wallets',
  fullOnly(),
  async ({ page }) => {
    const frame = new Frame(page);
    const swap = new SwapPage(page);
    const ofLoad = watchScripts(page);
    await swap.open();
    await expect(frame.block).toBeVisible();
    const beforeDialog = [...ofLoad];
    await swap.connect();
    const ofDialog = [...ofLoad].filter((url) => !beforeDialog.includes(url));
    expect(await connectorScripts(page, ofDialog)).not.toEqual([]);
    expect(await connectorScripts(page, beforeDialog)).toEqual([]);

    ofLoad.clear();
    await page.reload();
    await expect(frame.account(ACCOUNTS.demo)).toBeVisible();
    await expect(frame.block).toBeVisible();
    expect(ofLoad.size).toBeGreaterThan(0);
    expect(await connectorScripts(page, ofLoad)).toEqual([]);
  },
);

test('WAL-09 WAL-14 without a wallet the page shows the chain, and each action asks for one', async ({
  page,
}) => {
  const frame = new Frame(page);
  const swap = new SwapPage(page);
  await swap.open();
  await expect(frame.network('Avalanche')).toBeVisible();
  await expect(frame.block).toBeVisible();
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('1');
  await expect(page.getByRole('button', { name: /^1\sAVAX = 99\.\d+\sPNG/ })).toBeVisible();

  await swap.action('Connect wallet').click();
  await page.getByRole('button', { name: 'Demo wallet' }).click();
  await expect(swap.action('Review swap')).toBeEnabled();
  await expect(swap.pays).toHaveValue('1');
});

test('WAL-10 the page follows the account that the wallet changes to', async ({ page, wallet }) => {
  const frame = new Frame(page);
  const swap = new SwapPage(page);
  await swap.open();
  await swap.connect();
  await expect(page.getByText('Balance 500')).toBeVisible();
  await wallet.act('setAccount', ACCOUNTS.second);
  await expect(frame.account(ACCOUNTS.second)).toBeVisible();
  await expect(page.getByText('Balance 100', { exact: true })).toBeVisible();
  await wallet.act('lock');
  await expect(frame.connectButton).toBeVisible();
});

test('WAL-10 the page follows the chain that the wallet changes to, and back from one that is not ours', async ({
  page,
  chains,
  wallet,
}) => {
  await chains[43113].client.setBalance({ address: ACCOUNTS.demo, value: parseEther('321.5') });
  const frame = new Frame(page);
  const swap = new SwapPage(page);
  await swap.open();
  await swap.connect();
  await wallet.act('setChain', 43113);
  await expect(frame.network('Fuji')).toBeVisible();
  await expect(page.getByText('Balance 321.5')).toBeVisible();
  await wallet.act('setChain', 1);
  await expect(frame.walletButton('Wrong network')).toBeVisible();
  await wallet.act('setChain', 43114);
  await expect(frame.account(ACCOUNTS.demo)).toBeVisible();
  await expect(page.getByText('Balance 500')).toBeVisible();
});

test('WAL-11 W19 a connection attempt shows its spinner after 600 ms, and no sooner', async ({
  page,
}) => {
  const swap = new SwapPage(page);
  await swap.open();
  await swap.connect();
  await page.route('/__practice/wallet.js', async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()};window.__practiceWallet.hangNext('eth_accounts');`;
    await route.fulfill({ response, body });
  });
  await page.clock.install({ time: Date.now() });
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.reload();

  const frame = new Frame(page);
  const placeholder = frame.connecting.locator('span');
  await expect(frame.connecting).toBeVisible();
  await page.clock.runFor(599);
  await expect(placeholder).not.toHaveCSS('border-radius', '999px');
  await page.clock.runFor(1);
  await expect(placeholder).toHaveCSS('border-radius', '999px');

  await page.clock.resume();
  // A wallet that never answers leaves the choice of a wallet.
  await frame.connecting.click();
  await page.getByRole('button', { name: 'Demo wallet' }).click();
  await expect(frame.account(ACCOUNTS.demo)).toBeVisible();
});

test('WAL-11 W22 while a wallet does not answer a connection request, the page asks to choose one and shows no skeletons', async ({
  page,
  wallet,
}) => {
  await page.goto('/pool/');
  const frame = new Frame(page);
  await wallet.act('hangNext', 'wallet_requestPermissions');
  await frame.connectButton.click();
  await page.getByRole('button', { name: 'Demo wallet' }).click();
  await expect(page.getByText('Confirm in Demo wallet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Connect your wallet to see your liquidity.')).toBeVisible();
  await frame.connectButton.click();
  await page.getByRole('button', { name: 'Demo wallet' }).click();
  await expect(frame.account(ACCOUNTS.demo)).toBeVisible();
});
