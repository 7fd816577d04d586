import type { Page } from 'playwright/test';
import { numberToHex, zeroHash } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { expect, test } from '../../chain/manualMining';
import { mined } from '../../chain/minedTransactions';
import { fullOnly } from '../../fullOnly';
import { quotedSwap } from '../../journeys/quotedSwap';
import { Frame } from '../../pages/Frame';
import type { SwapPage } from '../../pages/SwapPage';
import { Transactions } from '../../pages/Transactions';
import { accessibilityViolations } from '../../screen/axe';
import { boxOf } from '../../screen/boxes';
import { LOGGED } from '../../screen/networkNotices';
import { waitUntilStill } from '../../screen/waitUntilStill';
import { historyText, openWithHistory, remembered } from '../../setup/storedTransactions';

/** Opens a page on a device with these stored transactions, with its wallet connected. */
function openRemembering(
  page: Page,
  records: readonly object[],
  path?: string,
): Promise<Transactions> {
  return openWithHistory(page, historyText(records), path);
}

async function send(swap: SwapPage): Promise<void> {
  await swap.action('Review swap').click();
  await swap.confirm();
  await swap.closeSent();
}

/** Whether all words of a popup can be read: it fits the screen, and nothing is cut off. */
function isWhole(popup: Element): boolean {
  const words = [popup, ...popup.querySelectorAll('p, a')];
  return (
    popup.clientWidth <= document.documentElement.clientWidth &&
    words.every((each) => each.scrollWidth <= each.clientWidth || !each.clientWidth)
  );
}

