import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { expect, test } from '../../test';

test(
  'an amount is read with grouped digits while nobody types in its field',
  fullOnly(),
  async ({ page }) => {
    const swap = await connectedSwap(page);
    const read = page.getByText('1,234,567.5', { exact: true });
    await swap.choose('pay', 'SPORE');
    await swap.choose('receive', 'AVAX');
    await swap.pays.pressSequentially('1234567.5');
    await expect(read).toBeHidden();
    await expect(swap.pays).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await swap.pays.press('Shift+Tab');
    await expect(read).toBeVisible();
    await expect(swap.pays).toHaveCSS('color', 'rgba(0, 0, 0, 0)');

    // The field itself has the digits alone: the Tab key selects them, and typing replaces them.
    await page.keyboard.press('Tab');
    await expect(swap.pays).toBeFocused();
    await expect(read).toBeHidden();
    await page.keyboard.type('40000');
    await expect(swap.pays).toHaveValue('40000');
    await swap.receives.focus();
    await page.getByText('40,000', { exact: true }).click({ force: true });
    await expect(swap.pays).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('0');
    await expect(swap.pays).toHaveValue('400000');
    await swap.action('Review swap').click();
    await expect(swap.side(/^You pay/)).toContainText('400,000 SPORE');
  },
);
