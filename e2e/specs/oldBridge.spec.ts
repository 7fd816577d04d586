import { accessibilityViolations } from '../axe';
import { expect, test } from '../fixtures';
import { SwapPage } from '../pages/SwapPage';

test('PNL-05 a token of the old bridge that is sold or bought is named, with its replacement and the bridge', async ({
  page,
  chains,
}) => {
  const { USDT } = chains[43114].tokens;
  await page.goto(`/swap/?inputCurrency=${USDT.address}&outputCurrency=AVAX`);
  const told = page.getByRole('status').filter({ hasText: 'old Avalanche bridge' });
  await expect(told).toContainText('Convert it to USDT.e.');
  await expect(told.getByRole('link', { name: 'Open the bridge' })).toHaveAttribute(
    'href',
    'https://bridge.avax.network/',
  );
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Switch the tokens' }).click();
  await expect(told).toContainText('Select USDT.e instead');
  const swap = new SwapPage(page);
  await swap.choose('receive', 'USDT.e');
  await expect(told).toBeHidden();
});
