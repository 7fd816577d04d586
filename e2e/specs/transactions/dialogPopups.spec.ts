import { expect, test } from '../../chain/manualMining';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { Transactions } from '../../pages/Transactions';
import { expectClosed } from '../../screen/dialogs';
import { tabTo } from '../../screen/tabTo';

test(
  'TXN-25 a transaction dialog that shows its result has no popup next to it or after it; a closed one does',
  fullOnly(),
  async ({ page, blocks }) => {
    const swap = await connectedSwap(page);
    const transactions = new Transactions(page);
    const dialog = page.getByRole('dialog');
    await swap.choose('receive', 'WAVAX');
    await blocks.hold();
    const wrap = async (amount: string) => {
      await swap.pays.fill(amount);
      await swap.action('Wrap').click();
      await page.getByRole('button', { name: 'Confirm wrap' }).click();
      await expect(dialog.getByRole('link', { name: 'View on explorer' })).toBeVisible();
    };
    await wrap('1');
    await blocks.mine();
    await expect(swap.outcome('Confirmed')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expectClosed(dialog);
    // Asked once: a popup would leave by itself.
    expect(await transactions.popup(/./).allTextContents()).toEqual([]);
    await wrap('2');
    await page.keyboard.press('Escape');
    await expectClosed(dialog);
    await blocks.mine();
    await expect(transactions.popup('Wrapped 2 AVAX')).toBeVisible();
    await expect(transactions.popup(/./)).toHaveCount(1);
    await tabTo(page, transactions.popups.getByRole('button', { name: 'Dismiss' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  },
);
