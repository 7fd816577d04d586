import type { Locator, Page } from 'playwright/test';
import type { DevnetChain } from '@/devnet/devnet';
import { expect, test } from '../../chain/manualMining';
import { sent } from '../../chain/minedTransactions';
import { fullOnly } from '../../fullOnly';
import { AddPage } from '../../pages/AddPage';
import { SettingsPanel } from '../../pages/SettingsPanel';
import { SwapPage } from '../../pages/SwapPage';
import type { Transactions } from '../../pages/Transactions';
import { accessibilityViolations } from '../../screen/axe';
import { type Box, overlap } from '../../screen/boxes';
import { tabTo } from '../../screen/tabTo';
import { waitUntilStill } from '../../screen/waitUntilStill';
import { historyText, openWithHistory, remembered } from '../../setup/storedTransactions';
import { Browser } from '../routes/Browser';

/** Some are at the edges of the layouts. */
const SIZES = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 719, height: 800 },
  { width: 768, height: 1024 },
  { width: 959, height: 800 },
  { width: 960, height: 800 },
  { width: 1279, height: 800 },
  { width: 1280, height: 800 },
];

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';

/** Opens the swap with some transactions that stay pending until a block is mined. */
async function openPending(page: Page, chain: DevnetChain, count: number): Promise<Transactions> {
  const hashes = await sent(chain, count);
  return openWithHistory(
    page,
    historyText(hashes.map((hash, index) => remembered(hash, index + 1))),
  );
}

async function boxesOf(locator: Locator): Promise<readonly Box[]> {
  const boxes = await Promise.all((await locator.all()).map((each) => each.boundingBox()));
  return boxes.flatMap((box) => box ?? []);
}

/** Whether nothing of a popup is cut off, and the newest one is on the screen as a whole. */
async function expectReadable(page: Page, transactions: Transactions): Promise<void> {
  const popups = transactions.popup(/./);
  await expect(popups.first()).toBeInViewport({ ratio: 0.99 });
  for (const popup of await popups.all()) {
    const cut = await popup.evaluate((element) =>
      [element, ...element.querySelectorAll('*')]
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight),
        )
        .map(({ outerHTML }) => outerHTML),
    );
    expect(cut).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    page.viewportSize()?.width,
  );
}

/** Where the bar begins that is always at the bottom of the screen; the page scrolls behind it. */
function topOfBar(page: Page): Promise<number> {
  return page
    .locator('footer, footer ~ nav')
    .evaluateAll((bars) =>
      Math.min(
        ...bars
          .filter((bar) => getComputedStyle(bar).position === 'sticky' && bar.checkVisibility())
          .map((bar) => bar.getBoundingClientRect().top),
      ),
    );
}

/**
 * Expects that no popup overlaps what is visible of these, at the start and at the end of the
 * page.
 */
async function expectNothingCovered(
  page: Page,
  transactions: Transactions,
  kept: readonly Locator[],
): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const place of ['start', 'end']) {
      await page.evaluate(
        (end) => window.scrollTo(0, end ? document.documentElement.scrollHeight : 0),
        place === 'end',
      );
      await waitUntilStill(page);
      const popups = await boxesOf(transactions.popup(/./));
      const boxes = await Promise.all(kept.map(boxesOf));
      expect(boxes.every((each) => each.length > 0)).toBe(true);
      const top = await topOfBar(page);
      const covered = boxes
        .flat()
        .map((box) => ({ ...box, height: Math.min(box.height, top - box.y) }))
        .filter((box) => box.height > 0 && popups.some((popup) => overlap(popup, box)));
      expect({ size, place, covered }).toEqual({ size, place, covered: [] });
      await expectReadable(page, transactions);
    }
  }
}

for (const [screen, open] of [
  ['the swap', openSwap],
  ['an addition', openAddition],
  ['the positions', openPositions],
  ['the farms', openFarms],
] as const) {
  test(
    `TXN-18 TXN-25 three popups and one cover no amount, balance or action of ${screen} at any width`,
    fullOnly(),
    async ({ page, chains, blocks }) => {
      await page.clock.install();
      await blocks.hold();
      const transactions = await openPending(page, chains[43114], 3);
      const form = await open(page);
      await blocks.mine();
      await expect(transactions.popup('Confirmed')).toHaveCount(3);
      // Keeps them on the screen.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      const kept = [...form, transactions.opener];
      await expectNothingCovered(page, transactions, kept);
      const dismiss = transactions.popups.getByRole('button', { name: 'Dismiss' });
      await dismiss.first().click();
      await dismiss.first().click();
      await expect(transactions.popup(/./)).toHaveCount(1);
      await expectNothingCovered(page, transactions, kept);
    },
  );
}

