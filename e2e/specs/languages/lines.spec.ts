import type { Page } from 'playwright/test';
import { textsIn } from '../../screen/textsIn';
import { expect, test } from '../../test';

/** A computed style of the first element with a selector. */
function styleOf(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
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
    const { broken, emphasis } = await page.evaluate(() => {
      const paragraph = document.createElement('p');
      const figure = document.createElement('span');
      figure.textContent = '1,234.56\u00A0AVAX';
      paragraph.append('你将支付大约', figure, '并获得代币', document.createElement('em'));
      document.querySelector('main')?.append(paragraph);
      const widths = Array.from({ length: 20 }, (_, step) => 130 + 10 * step);
      const isBroken = (width: number) => {
        paragraph.style.width = `${width}px`;
        return figure.getClientRects().length > 1;
      };
      const em = paragraph.querySelector('em') ?? paragraph;
      return { broken: widths.filter(isBroken), emphasis: getComputedStyle(em).fontStyle };
    });
    expect(broken).toEqual([]);
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
