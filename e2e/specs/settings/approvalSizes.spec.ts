import { erc20Abi, maxUint256, parseUnits } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { SwapPage } from '../../pages/SwapPage';
import { expect, test } from '../../test';
import { DECLINED } from '../../wallets/declined';

function allowance({ client, tokens }: DevnetChain, token: TokenKey): Promise<bigint> {
  return client.readContract({
    address: tokens[token].address,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [ACCOUNTS.demo, EXCHANGE_ADDRESSES[43114].router],
  });
}

test('APR-04 "Only this amount" approves the exact amount and is stored for the next visit', async ({
  page,
  chains,
}) => {
  const swap = new SwapPage(page);
  await swap.open();
  await swap.connect();
  await swap.choose('pay', 'USDC.e');
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('12.5');
  await swap.action('Review swap').click();
  await expect(swap.reviewed('Approve USDC.e: Unlimited')).toBeEnabled();
  await swap.reviewed('Only this amount').click();
  await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  expect(await allowance(chains[43114], 'USDC.e')).toBe(parseUnits('12.5', 6));

  await page.reload();
  await swap.choose('pay', 'DAI.e');
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('1');
  await swap.action('Review swap').click();
  await expect(swap.reviewed('Approve DAI.e: Only this amount')).toBeEnabled();
  await swap.reviewed('Unlimited').click();
  await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  expect(await allowance(chains[43114], 'DAI.e')).toBe(maxUint256);

  await page.keyboard.press('Escape');
  await swap.choose('pay', 'JOE');
  await swap.action('Review swap').click();
  await expect(swap.reviewed('Approve JOE: Unlimited')).toBeEnabled();
});

test('APR-04 a declined approval leaves its buttons as they were', async ({ page, wallet }) => {
  const swap = new SwapPage(page);
  await swap.open();
  await swap.connect();
  await swap.choose('pay', 'USDC.e');
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('12.5');
  await swap.action('Review swap').click();
  const sizes = swap.review.getByRole('button', { name: /^Approve USDC\.e: / });
  await expect(sizes).toHaveText(['Approve USDC.e: Unlimited', 'Approve USDC.e: Only this amount']);
  const looks = () =>
    sizes.evaluateAll((buttons) =>
      buttons.map((button) => getComputedStyle(button).backgroundColor),
    );
  const before = await looks();
  await wallet.act('rejectNext', 'eth_sendTransaction');
  await swap.reviewed('Only this amount').click();
  await expect(swap.review.getByText(DECLINED)).toBeVisible();
  // The pointer is over one of them.
  await page.mouse.move(0, 0);
  await expect.poll(looks).toEqual(before);
  await expect(sizes.first()).toHaveText('Approve USDC.e: Unlimited');
});