for (const { width, height } of [
  { width: 320, height: 640 },
  { width: 375, height: 667 },
  { width: 768, height: 1024 },
])
  test(
    `TXN-25 popups leave the bar at the bottom free at ${width} px`,
    fullOnly(),
    async ({ page, chains, blocks }) => {
      await page.clock.install();
      await page.setViewportSize({ width, height });
      await blocks.hold();
      const transactions = await openPending(page, chains[43114], 3);
      await blocks.mine();
      await expect(transactions.popup('Confirmed')).toHaveCount(3);
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      const covered = await page.locator('footer ~ nav > *, footer > *').evaluateAll((entries) => {
        const found: string[] = [];
        for (const entry of entries.filter((each) => each.checkVisibility())) {
          entry.scrollIntoView({ block: 'end' });
          const { x, y, width, height } = entry.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          if (!entry.contains(top)) found.push(entry.textContent);
        }
        return found;
      });
      expect(covered).toEqual([]);
      await expectReadable(page, transactions);
    },
  );

async function openSwap(page: Page): Promise<readonly Locator[]> {
  const swap = new SwapPage(page);
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('1');
  const action = swap.action('Review swap');
  await expect(action).toBeEnabled();
  const card = page.getByRole('region', { name: 'Swap' });
  return [
    swap.pays,
    swap.receives,
    card.getByText(/^Balance/),
    swap.action(/^Max/),
    swap.action('Settings'),
    swap.action('Switch tokens'),
    action,
  ];
}

async function openAddition(page: Page): Promise<readonly Locator[]> {
  const add = new AddPage(page);
  await add.follow(`/add/AVAX/${PNG}/`);
  await add.first.fill('1');
  const action = add.action('Review supply');
  await expect(action).toBeEnabled();
  return [
    add.first,
    add.second,
    add.main.getByText(/^Balance/),
    add.action(/^Max/),
    add.action('Settings'),
    action,
  ];
}

async function openPositions(page: Page): Promise<readonly Locator[]> {
  await new Browser(page).follow('/pool/');
  const main = page.getByRole('main');
  const links = main.getByRole('link', { name: /^(Create a pair|Add liquidity|Find|Import)/ });
  await expect(links.first()).toBeVisible();
  return [links];
}

async function openFarms(page: Page): Promise<readonly Locator[]> {
  await new Browser(page).follow('/png/2/');
  const main = page.getByRole('main');
  const buttonsOf = (name: string) => main.getByRole('group', { name }).getByRole('button');
  // A phone has a menu of the orders.
  const orders = buttonsOf('Sort by').or(main.getByRole('combobox', { name: 'Sort by' }));
  await expect(orders.first()).toBeVisible();
  return [main.getByRole('searchbox'), buttonsOf('Show'), orders];
}

test(
  'TXN-25 during a dialog a popup is visible, clear of it, and is closed by mouse and by keyboard, newest first',
  fullOnly(),
  async ({ page, chains, blocks }) => {
    await blocks.hold();
    const transactions = await openPending(page, chains[43114], 2);
    const settings = new SettingsPanel(page);
    await expect(transactions.opener).toHaveText('2 pending');
    await page.setViewportSize({ width: 375, height: 667 });
    await settings.open();
    await blocks.mine();
    const popups = transactions.popup('Confirmed');
    await expect(popups).toHaveCount(2);
    await expectReadable(page, transactions);
    const head = settings.dialog.getByRole('heading').first();
    for (const popup of await boxesOf(popups)) {
      for (const part of [
        head,
        settings.dialog.getByRole('button', { name: 'Close' }),
        settings.slippage,
        settings.deadline,
      ])
        for (const box of await boxesOf(part)) expect(overlap(popup, box)).toBe(false);
    }
    expect(await accessibilityViolations(page)).toEqual([]);

    await popups.first().getByRole('button', { name: 'Dismiss' }).click();
    await expect(popups).toHaveCount(1);
    await expect(settings.dialog).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectReadable(page, transactions);
    await tabTo(page, popups.getByRole('button', { name: 'Dismiss' }));
    await page.keyboard.press('Enter');
    await expect(popups).toHaveCount(0);
    await expect(settings.dialog).toBeVisible();
    await expect(settings.dialog).toBeFocused();
    await settings.close();
  },
);
