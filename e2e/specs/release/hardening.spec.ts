import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Page } from 'playwright/test';
import { filesIn } from '@/release/files';
import { scriptName } from '@/release/guard/scriptName';
import { integrityFor } from '@/release/harden/integrity';
import { openWallets } from '../../journeys/realExchange';
import { SwapPage } from '../../pages/SwapPage';
import { expectLinkOnly, REFUSED_BY_POLICY } from '../../screen/stoppedPage';
import { framingPage } from '../../setup/framingPage';
import { GATEWAY, SITE } from '../../setup/hosts';
import { expect, test } from '../routes/fixtures';
import { changed, openAttacked } from './hardening/attackedPage';

const TRUSTED_TYPES = 'require-trusted-types-for';
const CHUNKS = '**/_next/static/chunks/*.js';
const REFUSED_SCRIPT = /Failed to find a valid digest in the 'integrity' attribute/;

test('REL-10 every attack on a page is refused, and noticed by every other test', async ({
  page,
  problems,
}) => {
  await openAttacked(page, '/swap/');
  const outcomes = await page.evaluate(() => window.attack());
  expect(problems.found()).toContainEqual(expect.stringContaining('refused by the policy'));
  problems.allow(/^console: /);
  expect(outcomes).toEqual({
    'markup with a handler': TRUSTED_TYPES,
    'markup by a document': TRUSTED_TYPES,
    'markup written': TRUSTED_TYPES,
    'markup of a frame': TRUSTED_TYPES,
    'an inline script': TRUSTED_TYPES,
    'a script of data': TRUSTED_TYPES,
    'a script of the site that is none': TRUSTED_TYPES,
    'a script of elsewhere': TRUSTED_TYPES,
    'a script by its attribute': TRUSTED_TYPES,
    'a handler by its attribute': TRUSTED_TYPES,
    'a link that is code': 'script-src-elem',
    'a worker': TRUSTED_TYPES,
    'a timer of text': TRUSTED_TYPES,
    'an evaluated text': TRUSTED_TYPES,
    'a function of text': TRUSTED_TYPES,
    'another default policy': 'trusted-types',
    'another policy': 'trusted-types',
    'a module of data': 'script-src-elem',
    'a base': 'base-uri',
    'a form': 'form-action',
    'a request elsewhere': 'connect-src',
    'a frame of elsewhere': 'frame-src',
  });
});

test('REL-10 every document of the site has the policy, and no other file opens as a document', async () => {
  const files = await filesIn(SITE);
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages).toEqual(expect.arrayContaining(['404.html', 'index.html', 'swap/index.html']));
  for (const file of pages) {
    const html = await readFile(join(SITE, file), 'utf8');
    const [, policy] =
      /^[^<]*<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/><script>/i.exec(
        html,
      ) ?? [];
    expect(policy, file).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
    expect(policy, file).not.toMatch(/unsafe-(eval|hashes)|script-src [^;]*unsafe/);
  }
  const documents = files.filter((file) =>
    ['.svg', '.xml', '.xhtml', '.pdf'].includes(extname(file)),
  );
  expect(documents).toEqual([]);
});

/** From now on, adds code to some of the scripts that a page loads. */
async function tamper(
  page: Page,
  { scripts = CHUNKS, isMeant = (_url: string) => true, code = '' },
) {
  await page.route(scripts, (route) =>
    isMeant(route.request().url())
      ? changed(route, (text) => `${text}\n;${code}`)
      : route.fallback(),
  );
}

/** The texts of the site's scripts, by their names. */
async function scriptTexts(): Promise<ReadonlyMap<string, string>> {
  const files = (await filesIn(SITE)).filter((file) => file.endsWith('.js'));
  const read = async (file: string) =>
    [basename(file), await readFile(join(SITE, file), 'utf8')] as const;
  return new Map(await Promise.all(files.map(read)));
}

/** Whether a script is the one that loads the others. */
async function runtimeTest(): Promise<(url: string) => boolean> {
  const scripts = await scriptTexts();
  return (url) => scripts.get(basename(url))?.includes('Failed to load chunk') === true;
}

