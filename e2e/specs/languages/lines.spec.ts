import type { Locator, Page } from 'playwright/test';
import { textsIn } from '../../screen/textsIn';
import { expect, test } from '../../test';

/** A computed style of the first element with a selector. */
function styleOf(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

/** The widths of a paragraph of one text, in pixels, at which a line ends within a part of it. */
function widthsThatBreak(paragraph: Locator, part: string): Promise<number[]> {
  return paragraph.evaluate((element, wanted) => {
    const [text] = element.childNodes;
    const start = text?.textContent?.indexOf(wanted) ?? -1;
    if (text === undefined || start < 0) throw new TypeError('The paragraph lacks the part.');
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + wanted.length);
    const widths = Array.from({ length: 60 }, (_, step) => 60 + 4 * step);
    return widths.filter((width) => {
      element.style.width = `${width}px`;
      return range.getClientRects().length > 1;
    });
  }, part);
}

test.describe('in a browser that prefers Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('LNG-17 Chinese has its own fonts and lines, and no figure breaks', async ({ page }) => {
    const chinese = await textsIn('zh-Hans');
    await page.goto('/pool/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(chinese('pool.title'));
    expect(await styleOf(page, 'body', 'font-family')).toContain('"PingFang SC"');
    expect(await styleOf(page, 'body', 'line-break')).toBe('strict');
    expect(await styleOf(page, 'main p', 'word-break')).toBe('normal');
    expect(await styleOf(page, 'main button', 'word-break')).toBe('keep-all');
    expect(Number.parseFloat(await styleOf(page, 'body', 'line-height'))).toBeCloseTo(23);
    const rewards = page.getByText(chinese('pool.rewards', { fee: '0.3%' }));
    await expect(rewards).toBeVisible();
    expect(await widthsThatBreak(rewards, '0.3%')).toEqual([]);
    expect(await widthsThatBreak(rewards, '你的资金池中')).not.toEqual([]);
    const emphasis = await page.evaluate(() => {
      const em = document.body.appendChild(document.createElement('em'));
      return getComputedStyle(em).fontStyle;
    });
    expect(emphasis).toBe('normal');
  });
});

test.describe('in a browser that prefers German', () => {
  test.use({ locale: 'de' });

  test('LNG-17 German titles and buttons break long words, but no symbols', async ({ page }) => {
    const german = await textsIn('de');
    await page.goto('/swap/');
    await expect(page.getByLabel(german('swap.youPay'), { exact: true })).toBeVisible();
    expect(await styleOf(page, 'main h1', 'hyphens')).toBe('auto');
    expect(await styleOf(page, 'main button', 'hyphens')).toBe('auto');
    expect(await styleOf(page, 'main button [translate="no"]', 'hyphens')).toBe('manual');
  });
});

test('LNG-17 English words stay whole', async ({ page }) => {
  await page.goto('/pool/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await styleOf(page, 'main h1', 'hyphens')).toBe('manual');
});
