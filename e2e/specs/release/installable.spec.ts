import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright/test';
import { filesIn } from '@/release/files';
import { SwapPage } from '../../pages/SwapPage';
import { SITE } from '../../setup/hosts';
import { expect, test } from '../../test';

/** A context of a test keeps nothing, as a private window, which Chromium does not install from. */
const PRIVATE = 'in-incognito';

/** The frame follows a choice once the page is idle. */
const IDLE_MS = 20_000;

/** The colour of the browser's frame: the first one that applies. */
function frameColor(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => window.matchMedia(media).matches,
      )?.content,
  );
}

/** Why Chromium would not install the page; the headless shell cannot install, and does not say. */
async function obstacles(session: CDPSession): Promise<readonly string[]> {
  try {
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    return installabilityErrors.map(({ errorId }) => errorId);
  } catch (error) {
    if (/wasn't found|not (implemented|supported)/i.test(String(error))) return [];
    throw error;
  }
}

test('PNL-25 every document names the manifest, the icons and a frame colour for each theme', async () => {
  const pages = (await filesIn(SITE)).filter((file) => file.endsWith('.html'));
  expect(pages).toContain('404.html');
  for (const file of pages) {
    const html = await readFile(join(SITE, file), 'utf8');
    const count = (pattern: RegExp) => [...html.matchAll(pattern)].length;
    const named = {
      file,
      manifest: count(/<link rel="manifest" href="\/site\.webmanifest"/g),
      touchIcon: count(/<link rel="apple-touch-icon" href="\/icons\/apple-180\.png"/g),
      colors: count(/<meta name="theme-color" content="#\w+" media="[^"]+"/g),
    };
    expect(named).toEqual({ file, manifest: 1, touchIcon: 1, colors: 2 });
  }
});

test('PNL-25 Chromium reads the whole manifest, would install the site, and opens it where it starts', async ({
  page,
  context,
  baseURL,
}) => {
  const swap = new SwapPage(page);
  await swap.open();
  const session = await context.newCDPSession(page);
  const { url, errors, data = '{}' } = await session.send('Page.getAppManifest');
  expect(url).toBe(`${baseURL}/site.webmanifest`);
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data);
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(new URL(src, url).href);
    expect(icon.status()).toBe(200);
  }
  const found = await obstacles(session);
  expect(found.filter((each) => each !== PRIVATE && !each.includes('service-worker'))).toEqual([]);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'display-mode', value: manifest.display }],
  });
  await page.goto(new URL(manifest.start_url, url).href);
  await expect(swap.pays).toBeVisible();
});

for (const [scheme, before, after, other] of [
  ['light', '#F6F5F1', '#0E0E10', 'Use dark theme'],
  ['dark', '#0E0E10', '#F6F5F1', 'Use light theme'],
] as const)
  test.describe(`on a ${scheme} device`, () => {
    test.use({ colorScheme: scheme });

    test(`PNL-26 the frame is that of the ${scheme} device, then that of the chosen theme, also after a reload`, async ({
      page,
    }) => {
      await page.goto('/swap/');
      expect(await frameColor(page)).toBe(before);
      await page.getByRole('button', { name: other }).click();
      await expect.poll(() => frameColor(page), { timeout: IDLE_MS }).toBe(after);
      await page.reload();
      await expect.poll(() => frameColor(page), { timeout: IDLE_MS }).toBe(after);
    });
  });