test('REL-10 every script of the site is named after its content', async () => {
  const scripts = await scriptTexts();
  expect(scripts.size).toBeGreaterThan(200);
  for (const [name, text] of scripts) expect(name).toBe(scriptName(integrityFor(text)));
});

for (const [what, isOfRuntime] of [
  ['the script that loads the others', true],
  ['the scripts of a page', false],
] as const) {
  test(`REL-10 ${what}, changed by one byte on the way, is refused and does not run`, async ({
    page,
    problems,
  }) => {
    problems.allow(REFUSED_SCRIPT);
    const isRuntime = await runtimeTest();
    const isMeant = (url: string) => isRuntime(url) === isOfRuntime;
    await tamper(page, { isMeant, code: 'window.tampered = true' });
    const refused = page.waitForEvent('console', (message) => REFUSED_SCRIPT.test(message.text()));
    await page.goto('/swap/');
    await refused;
    await page.waitForLoadState();
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  });
}

test('REL-10 a late script is blocked when it was changed, and runs when it was not', async ({
  page,
  problems,
}) => {
  const open = page.getByRole('banner').getByRole('button', { name: 'Connect wallet' });
  const swap = new SwapPage(page);
  await swap.open();
  await expect(page.getByRole('link', { name: /^Block/ })).toBeVisible();
  await tamper(page, { code: 'window.tampered = true' });
  problems.allow(REFUSED_SCRIPT, /ChunkLoadError|Failed to load chunk/);
  const refused = page.waitForEvent('console', (message) => REFUSED_SCRIPT.test(message.text()));
  await open.click();
  await refused;
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);

  await page.unrouteAll({ behavior: 'wait' });
  await swap.openConnected();
});

test('REL-10 a script that only a late script names is blocked when it was changed', async ({
  page,
  problems,
}) => {
  const scripts = await scriptTexts();
  const html = await readFile(join(SITE, 'swap/index.html'), 'utf8');
  const namedIn = (text: string) => [...scripts.keys()].filter((name) => text.includes(name));
  const early = namedIn(html);
  const known = new Set([...early, ...early.flatMap((name) => namedIn(scripts.get(name) ?? ''))]);
  const isMeant = (url: string) => !known.has(basename(url));
  await tamper(page, { isMeant, code: 'window.tampered = true' });
  problems.allow(REFUSED_SCRIPT, /ChunkLoadError|Failed to load chunk/);
  const refused = page.waitForEvent('console', (message) => REFUSED_SCRIPT.test(message.text()));
  // The dialog is a late script. It names those of the wallets' pictures.
  const wallets = await openWallets(page);
  await refused;
  await expect(wallets.row('MetaMask').locator('svg').first()).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});

test('REL-10 inside another page there is a link only', async ({ page, baseURL, problems }) => {
  problems.allow(REFUSED_BY_POLICY);
  const address = `${baseURL}/swap/?exactAmount=7#there`;
  const around = await framingPage(page, address);
  await page.goto(around.url);
  const link = page.frameLocator('iframe').getByRole('link');
  await expect(link).toHaveAttribute('href', address);
  await expect(link).toHaveText('Open it in its own tab');
  for (const frame of page.mainFrame().childFrames()) await expectLinkOnly(frame);
  await around.close();
});

test.describe('on a gateway', () => {
  test.use({ host: GATEWAY });

  test('REL-08 under /ipfs/<cid>/ there is a link only, to the same path under an origin of its own', async ({
    page,
    baseURL,
    problems,
  }) => {
    problems.allow(REFUSED_BY_POLICY);
    const origin = baseURL ?? '';
    const [cid, , ...gateway] = new URL(origin).host.split('.');
    const shared = `http://${gateway.join('.')}`;
    await page.route(`${shared}/**`, (route) => route.continue());
    const path = '/swap/?exactAmount=7#there';
    await page.goto(`${shared}/ipfs/${cid}${path}`);
    const link = page.getByRole('link', { name: 'Open this page at its own address' });
    await expect(link).toHaveAttribute('href', origin + path);
    await expectLinkOnly(page.mainFrame());

    const opened = page.waitForEvent('popup');
    await link.click();
    await expect(new SwapPage(await opened).pays).toHaveValue('7');
  });
});