test('TXN-18 TXN-16 popups stack right of a form on a desktop, are a strip elsewhere, five at most', async ({
  page,
  chains,
}) => {
  const hashes = await mined(chains[43114], 6);
  const transactions = await openRemembering(
    page,
    hashes.map((hash, index) => remembered(hash, index + 1)),
    '/send/',
  );
  await expect(transactions.popup('Confirmed')).toHaveCount(5);
  const [first, second] = [transactions.popup(/./).nth(0), transactions.popup(/./).nth(1)];
  for (const width of [1280, 960]) {
    await page.setViewportSize({ width, height: 700 });
    await waitUntilStill(page);
    const stack = [await boxOf(first), await boxOf(second)] as const;
    expect(stack[0].x).toBe(stack[1].x);
    expect(stack[0].x).toBeGreaterThan(width / 2);
    expect(stack[0].y).toBeLessThan(200);
    expect(stack[1].y).toBeGreaterThanOrEqual(stack[0].y + stack[0].height);
  }
  for (const width of [1280, 959, 375]) {
    // A wide screen has the price beside this form.
    if (width === 1280) {
      await page.getByRole('link', { name: 'Swap', exact: true }).first().click();
      await expect(page.getByLabel('You pay')).toBeVisible();
    }
    await page.setViewportSize({ width, height: 700 });
    await waitUntilStill(page);
    const strip = [await boxOf(first), await boxOf(second)] as const;
    expect(strip[0].y).toBe(strip[1].y);
    expect(strip[0].y).toBeGreaterThan(200);
    expect(strip[1].x).toBeGreaterThanOrEqual(strip[0].x + strip[0].width);
  }
  for (const popup of await transactions.popup(/./).all())
    expect(await popup.evaluate(isWhole)).toBe(true);
  await expect(transactions.popups).toHaveAttribute('aria-live', 'polite');
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('TXN-16 a popup closes after 15 s, but not while the pointer or the focus is on it, or when dismissed', async ({
  page,
  chains,
  problems,
}) => {
  // The clock also runs out for requests in progress.
  problems.allow(...LOGGED);
  await page.clock.install();
  const [first, second] = await mined(chains[43114], 2);
  const transactions = await openRemembering(page, [
    remembered(first ?? zeroHash, 1),
    remembered(second ?? zeroHash, 2),
  ]);
  const [one, two] = [transactions.popup('Wrapped 1 AVAX'), transactions.popup('Wrapped 2 AVAX')];
  await expect(one).toBeVisible();
  await expect(two).toBeVisible();
  await one.hover();
  await two.getByRole('button', { name: 'Dismiss' }).focus();
  await page.clock.runFor(60_000);
  await expect(transactions.popup(/./)).toHaveCount(2);
  await page.mouse.move(10, 500);
  await page.clock.runFor(16_000);
  await expect(one).toHaveCount(0);
  await expect(two).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(two).toHaveCount(0);
  await transactions.openRecent();
  await expect(transactions.rows).toHaveCount(2);
});

test('WAL-07 TXN-03 the wallet button counts what is pending, and shows the account again when it has ended', async ({
  page,
  blocks,
}) => {
  const swap = await quotedSwap(page);
  const frame = new Frame(page);
  const button = frame.account(ACCOUNTS.demo);
  await expect(button).toHaveText('0x7099…79C8');
  await blocks.hold();
  await send(swap);
  await expect(button).toHaveText('1 pending');
  await button.click();
  const transactions = new Transactions(page);
  await expect(transactions.rows).toHaveCount(1);
  await expect(transactions.rows).toContainText('Pending');
  await page.keyboard.press('Escape');
  // The form keeps its amount until the swap is confirmed, so a review names it.
  await swap.action('Swap again').click();
  const pending = swap.review.getByRole('status').filter({ hasText: 'Not confirmed yet: Swap' });
  await expect(pending).toContainText('Confirming sends another transaction.');
  await page.keyboard.press('Escape');
  await button.click();
  await blocks.mine();
  await expect(transactions.rows).toContainText('Confirmed');
  await expect(transactions.rows.getByRole('link')).toHaveAttribute(
    'href',
    /\/tx\/0x[0-9a-f]{64}$/,
  );
  await page.keyboard.press('Escape');
  await expect(button).toHaveText('0x7099…79C8');
});

test('TXN-06 TXN-07 the recent list has the last 24 hours, newest first, and clears the chain shown only', async ({
  page,
  chains,
}) => {
  const hashes = await mined(chains[43114], 3);
  const hour = 60 * 60 * 1000;
  const [first = zeroHash, second = zeroHash, old = zeroHash] = hashes;
  const transactions = await openRemembering(page, [
    remembered(first, 1, Date.now() - hour),
    remembered(second, 2),
    remembered(old, 3, Date.now() - 25 * hour),
    { ...remembered(numberToHex(9, { size: 32 }), 4), chainId: 43113 },
    { ...remembered(numberToHex(8, { size: 32 }), 5), from: ACCOUNTS.second },
  ]);
  await transactions.openRecent();
  await expect(transactions.rows).toHaveText([/Wrap(ped)? 2\sAVAX/, /Wrap(ped)? 1\sAVAX/]);
  // With its weekday if an hour ago was yesterday.
  await expect(transactions.rows.nth(1).getByRole('time')).toHaveText(
    /^([A-Z][a-z]{2}\s)?\d+:\d\d\s[AP]M\sUTC$/,
  );
  await transactions.clearAll.click();
  await expect(transactions.rows).toHaveCount(0);
  await expect(transactions.recent).toContainText('None in the last');
  const left = await transactions.stored();
  expect(left.map(({ hash }) => hash)).toEqual([numberToHex(9, { size: 32 })]);
  await page.reload();
  expect(await transactions.stored()).toHaveLength(1);
});

test('ERR-31 a failed check is reported in the recent list, and repeated', async ({
  page,
  chains,
  problems,
}) => {
  problems.allow(/pruned/);
  const chain = chains[43114];
  const [hash = zeroHash] = await mined(chain, 1);
  chain.proxy.add({
    methods: ['eth_getTransactionReceipt'],
    fault: { type: 'rpcError', code: -32000, message: 'pruned' },
  });
  const transactions = await openRemembering(page, [remembered(hash, 1)]);
  await transactions.openRecent();
  await expect(transactions.rows).toContainText('Status unknown. Retrying.');
  await expect(transactions.rows).toContainText('Pending');
  chain.proxy.clear();
  await chain.client.mine({ blocks: 1 });
  await expect(transactions.rows).toContainText('Confirmed');
  await expect(transactions.rows).not.toContainText('Status unknown. Retrying.');
  expect(await accessibilityViolations(page)).toEqual([]);
});

test(
  'S09 S10 two tabs share what they send in the same second, clear it together, and still get its outcome',
  fullOnly(),
  async ({ page, blocks }) => {
    const tabs = [
      await quotedSwap(page),
      await quotedSwap(await page.context().newPage()),
    ] as const;
    for (const swap of tabs) await swap.action('Review swap').click();
    await blocks.hold();
    await Promise.all(tabs.map((swap) => swap.confirm()));
    for (const swap of tabs) await swap.closeSent();

    const both = tabs.map((swap) => new Transactions(swap.page));
    for (const each of both) {
      await each.openRecent();
      await expect(each.rows).toHaveCount(2);
    }
    await both[0]?.clearAll.click();
    for (const each of both) await expect(each.rows).toHaveCount(0);
    await blocks.mine();
    for (const each of both) await expect(each.popup('Confirmed')).toHaveCount(2);
  },
);
