import type { Page } from 'playwright/test';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { saveData } from '../../setup/saveData';
import { expect, test } from '../../test';

const CODE = /\/_next\/static\/chunks\/.*\.js$/;
/** What the browser logs about code that fails to load. */
const UNREACHABLE = "This part can't be loaded.";
const LOGGED = [/Failed to load resource/, /Failed to load chunk/, /ChunkLoadError/];

/** From now on, blocks all code that the page requests, after the first few answers. */
async function refuseCode(page: Page): Promise<void> {
  await page.route(CODE, (route) => route.fulfill({ status: 503 }));
}

/** Connects once the page has loaded all that it shows of a swap, but not the review. */
async function openWithoutReview(page: Page): Promise<SwapPage> {
  const swap = new SwapPage(page);
  await swap.open();
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('1');
  await expect(page.getByRole('button', { name: /^1\sAVAX = / })).toBeVisible();
  await swap.pays.fill('');
  await swap.connect();
  return swap;
}

test(
  'code that a gateway refuses once is loaded by a second request, without a message',
  fullOnly(),
  async ({ page, problems }) => {
    problems.allow(...LOGGED);
    await saveData(page);
    const swap = new SwapPage(page);
    await swap.open();
    await expect(new Frame(page).block).toBeVisible();
    let refused = 0;
    await page.route(CODE, (route) =>
      refused++ === 0 ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await swap.choose('receive', 'PNG');
    expect(refused).toBeGreaterThan(1);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  },
);

test(
  'code that cannot be loaded shows a message in its place, and typed text stays',
  fullOnly(),
  async ({ page, problems }) => {
    problems.allow(...LOGGED, /This part/);
    const swap = await openWithoutReview(page);
    // The review's code is requested ahead, with the first swap to review, and when it is needed.
    await refuseCode(page);
    await swap.pays.fill('1.25');
    await swap.action('Review swap').click();
    const failure = page.getByText(UNREACHABLE);
    await expect(failure).toBeVisible();
    await expect(swap.pays).toHaveValue('1.25');
    await page.unroute(CODE);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toBeHidden();
    await swap.complete();
  },
);

test(
  'a part of a form whose code is missing says so in its place, the form stays, and the part comes back by itself',
  fullOnly(),
  async ({ page, problems }) => {
    problems.allow(...LOGGED, /This part/);
    await saveData(page);
    const swap = new SwapPage(page);
    await swap.open();
    await swap.choose('receive', 'PNG');
    await refuseCode(page);
    await swap.pays.fill('1.25');
    const card = page.getByRole('region', { name: 'Swap' });
    const failure = card.getByText(UNREACHABLE);
    await expect(failure).toBeVisible();
    await card.getByRole('button', { name: 'Settings' }).click();
    await expect(failure).toHaveCount(2);
    await expect(card.getByRole('button', { name: 'Reload the page' }).first()).toBeVisible();
    await expect(swap.pays).toHaveValue('1.25');
    await expect(swap.receives).toHaveValue(/^1\d\d\./);
    await expect(swap.action('Connect wallet')).toBeEnabled();
    await page.unroute(CODE);
    await expect(card.getByText('Price curve')).toBeAttached();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await expect(failure).toHaveCount(0);
  },
);

test(
  'a screen chosen while offline opens once online; until then the page and its form stay',
  fullOnly(),
  async ({ page, context, problems }) => {
    problems.allow(
      /ERR_INTERNET_DISCONNECTED/,
      /Failed to load resource/,
      /Failed to send batch call/,
    );
    const [swap, frame] = [new SwapPage(page), new Frame(page)];
    await swap.open();
    await expect(frame.block).toBeVisible();
    await swap.pays.fill('1.25');
    await context.setOffline(true);
    await frame.header.getByRole('link', { name: 'Pool' }).click();
    await expect(frame.notice(/opens once you are online/)).toBeVisible();
    await expect(swap.pays).toHaveValue('1.25');
    await context.setOffline(false);
    await expect(page.getByRole('region', { name: 'Your positions' })).toBeVisible();
    await expect(frame.notice(/opens once you are online/)).toBeHidden();
  },
);

test(
  'R17 a review whose code is missing keeps the form, and opens by itself once the device is back online',
  fullOnly(),
  async ({ page, context, problems }) => {
    problems.allow(
      ...LOGGED,
      /ERR_INTERNET_DISCONNECTED/,
      /This part/,
      /Failed to send batch call/,
    );
    const swap = await openWithoutReview(page);
    await refuseCode(page);
    await swap.pays.fill('1.25');
    await swap.action('Review swap').click();
    const failure = page.getByText(UNREACHABLE);
    await expect(failure).toBeVisible();
    const reload = page.getByRole('button', { name: 'Reload the page' });
    await expect(reload).toBeVisible();
    await context.setOffline(true);
    await expect(reload).toBeHidden();
    await expect(swap.pays).toHaveValue('1.25');
    await page.unroute(CODE);
    await context.setOffline(false);
    await expect(failure).toBeHidden();
    await expect(swap.review).toBeVisible();
  },
);

test(
  'R17 a part that was never loaded says so once while offline, and opens by itself once back online',
  fullOnly(),
  async ({ page, context, problems }) => {
    problems.allow(
      ...LOGGED,
      /ERR_INTERNET_DISCONNECTED/,
      /This part/,
      /Failed to send batch call/,
    );
    await saveData(page);
    const swap = new SwapPage(page);
    await swap.open();
    const frame = new Frame(page);
    await expect(frame.block).toBeVisible();
    await swap.pays.fill('1.25');
    await context.setOffline(true);
    await expect(frame.notice(/^You are offline\./)).toBeVisible();
    await page.getByRole('button', { name: 'Token to receive:' }).click();
    const failure = page.getByRole('alert').filter({ hasText: /\S/ });
    await expect(failure).toHaveText(
      "This part can't be loaded.What you typed is kept. This loads once you are online.Try again",
    );
    await expect(failure).toBeInViewport({ ratio: 1 });
    await expect(frame.loading).toBeHidden();
    await expect(page.getByText('You are offline')).toHaveCount(1);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: 'Select a token' })).toBeVisible();
    await expect(failure).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(swap.pays).toHaveValue('1.25');
  },
);

test(
  'TXN-05 the page survives missing code after a transaction was sent, and tracks it later',
  fullOnly(),
  async ({ page, problems }) => {
    problems.allow(...LOGGED, /A background task could not be loaded/);
    const swap = await connectedSwap(page);
    await swap.choose('receive', 'PNG');
    await swap.pays.fill('1.25');
    await swap.action('Review swap').click();
    await expect(page.getByText(/^at block/)).toBeVisible();
    await refuseCode(page);
    await swap.confirm();
    const explorer = page.getByRole('link', { name: 'View on explorer' });
    await expect(explorer).toBeVisible();
    const failed = page.waitForEvent('console', {
      predicate: (message) => /A background task/.test(message.text()),
    });
    await failed;
    await expect(explorer).toBeVisible();
    await expect(swap.pays).toHaveCount(1);
    await page.unroute(CODE);
    await swap.closeSent();
    await expect(swap.popup('Confirmed')).toBeVisible();
  },
);
