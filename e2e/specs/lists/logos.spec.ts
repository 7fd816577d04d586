import type { Page } from 'playwright/test';
import { listDocument, madeUpTokens } from '@/devnet/services/lists/document';
import { LOGO_FILE } from '@/devnet/services/lists/ipfsLists';
import { fullOnly } from '../../fullOnly';
import { SettingsPanel } from '../../pages/SettingsPanel';
import { SwapPage } from '../../pages/SwapPage';
import { TokenDialog } from '../../pages/TokenDialog';
import { TokenLists } from '../../pages/TokenLists';
import { expect, test } from '../../test';

const SITE = 'https://logos.example';

const HOSTILE = [
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/onload=alert(1)>',
  'http://tracker.example/logo.png',
  'https://127.0.0.1:8545/logo.png',
  'https://router/logo.png',
  'https://printer.local/logo.png',
  `${SITE}/logo.svg`,
];

/** A list in use whose tokens link to these logos: the list's ZOO1 to the first, and so on. */
function listWith(links: readonly string[]) {
  const tokens = madeUpTokens('zoo', links.length).map((token, index) => ({
    ...token,
    logoURI: links[index] ?? '',
  }));
  return listDocument('In use', tokens);
}

async function found(page: Page, symbol: string): Promise<TokenDialog> {
  const tokens = new TokenDialog(page);
  await tokens.open('receive');
  await tokens.find(symbol);
  return tokens;
}

/** Serves a picture on the made up site; returns the requests for it. */
async function served(page: Page, body: Buffer | string = LOGO_FILE) {
  const asked: { readonly path: string; readonly headers: Record<string, string> }[] = [];
  await page.route(`${SITE}/**`, (route) => {
    const request = route.request();
    asked.push({ path: new URL(request.url()).pathname, headers: request.headers() });
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ body, headers, contentType: 'image/png' });
  });
  return asked;
}

test(
  'TOK-06 T11 a logo on IPFS is shown through the configured gateways, from memory',
  fullOnly(),
  async ({ page, exchange: { devnet } }) => {
    const { lists } = devnet;
    lists.serve('ab.tokenlist.json', listWith([`ipfs://${lists.ipfs.cid}/logo.png`]));
    await new SwapPage(page).open();
    const tokens = await found(page, 'zoo1');
    const logo = tokens.row('ZOO1').locator('img');
    await expect(logo).toHaveAttribute('src', /^blob:/);
    await expect(logo).toHaveJSProperty('naturalWidth', 1);
    expect(lists.requests()).toContain(`/gateways/first/ipfs/${lists.ipfs.cid}`);
  },
);

test(
  'TOK-06 T11 other sites are asked for logos only once the settings allow it, without cookies and referrer',
  fullOnly(),
  async ({ page, exchange: { devnet } }) => {
    const { lists } = devnet;
    const onIpfs = `ipfs://${lists.ipfs.cid}/logo.png`;
    lists.serve('ab.tokenlist.json', listWith([`${SITE}/logo.png`, onIpfs]));
    const asked = await served(page);
    await new SwapPage(page).open();
    const tokens = await found(page, 'zoo');
    // By then the other one would have been asked for.
    await expect(tokens.row('ZOO2').locator('img')).toHaveJSProperty('naturalWidth', 1);
    await page.keyboard.press('Escape');
    const settings = new SettingsPanel(page);
    await settings.open();
    const allowed = settings.dialog.getByRole('switch', { name: 'Load logos from other sites' });
    await expect(allowed).not.toBeChecked();
    expect(asked).toEqual([]);
    await allowed.click();
    await settings.close();
    await found(page, 'zoo');
    await expect(tokens.row('ZOO1').locator('img')).toHaveJSProperty('naturalWidth', 1);
    expect(asked.map(({ path }) => path)).toEqual(['/logo.png']);
    expect(asked[0]?.headers).not.toHaveProperty('cookie');
    expect(asked[0]?.headers).not.toHaveProperty('referer');
    await page.reload();
    await settings.open();
    await expect(allowed).toBeChecked();
  },
);

test(
  'TOK-06 T11 with other sites allowed, no hostile link is asked for, and an SVG is not shown',
  fullOnly(),
  async ({ page, exchange: { devnet } }) => {
    const links = [...HOSTILE, `${SITE}/vector.png`, `${SITE}/later/logo.png`];
    devnet.lists.serve('ab.tokenlist.json', listWith(links));
    const asked = await served(page, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const isAnswered = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith('/vector.png'),
    );
    await page.route(`${SITE}/later/*`, async (route) => {
      await isAnswered;
      const headers = { 'access-control-allow-origin': '*' };
      await route.fulfill({ body: LOGO_FILE, headers, contentType: 'image/png' });
    });
    await page.goto('/swap/');
    const settings = new SettingsPanel(page);
    await settings.open();
    await settings.dialog.getByRole('switch', { name: 'Load logos from other sites' }).click();
    await settings.close();
    const tokens = await found(page, 'zoo');
    await expect(tokens.rows).toHaveCount(links.length);
    // By then the SVG would be shown.
    const later = tokens.row(`ZOO${links.length}`).locator('img');
    await expect(later).toHaveJSProperty('naturalWidth', 1);
    await expect(tokens.rows.locator('img')).toHaveCount(1);
    expect(asked.map(({ path }) => path)).toEqual(['/vector.png']);
  },
);

test(
  'TOK-06 T11 a list shows its logo by the same rules as its tokens, over a drawn mark',
  fullOnly(),
  async ({ page, exchange: { devnet } }) => {
    const { ipfs } = devnet.lists;
    const link = `ipfs://${ipfs.cid}/logo.png`;
    const list = { ...listWith([link]), logoURI: link };
    devnet.lists.serve('ab.tokenlist.json', list);
    devnet.lists.serve('defi.tokenlist.json', {
      ...list,
      name: 'Elsewhere',
      logoURI: `${SITE}/a.png`,
    });
    const asked = await served(page);
    const lists = new TokenLists(page);
    await lists.open();
    await expect(lists.row('In use').locator('img')).toHaveJSProperty('naturalWidth', 1);
    const mark = lists.row('Elsewhere').locator('[data-letters]');
    await expect(mark).toHaveAttribute('data-letters', 'El');
    await expect(mark.locator('img')).toHaveCount(0);
    expect(asked).toEqual([]);
  },
);
