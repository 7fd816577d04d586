import { expect, test } from '../../chain/manualMining';
import { fullOnly } from '../../fullOnly';
import { quotedSwap } from '../../journeys/quotedSwap';
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
    const asked = await dialog.boundingBox();
    await wallet.act('release');
    await expect(dialog.getByRole('link', { name: 'View on explorer' })).toBeVisible();
    expect(await dialog.boundingBox()).toEqual(asked);
    const place = await close.boundingBox();
    await blocks.mine();
    await expect(swap.outcome('Confirmed')).toBeVisible();
    expect([await dialog.boundingBox(), await close.boundingBox()]).toEqual([asked, place]);
  },
);
