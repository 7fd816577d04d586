import type { Page } from 'playwright/test';
import { type Address, erc20Abi, maxUint256, parseEther, parseUnits } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import { transact } from '@/devnet/node/transact';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { routerAllowance } from '../../chain/balances';
import { giveLiquidity, pairAddressOf } from '../../chain/liquidity';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { Frame } from '../../pages/Frame';
import { accessibilityViolations } from '../../screen/axe';
import { cutParts } from '../../screen/cutParts';
import { tabTo } from '../../screen/tabTo';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

const SEND = 'eth_sendTransaction';
const { router } = EXCHANGE_ADDRESSES[43114];

/** The demo account approves an amount for the router, as on another device. */
function approve({ client }: DevnetChain, token: Address, raw: bigint): Promise<void> {
  return transact(client, ACCOUNTS.demo, {
    address: token,
    abi: erc20Abi,
    functionName: 'approve',
    args: [router, raw],
  });
}

async function openedAccount(page: Page) {
  const frame = new Frame(page);
  await frame.openApprovals(ACCOUNTS.demo);
  const section = frame.accountDialog.getByRole('region', { name: 'Approvals' });
  return { dialog: frame.accountDialog, section, rows: section.getByRole('listitem') };
}

test('WAL-19 the account lists what the router may take, including from another device and of pool tokens, and removes it', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  const { tokens } = chain;
  await connectedSwap(page);
  const { dialog, section, rows } = await openedAccount(page);
  await expect(section).toContainText('No approvals found among known tokens and pools.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await giveLiquidity(chain, ['WAVAX', 'PNG'], 3n);
  const pool = await pairAddressOf(chain, ['WAVAX', 'PNG']);
  await approve(chain, tokens['USDC.e'].address, maxUint256);
  await approve(chain, tokens.JOE.address, parseEther('12.5'));
  await approve(chain, pool, maxUint256);
  await page.reload();
  await openedAccount(page);
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('Unlimited USDC.e');
  await expect(rows.nth(0)).toContainText(/Can be taken now: [\d,.]+\sUSDC\.e.*\$[\d,.]+/);
  await expect(rows.nth(1)).toContainText('Unlimited PGL PNG / WAVAX');
  await expect(rows.nth(2)).toContainText('12.5 JOE');

  await section.getByRole('button', { name: 'Remove USDC.e approval' }).click();
  await expect(rows).toHaveCount(2);
  await expect(section).not.toContainText('USDC.e');
  expect(await routerAllowance(chain, 'USDC.e')).toBe(0n);
  expect(await routerAllowance(chain, 'JOE')).toBe(parseEther('12.5'));
  expect(await countOf(wallet, SEND)).toBe(1);
});

test('WAL-19 a limited approval of a pool token names its pair', async ({ page, chains }) => {
  const chain = chains[43114];
  await giveLiquidity(chain, ['WAVAX', 'PNG'], 3n);
  await approve(chain, await pairAddressOf(chain, ['WAVAX', 'PNG']), parseEther('12.5'));
  await connectedSwap(page);
  const { rows } = await openedAccount(page);
  await expect(rows).toHaveCount(1);
  await expect(rows.nth(0)).toContainText('12.5 PGL PNG / WAVAX');
});

test('WAL-25 while the wallet has a request to answer, no approval can be removed', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  await approve(chain, chain.tokens.PNG.address, maxUint256);
  await approve(chain, chain.tokens.JOE.address, maxUint256);
  await connectedSwap(page);
  const { section } = await openedAccount(page);
  await wallet.act('hangNext', SEND);
  await section.getByRole('button', { name: 'Remove PNG approval' }).click();
  const other = section.getByRole('button', { name: 'Remove JOE approval' });
  await expect(other).toBeDisabled();
  await expect(other).toHaveAccessibleDescription('Answer in your wallet first');
  await wallet.act('release');
  await expect(other).toBeEnabled();
});

test(
  'WAL-19 a removal that is declined says so in its row, and can be tried again',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    const { address } = chain.tokens['USDC.e'];
    await approve(chain, address, parseUnits('100', 6));
    await connectedSwap(page);
    const { section, rows } = await openedAccount(page);
    await wallet.act('rejectNext', SEND);
    await section.getByRole('button', { name: 'Remove USDC.e approval' }).click();
    await expect(rows.getByText('You declined. Nothing was sent.')).toBeVisible();
    await section.getByRole('button', { name: 'Remove USDC.e approval' }).click();
    await expect(rows).toHaveCount(0);
    await expect(section).toContainText('No approvals found among known tokens and pools.');
    expect(await routerAllowance(chain, 'USDC.e')).toBe(0n);
  },
);

test(
  'WAL-19 an approval is removed with the keyboard alone, and the focus stays in the dialog',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    await approve(chain, chain.tokens.PNG.address, maxUint256);
    await connectedSwap(page);
    const frame = new Frame(page);
    await tabTo(page, frame.account(ACCOUNTS.demo));
    await page.keyboard.press('Enter');
    await tabTo(page, frame.accountDialog.getByRole('tab', { name: 'Activity' }));
    await page.keyboard.press('ArrowRight');
    const remove = page.getByRole('button', { name: 'Remove PNG approval' });
    await expect(remove).toBeEnabled();
    await tabTo(page, remove);
    await page.keyboard.press('Enter');
    await expect(remove).toHaveCount(0);
    await expect(frame.accountDialog).toContainText('No approvals found');
    await expect
      .poll(() => frame.accountDialog.evaluate((dialog) => dialog.contains(document.activeElement)))
      .toBe(true);
  },
);

for (const [colorScheme, width] of [
  ['light', 320],
  ['dark', 1280],
] as const) {
  test(
    `WAL-19 the approvals are accessible and whole in ${colorScheme} at ${width} px`,
    fullOnly(colorScheme === 'dark'),
    async ({ page, chains }) => {
      const chain = chains[43114];
      await approve(chain, chain.tokens.PNG.address, maxUint256);
      await approve(chain, chain.tokens['USDC.e'].address, 123_456_789_123_456n);
      await page.setViewportSize({ width, height: 720 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await connectedSwap(page);
      const { rows } = await openedAccount(page);
      await expect(rows).toHaveCount(2);
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await cutParts(page)).toEqual([]);
    },
  );
}
