import type { Page } from 'playwright/test';
import { erc20Abi } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import { fullOnly } from '../../fullOnly';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { Transactions } from '../../pages/Transactions';
import { configure, PRACTICE } from '../../setup/configuration';
import { expect, test } from '../../test';
import { installOddProvider, ODD_PROVIDERS } from './oddProviders';
import {
  HEADLESS_WALLET,
  installSilentWallet,
  MOCK_WALLET,
  THIRD_PARTY_WALLETS,
} from './thirdPartyWallets';

/** A real exchange: a practice exchange accepts only the demo wallet. */
const REAL = { ...PRACTICE, practice: false };

async function pngHeld({ client, tokens }: DevnetChain): Promise<bigint> {
  return client.readContract({
    address: tokens.PNG.address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [ACCOUNTS.demo],
  });
}

async function disconnect(page: Page): Promise<void> {
  const frame = new Frame(page);
  await frame.account(ACCOUNTS.demo).click();
  await frame.accountDialog.getByRole('button', { name: 'Disconnect' }).click();
}

/** Chooses a wallet in the dialog, which must list it once. */
async function choose(page: Page, name: string): Promise<void> {
  await new Frame(page).connectButton.click();
  const option = page.getByRole('dialog').getByRole('button', { name, exact: true });
  await expect(option).toHaveCount(1);
  await option.click();
}

/** Fills in a swap of 1 AVAX, and confirms it. */
async function confirmSwap(page: Page): Promise<SwapPage> {
  const swap = new SwapPage(page);
  await expect(new Frame(page).account(ACCOUNTS.demo)).toBeVisible();
  await swap.choose('receive', 'PNG');
  await swap.pays.pressSequentially('1');
  await swap.action('Review swap').click();
  await swap.confirm();
  return swap;
}

for (const { name, trait, connectsItself, install } of THIRD_PARTY_WALLETS) {
  test(`WAL-18 W21 the wallet "${name}", which ${trait}, connects and completes a whole swap`, async ({
    page,
    chains,
  }) => {
    const chain = chains[43114];
    const before = await pngHeld(chain);
    await configure(page, REAL);
    await install(page, chain.rpcUrl);
    await page.goto('/swap/');
    if (connectsItself) await disconnect(page);
    await choose(page, name);
    const swap = await confirmSwap(page);
    await expect(swap.outcome('Confirmed')).toBeVisible();
    expect(await pngHeld(chain)).toBeGreaterThan(before);
  });
}

for (const [index, odd] of ODD_PROVIDERS.entries()) {
  test(
    `WAL-18 W21 a wallet whose provider ${odd} connects and completes a whole swap`,
    fullOnly(index > 0),
    async ({ page, chains }) => {
      const chain = chains[43114];
      const before = await pngHeld(chain);
      await configure(page, REAL);
      const name = await installOddProvider(page, odd, ACCOUNTS.demo);
      await page.goto('/swap/');
      await choose(page, name);
      const swap = await confirmSwap(page);
      await expect(swap.outcome('Confirmed')).toBeVisible();
      expect(await pngHeld(chain)).toBeGreaterThan(before);
    },
  );
}

test(
  'TXN-20 W22 a silent wallet can be replaced by one from another maker, which sends at once, and what the first sends late is recorded too',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    const before = await pngHeld(chain);
    await configure(page, REAL);
    const silent = await installSilentWallet(page, chain.rpcUrl);
    await MOCK_WALLET.install(page, chain.rpcUrl);
    await page.goto('/swap/');
    await disconnect(page);
    await choose(page, HEADLESS_WALLET.name);
    const swap = await confirmSwap(page);
    await expect(swap.review.getByRole('status')).toHaveText('Waiting for your wallet');
    await expect.poll(silent.waiting).toBe(1);
    await page.keyboard.press('Escape');
    await disconnect(page);

    await choose(page, MOCK_WALLET.name);
    await expect(new Frame(page).account(ACCOUNTS.demo)).toBeVisible();
    await swap.action('Review swap').click();
    await swap.complete();
    const once = await pngHeld(chain);
    expect(once).toBeGreaterThan(before);
    expect(silent.waiting()).toBe(1);

    await swap.closeSent();
    await silent.agree();
    const transactions = new Transactions(page);
    await expect.poll(async () => (await transactions.stored()).length).toBe(2);
    await expect(transactions.popup('Confirmed')).toHaveCount(1);
    expect(await pngHeld(chain)).toBeGreaterThan(once);
  },
);
