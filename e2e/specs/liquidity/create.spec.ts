import { parseEther } from 'viem';
import { expectExactAdd } from '../../exactLiquidity';
import { expect, test } from '../../fixtures';
import { AddPage } from '../../pages/AddPage';

/** Two tokens without a pair. */
const currencies = ['DAI.e', 'LINK.e'] as const;
const pair = { currencies, keys: currencies };

test('LIQ-08 LIQ-11 LIQ-12 LIQ-13 LIQ-16 LIQ-17 LIQ-19 NAV-06 a pair of two tokens is created and added to from both sides: what was shown is what moved', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const [dai, link] = currencies.map((key) => chain.tokens[key].address);
  const add = new AddPage(page);
  await add.openConnected(`/create/${dai}/${link}/`);
  await expect(
    add.main.getByText('You are the first to supply liquidity to this pool.'),
  ).toBeVisible();
  await add.first.fill('20');
  await add.second.fill('5');
  await expect(add.first).toHaveValue('20');
  await expect(add.main.getByText('100.00%')).toBeVisible();
  await add.openReview();
  await expect(add.review.action('Approve DAI.e: Unlimited')).toBeVisible();
  await expect(add.review.action('Approve LINK.e: Unlimited')).toBeVisible();
  await expect(add.review.confirmButton).toBeDisabled();
  await add.approve('DAI.e');
  await expect(add.review.confirmButton).toBeDisabled();
  await add.approve('LINK.e');
  await expect(add.review.confirmButton).toBeEnabled();
  expect(await add.review.side('You supply DAI.e')).toEqual({
    raw: parseEther('20'),
    symbol: 'DAI.e',
  });
  expect(await add.review.fact('Minimum LINK.e')).toEqual({
    raw: parseEther('5'),
    symbol: 'LINK.e',
  });
  // The square root of 20 x 5, minus what the pair keeps for ever.
  expect(await add.review.fact('Pool tokens received')).toEqual({
    raw: parseEther('10') - 1000n,
    symbol: 'PGL',
  });
  await expect(add.review.row('Slippage tolerance')).toContainText('0%');
  await expect(add.review.row('Your new share of the pool')).toContainText('100.00%');
  await expect(add.review.dialog).toContainText(
    'You are the first to supply liquidity to this pool.',
  );
  await expectExactAdd(add, chain, pair);

  await add.review.dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(add.first).toHaveValue('');
  await expect(add.second).toHaveValue('');
  await expect(add.main.getByText('This pool already exists.')).toBeVisible();
  // The pair keeps a thousand smallest units of the first pool tokens.
  await expect(add.position).toContainText('19.9999 DAI.e');

  await add.second.fill('1.3');
  await expect(add.first).toHaveValue('5.2');
  await add.first.fill('0.7');
  await expect(add.second).toHaveValue('0.175');
  await add.openReview();
  await expectExactAdd(add, chain, pair);
});
