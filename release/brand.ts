// `npm run brand`: draws the icons and the picture of a link from the mark.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright/test';
import { chromiumPath } from '../e2e/setup/browser';
import { cardDrawing, endedDrawing, iconDrawing, markDrawing } from './brand/drawings';
import { icoFile } from './brand/icoFile';
import { FIRST_FONT } from './font/fonts';

const ICONS = 'public/icons';
const FAVICON_SIZES = [16, 32, 48];

const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });

/** A PNG of a drawing; what it leaves free is transparent. */
async function draw({ width, height, html }: ReturnType<typeof markDrawing>): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

await mkdir(ICONS, { recursive: true });
const favicons = FAVICON_SIZES.map(async (size) => ({ size, png: await draw(markDrawing(size)) }));
const font = `data:font/woff2;base64,${(await readFile(FIRST_FONT.file)).toString('base64')}`;
const files = {
  'public/favicon.ico': icoFile(await Promise.all(favicons)),
  [`${ICONS}/192.png`]: await draw(markDrawing(192)),
  [`${ICONS}/512.png`]: await draw(markDrawing(512)),
  [`${ICONS}/maskable-512.png`]: await draw(iconDrawing(512)),
  [`${ICONS}/apple-180.png`]: await draw(iconDrawing(180)),
  [`${ICONS}/ended-64.png`]: await draw(endedDrawing(64)),
  [`${ICONS}/card.png`]: await draw(cardDrawing(font)),
};
for (const [path, content] of Object.entries(files)) {
  await writeFile(path, content);
  console.log(`${path}: ${content.length} bytes`);
}
await browser.close();
