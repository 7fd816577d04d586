import type { Locator } from 'playwright/test';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { AddPage } from '../../pages/AddPage';
import { expect, test } from '../../test';

const LONG = '9479096.123456';

test.use({ viewport: { width: 320, height: 800 } });

/** Expects that no field cuts its amount, and no figure leaves its card or dialog. */
async function expectNothingCut(card: Locator): Promise<void> {
  const cut = await card.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const fields = [...element.querySelectorAll('input')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ value }) => value);
    const figures = [...element.querySelectorAll('dd, button:has([data-exact])')]
      .filter((figure) => {
        const box = figure.getBoundingClientRect();
        return box.left < left || box.right > right;
      })
      .map(({ textContent }) => textContent);
    return [...fields, ...figures];
  });
  expect(cut).toEqual([]);
}

test(
  'an amount of 7 digits before and 6 after the point is shown whole at 320 px',
  fullOnly(),
  async ({ page }) => {
    const swap = await connectedSwap(page);
    const card = page.getByRole('region', { name: 'Swap' });
    await swap.choose('receive', 'SPORE');
    await swap.receives.fill(LONG);
    await expectNothingCut(card);
    await swap.pays.fill('5');
    await expect(swap.receives).toHaveValue(/^9\d{6}$/);
    await expectNothingCut(card);
    await swap.action('Review swap').click();
    await expect(swap.side(/^You receive/)).toContainText(/9,\d{3},\d{3}\sSPORE/);
    await swap.openDetails();
    await expectNothingCut(swap.review);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Switch tokens' }).click();
    await swap.pays.fill(LONG);
    await expect(swap.receives).not.toHaveValue('');
    await expectNothingCut(card);

    const add = new AddPage(page);
    await add.follow('/add/AVAX/');
    await add.choose('Second', 'SPORE');
    await add.second.fill(LONG);
    await expect(add.first).not.toHaveValue('');
    await expectNothingCut(add.main);
  },
);

for (const width of [320, 375, 430]) {
  test(
    `an amount with 18 digits after the point is shown whole at ${width} px`,
    fullOnly(),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const swap = await connectedSwap(page);
      await swap.choose('receive', 'PNG');
      await swap.pays.fill('494.988983771992886123');
      await expect(swap.receives).not.toHaveValue('');
      await expectNothingCut(page.getByRole('region', { name: 'Swap' }));
    },
  );
}
