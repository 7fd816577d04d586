import type { Page } from 'playwright/test';
import { fullOnly } from '../../fullOnly';
import { HOSTS, type Host, PLAIN } from '../../setup/hosts';
import { expect, test } from './fixtures';
import { ROWS, type Row } from './rows';

/** Where a user starts before opening an address of the table, and what they select there. */
const START = '/swap/?outputCurrency=AVAX&inputCurrency=0x60781C2586D68229fde47564546784ab3fACA982';
const OK = 200;
const NOT_FOUND = 404;

/** The first row that a plain host serves from its fallback page. */
const FALLBACK = ROWS.find(({ document }) => document === 'shell');

function statusOn(host: Host, document: Row['document']): number {
  if (['page', 'file', 'folder'].includes(document)) return OK;
  return document === 'shell' ? host.shellStatus : NOT_FOUND;
}

/** The status of the address that a row leads to. */
function statusAfter(host: Host, row: Row): number {
  const { address, leadsTo, document, leadsToDocument = 'page' } = row;
  return statusOn(host, leadsTo === address ? document : leadsToDocument);
}

async function expectScreen(
  page: Page,
  { leadsTo, screen = 'Swap', receives, shows = [] }: Row,
): Promise<void> {
  await expect(page).toHaveURL(leadsTo);
  await expect(page).toHaveTitle(/. · Pangolin$/);
  await expect(page.getByRole('heading', { level: 1, name: screen, exact: true })).toBeVisible();
  if (receives !== undefined) await expect(tokenToReceive(page, receives)).toBeVisible();
  for (const symbol of shows) {
    await expect(page.getByRole('main').getByText(symbol, { exact: true }).first()).toBeVisible();
  }
}

async function expectStart(page: Page): Promise<void> {
  await expect(page).toHaveURL(START);
  await expect(tokenToReceive(page, 'AVAX')).toBeVisible();
}

function tokenToReceive(page: Page, symbol: string) {
  return page.getByRole('button', { name: `Token to receive: ${symbol}` });
}

/** The address without the trailing slash of its path, if it has one. */
function withoutSlash(address: string): string {
  return address.replace(/^(\/[^?#]+)\/(?=$|[?#])/, '$1');
}

/** Every row runs once: on the first host, or on the last if the hosts answer differently. */
function isRepetition(host: Host, { document }: Row): boolean {
  return host !== (document === 'shell' ? HOSTS.at(-1) : HOSTS[0]);
}

/**
 * Whether an earlier row has the same kind of document and leads to the same screen. An address in
 * other letters than its route's takes one way to every screen.
 */
function isOfKnownKind(row: Row): boolean {
  const isSameKind = ({ document, screen }: Row) =>
    document === row.document && (document === 'route' || screen === row.screen);
  return ROWS.find(isSameKind) !== row;
}

for (const host of HOSTS) {
  test.describe(`on ${host.name}`, () => {
    test.use({ host });

    for (const row of ROWS) {
      const repeats = isRepetition(host, row);

      test(
        `REL-01 REL-06 REL-07 ${row.proves} ${row.address} opens its screen, with and without its slash`,
        fullOnly(host !== PLAIN || row !== FALLBACK),
        async ({ page, browserAround: browser, expectStatus }) => {
          expectStatus(await browser.open(row.address), statusOn(host, row.document));
          await expectScreen(page, row);
          browser.expectDocuments(1);

          const slashless = withoutSlash(row.address);
          if (slashless === row.address) return;
          expectStatus(await browser.open(slashless), statusOn(host, row.document));
          const staysAsTyped = row.leadsTo === row.address && row.document !== 'page';
          await expectScreen(page, { ...row, leadsTo: staysAsTyped ? slashless : row.leadsTo });
          browser.expectDocuments(1);
        },
      );

      test(
        `REL-01 REL-06 ${row.proves} ${row.address} opens it after a reload, with Back and Forward, and from a link`,
        fullOnly(repeats || isOfKnownKind(row)),
        async ({ page, browserAround: browser, expectStatus }) => {
          expectStatus(await browser.open(row.address), statusOn(host, row.document));
          await expectScreen(page, row);
          browser.expectDocuments(1);

          expectStatus(await page.reload(), statusAfter(host, row));
          await expectScreen(page, row);
          browser.expectDocuments(1);

          await browser.open(START);
          await expectStart(page);
          await page.goBack();
          await expectScreen(page, row);
          await page.goForward();
          await expectStart(page);
          browser.expectDocuments(3);

          // No page links to an address that matches no route.
          if (['nothing', 'folder', 'file'].includes(row.document)) return;
          const length = await browser.historyLength();
          await browser.prefetch(row.address);
          await browser.follow(row.address);
          await expectScreen(page, row);
          expect(await browser.historyLength()).toBe(length + 1);
          await page.goBack();
          await expectStart(page);
          await page.goForward();
          await expectScreen(page, row);
          browser.expectDocuments(0);
        },
      );
    }
  });
}
