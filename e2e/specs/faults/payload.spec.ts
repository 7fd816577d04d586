import type { Page, Route } from 'playwright/test';
import { fullOnly } from '../../fullOnly';
import { expect, test } from '../routes/fixtures';

const OK = 200;
const NOT_FOUND = 404;
/**
 * An address that needs the payload of the swap: no host has a file, but the site knows its route.
 */
const ADDRESS = '/SWAP/?exactAmount=2';
const SWAP_PAYLOADS = /\/swap\/[^/]*\.txt(\?|$)/;

const faults: readonly {
  readonly what: string;
  readonly answer: (route: Route) => Promise<void>;
  readonly address?: string;
}[] = [
  { what: 'answers 500', answer: (route) => route.fulfill({ status: 500, body: 'tired' }) },
  {
    what: 'answers 500 at an address with a hash',
    answer: (route) => route.fulfill({ status: 500, body: 'tired' }),
    address: `${ADDRESS}#there`,
  },
  {
    what: 'is a page of HTML',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  },
  { what: 'is refused', answer: (route) => route.abort('connectionrefused') },
];

/** What Next and the browser log about a payload that can't be loaded. */
const LOGGED = [
  /^console: Failed to fetch RSC payload for /,
  /^console: Failed to load resource: .*\.txt/,
  /^failed request: GET .*\.txt/,
];

function screen(page: Page) {
  return page.getByRole('region', { name: 'Swap' });
}

for (const [index, { what, answer, address = ADDRESS }] of faults.entries()) {
  test(
    `REL-01 a payload that ${what} ends in a message that keeps the address, and a retry recovers`,
    fullOnly(index > 0),
    async ({ page, problems, browserAround: browser, expectStatus }) => {
      problems.allow(...LOGGED);
      await page.route(SWAP_PAYLOADS, answer);
      expectStatus(await browser.open(address), NOT_FOUND);
      const message = page.getByRole('alert').filter({ hasText: "This page can't be loaded." });
      await expect(message).toBeVisible();
      await expect(page).toHaveURL(address);
      browser.expectDocuments(2);

      const loaded = page.waitForEvent('load');
      await message.getByRole('button', { name: 'Try again' }).click();
      await loaded;
      await expect(message).toBeVisible();
      await expect(page).toHaveURL(address);
      browser.expectDocuments(1);

      await page.unroute(SWAP_PAYLOADS);
      await message.getByRole('button', { name: 'Try again' }).click();
      await expect(screen(page)).toBeVisible();
      await expect(page.getByLabel('You pay', { exact: true })).toHaveValue('2');
      await expect(page).toHaveURL(address);
      browser.expectDocuments(0);
    },
  );
}

test('REL-01 a link whose payload is missing is followed by loading its document', async ({
  page,
  problems,
  browserAround: browser,
  expectStatus,
}) => {
  problems.allow(...LOGGED);
  expectStatus(await browser.open('/swap/'), OK);
  await expect(screen(page)).toBeVisible();
  await page.route(/\/swap\/_\/[^/]*\.txt(\?|$)/, (route) => route.fulfill({ status: 500 }));
  const [response] = await Promise.all([
    page.waitForResponse((answered) => answered.request().isNavigationRequest()),
    browser.follow('/swap/avax/?exactAmount=2'),
  ]);
  expectStatus(response, NOT_FOUND);
  await expect(page).toHaveURL('/swap/?exactAmount=2&outputCurrency=avax');
  await expect(page.getByRole('button', { name: 'Token to receive: AVAX' })).toBeVisible();
  browser.expectDocuments(2);
});

test('S06 if the device keeps nothing, a missing payload does not reload the document forever', async ({
  page,
  problems,
  browserAround: browser,
  expectStatus,
}) => {
  problems.allow(...LOGGED);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.route(SWAP_PAYLOADS, (route) => route.fulfill({ status: 500 }));
  expectStatus(await browser.open(ADDRESS), NOT_FOUND);
  const retry = page.getByRole('button', { name: 'Try again' });
  const loaded = page.waitForEvent('load');
  await retry.click();
  await loaded;
  await expect(retry).toBeVisible();
  browser.expectDocuments(2);

  await page.unroute(SWAP_PAYLOADS);
  await retry.click();
  await expect(screen(page)).toBeVisible();
  await expect(page).toHaveURL(ADDRESS);
  browser.expectDocuments(0);
});
