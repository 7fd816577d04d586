import { ACCOUNTS } from '@/devnet/accounts';
import { gasPaidSince } from '../../chain/balances';
import { giveLiquidity } from '../../chain/liquidity';
import { receiveAvax } from '../../chain/oddTokens';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { AddPage } from '../../pages/AddPage';
import { RemovePage } from '../../pages/RemovePage';
import { expectClosed } from '../../screen/dialogs';
import { expect, test } from '../../test';

const PAIR = ['WAVAX', 'PNG'] as const;

test(
  'SIM-11 paying a whole balance, or the AVAX for the network fees, is shown before it is confirmed',
  fullOnly(),
  async ({ page, chains }) => {
    const swap = await connectedSwap(page);
    await swap.choose('receive', 'WAVAX');
    await swap.pays.fill('500');
    await swap.action('Wrap').click();
    const wrap = page.getByRole('dialog', { name: 'Review wrap' });
    await expect(
      wrap.getByText(/^The network fee is about [\d.]+\sAVAX, but only 0\sAVAX is left/),
    ).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expectClosed(wrap);
    await receiveAvax(page);
    await swap.choose('pay', 'JOE');
    await page.getByRole('button', { name: 'Max: use all you can' }).click();
    await swap.action('Review swap').click();
    await expect(swap.review.getByText('This uses your whole JOE balance.')).toBeVisible();
    await expect(swap.fact('Approval fee')).toContainText(/about [\d.]+\sAVAX/);
    const { raw: fee } = await swap.exact(swap.fact('Network fee'), 18);
    // More than the fee of the swap, and less than the two together.
    await chains[43114].client.setBalance({ address: ACCOUNTS.demo, value: fee + fee / 100n });
    await expect(
      swap.review.getByText(
        /^The network fees, with the approval, are about [\d.]+\sAVAX, but only [\d.]+\sAVAX is left/,
      ),
    ).toBeVisible();
  },
);

test(
  'SIM-11 the form shows the network fee before its review, close to the one that is paid',
  fullOnly(),
  async ({ page, chains }) => {
    const swap = await connectedSwap(page);
    await swap.choose('receive', 'PNG');
    const fee = swap.figure('Network fee');
    await expect(swap.action('Enter an amount')).toBeVisible();
    await swap.pays.fill('600');
    await expect(swap.action('Insufficient AVAX balance')).toBeVisible();
    await expect(fee).toHaveText('–');
    await swap.pays.fill('2');
    await expect(fee).toContainText(/^about [\d.]+\sAVAX/);
    const { raw: shownFee } = await swap.exact(fee, 18);
    await swap.action('Review swap').click();
    const from = await chains[43114].client.getBlockNumber({ cacheTime: 0 });
    await swap.complete();
    const paid = await gasPaidSince(chains[43114], from);
    const part = Number(paid) / Number(shownFee);
    expect(part).toBeGreaterThan(0.8);
    expect(part).toBeLessThanOrEqual(1);
    const add = new AddPage(page);
    await add.follow(`/add/AVAX/${chains[43114].tokens.PNG.address}/`);
    await add.first.fill('1');
    await expect(add.figure('Network fee')).toContainText(/^about [\d.]+\sAVAX/);
  },
);

test(
  'SIM-11 a removal and its approval transaction cost no more than shown before',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    await giveLiquidity(chain, PAIR, 1n);
    const remove = new RemovePage(page);
    await remove.openConnected('AVAX', chain.tokens.PNG.address);
    await remove.action('50%').click();
    await remove.openReview();
    const unsigned = await remove.review.fact('Network fees with an approval transaction');
    const from = await chain.client.getBlockNumber({ cacheTime: 0 });
    await remove.review.action('Use a transaction instead').click();
    await remove.review.action('Approve PGL').click();
    await expect(remove.review.confirmButton).toBeEnabled();
    await expect(remove.review.row('Network fees with an approval transaction')).toHaveCount(0);
    await remove.review.confirmButton.click();
    await expect(remove.review.outcome('Confirmed')).toBeVisible();
    const paid = await gasPaidSince(chain, from);
    expect(unsigned.raw).toBeGreaterThanOrEqual(paid);
    expect(unsigned.raw).toBeLessThan((paid * 5n) / 4n);
  },
);
