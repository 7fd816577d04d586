import type { Page } from 'playwright/test';
import { connectedSwap } from '../connectedSwap';
import { expect, test } from '../fixtures';
import { Frame } from '../pages/Frame';
import { SwapPage } from '../pages/SwapPage';

const CODE = /\/_next\/static\/chunks\/.*\.js$/;
/** What the browser writes on the console about code that does not come. */
const LOGGED = [/Failed to load resource/, /Failed to load chunk/, /ChunkLoadError/];

/** Refuses all code that the page asks for from now on, but for the first answers. */
async function refuseCode(page: Page): Promise<void> {
  await page.route(CODE, (route) => route.fulfill({ status: 503 }));
}

test('code that a gateway refuses once is asked for again, and nobody notices', async ({
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

test('code that does not come is said to be missing, in its place, and keeps what was typed', async ({
  page,
  problems,
}) => {
  problems.allow(...LOGGED, /This part of the page/);
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('1.25');
  await expect(swap.action('Review swap')).toBeEnabled();
  await refuseCode(page);
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
