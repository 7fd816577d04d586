import type { Locator, Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import { giveLiquidity } from '../../chain/liquidity';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { OTHER_REVIEWS } from '../../journeys/openReviews';
import { quotedSwap } from '../../journeys/quotedSwap';
import { reviewedRemoval } from '../../journeys/reviewedRemoval';
import { AddPage } from '../../pages/AddPage';
import { Frame } from '../../pages/Frame';
import { PoolPage } from '../../pages/PoolPage';
import { RemovePage } from '../../pages/RemovePage';
import { SendPage } from '../../pages/SendPage';
import { LOGGED } from '../../screen/networkNotices';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

const OFFLINE = 'You are offline';
const SEND = 'eth_sendTransaction';
const AGE = /^Figures from \d+\ss ago\.$/;
/** The text of the notice; the age of the figures follows. */
const SAYS = /^You are offline\. Nothing can be sent\./;
/** A request in progress fails when the network goes down. */
const BROKEN = [...LOGGED, /ERR_INTERNET_DISCONNECTED/, /Failed to send batch call/];

test(
  'R17 offline, the form has its figures with their age and no action, and resumes by itself',
  fullOnly(),
  async ({ page, context, problems }) => {
    problems.allow(...BROKEN);
    const swap = await quotedSwap(page);
    const frame = new Frame(page);
    const card = page.getByRole('region', { name: 'Swap' });
    const age = card.getByText(AGE);
    const block = await frame.blockNumber();
    await context.setOffline(true);
    await expect(swap.action(OFFLINE)).toBeDisabled();
    await expect(frame.notice(SAYS)).toBeVisible();
    await expect(age).toBeVisible();
    await expect(frame.block).toHaveAccessibleName(/You are offline$/);
    await expect(frame.block).toHaveAttribute('title', OFFLINE);

    const before = await swap.receives.inputValue();
    await swap.pays.fill('2.5');
    await expect(swap.receives).not.toHaveValue(before);
    await expect(swap.receives).not.toHaveValue('');
    await expect(age).toBeVisible();
    await expect(swap.action(OFFLINE)).toBeDisabled();

    await context.setOffline(false);
    await expect(swap.action('Review swap')).toBeEnabled();
    await expect(age).toBeHidden();
    await expect(frame.notice(SAYS)).toBeHidden();
    await expect(frame.block).not.toHaveAccessibleName(/offline/);
    await expect.poll(() => frame.blockNumber()).toBeGreaterThan(block);
    await expect(swap.pays).toHaveValue('2.5');
  },
);

test(
  'R17 offline, the forms of a supply and of a removal have the age of their figures and no action',
  fullOnly(),
  async ({ page, context, chains, problems }) => {
    problems.allow(...BROKEN);
    const chain = chains[43114];
    const { address } = chain.tokens.PNG;
    await giveLiquidity(chain, ['WAVAX', 'PNG'], 1n);
    const add = new AddPage(page);
    await add.openConnected(`/add/AVAX/${address}/`);
    await add.first.fill('1.5');
    await expect(add.action('Review supply')).toBeEnabled();
    await context.setOffline(true);
    await expect(add.action(OFFLINE)).toBeDisabled();
    const card = page.getByRole('region', { name: 'Add liquidity' });
    await expect(card.getByText(AGE)).toBeVisible();
    await context.setOffline(false);
    await expect(add.action('Review supply')).toBeEnabled();

    const remove = new RemovePage(page);
    await remove.follow('AVAX', address);
    await remove.action('50%').click();
    await expect(remove.action('Review removal')).toBeEnabled();
    await context.setOffline(true);
    await expect(remove.action(OFFLINE)).toBeDisabled();
    await expect(remove.card.getByText(AGE)).toBeVisible();
    await context.setOffline(false);
    await expect(remove.action('Review removal')).toBeEnabled();
    await expect(remove.card.getByText(AGE)).toBeHidden();
  },
);

test(
  'R17 offline, on a short screen, positions have the age of their figures',
  fullOnly(),
  async ({ page, context, chains, problems }) => {
    problems.allow(...BROKEN);
    await page.setViewportSize({ width: 800, height: 360 });
    await giveLiquidity(chains[43114], ['WAVAX', 'PNG'], 1n);
    const pool = new PoolPage(page);
    await pool.openConnected();
    await expect(pool.rows).toHaveCount(1);
    await expect(pool.status).toHaveText('1 position');
    await page.waitForLoadState('networkidle');
    const age = pool.positions.getByText(AGE);
    await expect(age).toBeHidden();
    await context.setOffline(true);
    await expect(age).toBeVisible();
    await context.setOffline(false);
    await expect(age).toBeHidden();
  },
);

test(
  'R17 the mark at the block is red at once offline, and green again with the first figures',
  fullOnly(),
  async ({ page, context, problems }) => {
    problems.allow(...BROKEN);
    await page.clock.install();
    await quotedSwap(page);
    const dot = new Frame(page).block.locator('span').first();
    const colour = () => dot.evaluate((mark) => getComputedStyle(mark).backgroundColor);
    const fresh = await colour();
    await context.setOffline(true);
    await expect.poll(colour).not.toBe(fresh);
    await context.setOffline(false);
    await page.clock.runFor(1_000);
    await expect.poll(colour).toBe(fresh);
  },
);

test(
  'R17 RPC-26 offline, the review of a swap freezes at once and says so, and can be confirmed once back online',
  fullOnly(),
  async ({ page, context, wallet, problems }) => {
    problems.allow(...BROKEN);
    const swap = await quotedSwap(page);
    await swap.action('Review swap').click();
    const confirm = swap.reviewed('Confirm swap');
    await expect(confirm).toBeEnabled();
    await context.setOffline(true);
    await expect(swap.reviewed(OFFLINE)).toBeDisabled();
    expect(await confirm.count()).toBe(0);
    await expect(swap.review.getByText(SAYS)).toBeVisible();
    await expect(swap.review.getByText(/Figures from \d+\ss ago\./)).toBeVisible();
    await context.setOffline(false);
    await expect(confirm).toBeEnabled();
    await expect(swap.review.getByText(SAYS)).toBeHidden();
    expect(await countOf(wallet, SEND)).toBe(0);
    await swap.complete();
  },
);

for (const [name, open] of [...OTHER_REVIEWS, ['send', openSend] as const])
  test(
    `R17 RPC-26 offline, the review of a ${name} freezes at once, and can be confirmed once back online`,
    fullOnly(),
    async ({ page, context, chains, problems }) => {
      problems.allow(...BROKEN);
      const { dialog, confirm } = await open(page, chains[43114]);
      await context.setOffline(true);
      await expect(dialog.getByRole('button', { name: OFFLINE })).toBeDisabled();
      expect(await confirm.count()).toBe(0);
      await expect(dialog.getByText(SAYS)).toBeVisible();
      await context.setOffline(false);
      await expect(confirm).toBeEnabled();
    },
  );

async function openSend(page: Page) {
  const send = new SendPage(page);
  await send.openConnected();
  await send.openReview('1.5', ACCOUNTS.deployer);
  const confirm = send.confirmButton();
  await expect(confirm).toBeEnabled();
  return { dialog: send.review, confirm };
}

/** How reviews ask for an approval, with the buttons that approve. */
const APPROVALS: readonly (readonly [
  name: string,
  open: (page: Page, chain: DevnetChain) => Promise<readonly Locator[]>,
])[] = [
  [
    'swap',
    async (page) => {
      const swap = await connectedSwap(page);
      await swap.choose('pay', 'PNG');
      await swap.choose('receive', 'AVAX');
      await swap.pays.fill('2');
      await swap.action('Review swap').click();
      return [swap.reviewed('Approve PNG')];
    },
  ],
  [
    'supply',
    async (page, { tokens }) => {
      const add = new AddPage(page);
      await add.openConnected(`/add/AVAX/${tokens.PNG.address}/`);
      await add.first.fill('1.5');
      await add.openReview();
      return [add.review.action('Approve PNG')];
    },
  ],
  [
    'removal',
    async (page, chain) => {
      const remove = await reviewedRemoval(page, chain, '50%');
      return [remove.review.action('Approve with a signature')];
    },
  ],
];

for (const [name, open] of APPROVALS)
  test(
    `R17 RPC-26 offline, the approval of a ${name} stays and can't be given, until back online`,
    fullOnly(),
    async ({ page, context, chains, wallet, problems }) => {
      problems.allow(...BROKEN);
      const buttons = await open(page, chains[43114]);
      for (const button of buttons) await expect(button).toBeEnabled();
      await context.setOffline(true);
      for (const button of buttons) await expect(button).toBeDisabled();
      await expect(page.getByRole('dialog').getByText(SAYS)).toBeVisible();
      await context.setOffline(false);
      for (const button of buttons) await expect(button).toBeEnabled();
      expect(await countOf(wallet, SEND)).toBe(0);
    },
  );
