import { expect, test } from '../../chain/manualMining';
import { fullOnly } from '../../fullOnly';
import { quotedSwap } from '../../journeys/quotedSwap';
import { waitUntilStill } from '../../screen/waitUntilStill';
import { walletOf } from '../../wallets/wallet';

test(
  'TXN-14 on a phone the dialog of a swap keeps its height and its button from the wallet to the result',
  fullOnly(),
  async ({ page, blocks }) => {
    await page.setViewportSize({ width: 375, height: 720 });
    const swap = await quotedSwap(page);
    const wallet = walletOf(page);
    await blocks.hold();
    await wallet.act('hangNext', 'eth_sendTransaction');
    await swap.action('Review swap').click();
    await swap.confirm();
    const dialog = page.getByRole('dialog');
    const close = dialog.getByRole('button', { name: 'Close' }).last();
    await expect(page.getByRole('dialog', { name: 'Waiting for your wallet' })).toBeVisible();
    await waitUntilStill(page);
    const asked = await dialog.boundingBox();
    await wallet.act('release');
    await expect(dialog.getByRole('link', { name: 'View on explorer' })).toBeVisible();
    await waitUntilStill(page);
    expect(await dialog.boundingBox()).toEqual(asked);
    const place = await close.boundingBox();
    await blocks.mine();
    await expect(swap.outcome('Confirmed')).toBeVisible();
    await waitUntilStill(page);
    const again = dialog.getByRole('button', { name: 'Swap again' });
    expect(await dialog.boundingBox()).toEqual(asked);
    const { y, height } = (await again.boundingBox()) ?? {};
    expect({ y, height }).toEqual({ y: place?.y, height: place?.height });
  },
);

test('TXN-14 what follows a review is as high as what it shows, and its figure stands in the middle', async ({
  page,
  blocks,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const swap = await quotedSwap(page);
  const wallet = walletOf(page);
  await blocks.hold();
  await wallet.act('rejectNext', 'eth_sendTransaction');
  await swap.action('Review swap').click();
  // Unfolded, the review is as high as the screen allows.
  await swap.openDetails();
  await swap.confirm();
  const dialog = page.getByRole('dialog');
  const height = async () => {
    await waitUntilStill(page);
    return (await dialog.boundingBox())?.height;
  };
  await dialog.getByRole('button', { name: 'Back to review' }).waitFor();
  const declined = await height();
  expect(declined).toBeLessThan(430);
  await dialog.getByRole('button', { name: 'Back to review' }).click();
  await swap.confirm();
  await expect(dialog.getByRole('link', { name: 'View on explorer' })).toBeVisible();
  expect(await height()).toBe(declined);
  await blocks.mine();
  await expect(swap.outcome('Confirmed')).toBeAttached();
  expect(await height()).toBe(declined);

  const sheet = await dialog.boundingBox();
  const received = dialog.getByRole('definition').first().locator('[data-exact]').first();
  const figure = await received.boundingBox();
  const middleOf = (box: typeof sheet) => (box ? box.x + box.width / 2 : Number.NaN);
  expect(Math.abs(middleOf(figure) - middleOf(sheet))).toBeLessThan(1);
});
