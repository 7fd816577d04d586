import { expect, type Page } from 'playwright/test';
import { translatePage } from '@/components/ui/jsx/testing/translatedPage.setup';

/** Lets a translator change the page from now on, until another document is loaded. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.body.appendChild(document.createElement('aside')).append('translated'),
  );
  await page.evaluate(translatePage);
  await expect(page.locator('aside > font > font')).toHaveText('translated');
}

/**
 * Expects that no amount on screen differs from its label, which a translator leaves alone, and
 * that no part of the page has failed.
 */
export async function expectTrueFigures(page: Page): Promise<void> {
  const frozen = () =>
    page.locator('button:has(> [data-exact])').evaluateAll((figures) =>
      figures.flatMap((figure) => {
        const text = figure.querySelector('[data-exact]')?.firstChild?.textContent ?? '';
        const label = figure.getAttribute('aria-label') ?? '';
        return label.startsWith(text.replaceAll('\u00a0', ' '))
          ? []
          : [`${text} in place of ${label}`];
      }),
    );
  // A page without one would prove nothing.
  await expect(page.locator('button > [data-exact]').first()).toBeVisible();
  await expect.poll(frozen).toEqual([]);
  await expect(page.getByText('Something unexpected happened.')).toHaveCount(0);
}
