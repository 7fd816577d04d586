import type { Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { giveLiquidity } from '../../chain/liquidity';
import { fullOnly } from '../../fullOnly';
import { expectExactAdd, expectExactRemoval } from '../../journeys/exactLiquidity';
import { AddPage } from '../../pages/AddPage';
import { Frame } from '../../pages/Frame';
import { PoolPage } from '../../pages/PoolPage';
import { RemovePage } from '../../pages/RemovePage';
import { SwapPage } from '../../pages/SwapPage';
import { expect, test } from '../routes/fixtures';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const NOT_FOUND = 404;

/** Follows a link of the page to the pools, and goes back. */
async function leaveAndComeBack(page: Page): Promise<void> {
  const url = page.url();
  await new Frame(page).header.getByRole('link', { name: 'Pool' }).click();
  await expect(new PoolPage(page).positions).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(url);
}

test('NAV-05 WAL-14 /add is opened by URL without a wallet, connected there, left and reopened, supplied, and reloaded with the wallet', async ({
  page,
  chains,
  expectStatus,
}) => {
  const add = new AddPage(page);
  expectStatus(await add.openByUrl(`/add/AVAX/${PNG}/`), NOT_FOUND);
  await expect(add.action('Connect wallet')).toBeEnabled();
  await add.first.pressSequentially('1.5');
  await expect(add.second).toHaveValue('150');
  await new SwapPage(page).connect();
  await expect(add.first).toHaveValue('1.5');
  await leaveAndComeBack(page);
  await expect(add.first).toHaveValue('1.5');
  await expect(add.second).toHaveValue('150');
  await add.openReview();
  await add.approve('PNG');
  const pair = { currencies: ['AVAX', 'PNG'], keys: ['WAVAX', 'PNG'] } as const;
  await expectExactAdd(add, chains[43114], pair);
  expectStatus(await page.reload(), NOT_FOUND);
  await expect(new Frame(page).account(ACCOUNTS.demo)).toBeVisible();
  await expect(add.position).toContainText('AVAX / PNG');
  await expect(add.first).toHaveValue('');
  await expect(add.action('Enter an amount')).toBeDisabled();
});

test(
  'NAV-06 WAL-14 /create is opened by URL without a wallet, connected there, left and reopened, supplied, and reloaded with the wallet',
  fullOnly(),
  async ({ page, chains, expectStatus }) => {
    const chain = chains[43114];
    const keys = ['DAI.e', 'LINK.e'] as const;
    const [dai, link] = keys.map((key) => chain.tokens[key].address);
    const add = new AddPage(page);
    expectStatus(await add.openByUrl(`/create/${dai}/${link}/`), NOT_FOUND);
    await expect(add.action('Connect wallet')).toBeEnabled();
    await new SwapPage(page).connect();
    await add.first.pressSequentially('20');
    await add.second.pressSequentially('5');
    await leaveAndComeBack(page);
    await expect(add.first).toHaveValue('20');
    await expect(add.second).toHaveValue('5');
    await add.openReview();
    // Far from the 15 dollars that a LINK.e costs in its pool.
    await add.review.acceptSetPrice.check();
    await add.approve(...keys);
    await expectExactAdd(add, chain, { currencies: keys, keys });
    expectStatus(await page.reload(), NOT_FOUND);
    await expect(new Frame(page).account(ACCOUNTS.demo)).toBeVisible();
    await expect(add.main.getByText('This pool exists.')).toBeVisible();
  },
);

test('NAV-07 WAL-14 /remove is opened by URL without a wallet, connected there, left and reopened, removed, and reloaded with the wallet', async ({
  page,
  chains,
  expectStatus,
}) => {
  const chain = chains[43114];
  await giveLiquidity(chain, ['WAVAX', 'PNG'], 1n);
  const remove = new RemovePage(page);
  expectStatus(await remove.openByUrl('AVAX', PNG), NOT_FOUND);
  await expect(remove.card.getByText(/^Connect your wallet to see your liquidity/)).toBeVisible();
  await expect(remove.slider).toHaveCount(0);
  await expect(remove.action('Connect wallet')).toBeEnabled();
  await new SwapPage(page).connect();
  await expect(remove.position).toContainText('AVAX / PNG');
  await leaveAndComeBack(page);
  await remove.action('50%').click();
  await remove.openReview();
  await remove.review.action('Approve with a signature').click();
  const pair = { currencies: ['AVAX', 'PNG'], keys: ['WAVAX', 'PNG'] } as const;
  await expectExactRemoval(remove, chain, pair);
  expectStatus(await page.reload(), NOT_FOUND);
  await expect(new Frame(page).account(ACCOUNTS.demo)).toBeVisible();
  await expect(remove.position).toContainText('AVAX / PNG');
});
