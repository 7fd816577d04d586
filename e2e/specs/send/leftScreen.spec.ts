import { ACCOUNTS } from '@/devnet/accounts';
import { expect, test } from '../../chain/manualMining';
import { fullOnly } from '../../fullOnly';
import { pendingSend } from '../../journeys/pendingSend';
import { Transactions } from '../../pages/Transactions';

test(
  'PNL-11 PNL-15 a send that is confirmed after the screen was left is not offered again',
  fullOnly(),
  async ({ page, blocks }) => {
    const send = await pendingSend(page, blocks);
    await send.close();
    await expect(send.amount).toHaveValue('2');
    const swap = page.getByRole('region', { name: 'Swap', exact: true });
    await send.card.getByRole('link', { name: 'Swap' }).click();
    await expect(swap).toBeVisible();
    await blocks.mine();
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByText('Confirmed'),
    ).toBeVisible();
    await swap.getByRole('link', { name: 'Send' }).click();
    await expect(send.action('Enter an amount')).toBeVisible();
    await expect(send.amount).toHaveValue('');
    await expect(send.recipient).toHaveValue('');
    await page.reload();
    await expect(send.action('Enter an amount')).toBeVisible();
    await expect(send.amount).toHaveValue('');
  },
);

test(
  'PNL-11 TXN-23 a pending send is there after a reload with its recipient, until it is confirmed',
  fullOnly(),
  async ({ page, blocks }) => {
    const send = await pendingSend(page, blocks);
    await page.reload();
    await expect(send.action('Send again')).toBeEnabled();
    await expect(send.amount).toHaveValue('2');
    await expect(send.recipient).toHaveValue(ACCOUNTS.second);
    await blocks.mine();
    await expect(send.amount).toHaveValue('');
    await expect(send.recipient).toHaveValue('');
  },
);

test(
  'PNL-15 TXN-06 earlier recipients stay known after all transactions were cleared',
  fullOnly(),
  async ({ page, blocks }) => {
    const send = await pendingSend(page, blocks);
    const transactions = new Transactions(page);
    await send.close();
    const known = send.card.getByText('You have sent to it before.');
    await expect(send.card.getByText(/^(This account|It|Unused) /)).toBeVisible();
    await expect(known).toBeHidden();
    await send.card.getByRole('link', { name: 'Swap' }).click();
    await blocks.mine();
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByText('Confirmed'),
    ).toBeVisible();
    await transactions.openRecent();
    await transactions.clearAll.click();
    await expect(transactions.rows).toHaveCount(0);
    await page.goto('/send/');
    await send.amount.fill('1');
    await send.recipient.fill(ACCOUNTS.second);
    await expect(known).toBeVisible();
  },
);
