import type { Page } from 'playwright/test';
import { connectedSwap } from '../connectedSwap';
import { expect, test } from '../fixtures';
import { Frame } from '../pages/Frame';
import { SwapPage } from '../pages/SwapPage';

const CODE = /\/_next\/static\/chunks\/.*\.js$/;
/** What the browser logs about code that fails to load. */
const LOGGED = [/Failed to load resource/, /Failed to load chunk/, /ChunkLoadError/];

/** From now on, blocks all code that the page requests, after the first few answers. */
async function refuseCode(page: Page): Promise<void> {
  await page.route(CODE, (route) => route.fulfill({ status: 503 }));
}

test('code that a gateway refuses once is loaded by a second request, without a message', async ({
  page,
  problems,
}) => {
  problems.allow(...LOGGED);
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
});

test('code that cannot be loaded shows a message in its place, and typed text stays', async ({
  page,
  problems,
}) => {
  problems.allow(...LOGGED, /This part of the page/);
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  // The review's code is requested ahead, with the first quote, and again when it is needed.
  await refuseCode(page);
  await swap.pays.fill('1.25');
  await swap.action('Review swap').click();
  const failure = page.getByText('This part of the page stopped working.');
  await expect(failure).toBeVisible();
  await page.unroute(CODE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeHidden();
  await expect(swap.pays).toHaveValue('1.25');
  await swap.action('Review swap').click();
  await swap.confirm();
  await expect(swap.popup('Confirmed')).toBeVisible();
});

test('TXN-05 the page outlives code that is missing once a transaction was sent, and follows it later', async ({
  page,
  problems,
}) => {
  problems.allow(...LOGGED, /The receipt watcher could not be loaded/);
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
    predicate: (message) => /The receipt watcher/.test(message.text()),
  });
  await failed;
  await expect(explorer).toBeVisible();
  await expect(swap.pays).toHaveCount(1);
  await page.unroute(CODE);
  await swap.closeSent();
  await expect(swap.popup('Confirmed')).toBeVisible({ timeout: 15_000 });
});
