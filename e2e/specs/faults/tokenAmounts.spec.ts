import { maxUint256, parseUnits } from 'viem';
import { tokenBalance } from '../../chain/balances';
import { bring, receiveAvax } from '../../chain/oddTokens';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { expectExactSwap, type TypedSwap } from '../../journeys/exactSwap';
import { TokenDialog } from '../../pages/TokenDialog';
import { expectClosed } from '../../screen/dialogs';
import { expect, test } from '../../test';

const extremes: readonly TypedSwap[] = [
  { pay: 'WHOLE', receive: 'AVAX', typed: { side: 'pay', text: '123' } },
  { pay: 'AVAX', receive: 'WHOLE', typed: { side: 'receive', text: '7777' } },
  { pay: 'CENT', receive: 'AVAX', typed: { side: 'pay', text: '12.34' } },
  { pay: 'AVAX', receive: 'CENT', typed: { side: 'receive', text: '5.67' } },
  {
    pay: 'FINE',
    receive: 'AVAX',
    typed: { side: 'pay', text: '0.000012345678901234567890123456789012' },
  },
  {
    pay: 'AVAX',
    receive: 'FINE',
    typed: { side: 'receive', text: '0.000009876543210987654321098765432109' },
  },
  { pay: 'ALL', receive: 'AVAX', typed: { side: 'pay', text: '1.000000000000000001' } },
];

for (const row of extremes) {
  const { pay, receive, typed } = row;
  const id = [pay, receive].includes('ALL') ? 'K11' : 'K06';
  test(
    `${id} TOK-05 ${pay} to ${receive}, ${typed.text} typed to ${typed.side}: what was shown is what moved, to the last digit`,
    fullOnly(),
    async ({ page, chains }) => {
      const chain = chains[43114];
      const swap = await connectedSwap(page);
      if (receive === 'AVAX') await receiveAvax(page);
      await bring(swap, chain, 'pay', pay);
      await bring(swap, chain, 'receive', receive);
      await expectExactSwap(swap, chain, row);
    },
  );
}

test(
  'K06 an amount with more decimals than its token has is invalid',
  fullOnly(),
  async ({ page, chains }) => {
    const swap = await connectedSwap(page);
    await receiveAvax(page);
    for (const [token, tooFine, says] of [
      ['WHOLE', '1.5', 'WHOLE has no decimals'],
      ['CENT', '1.501', 'CENT has at most 2 decimals'],
    ] as const) {
      await bring(swap, chains[43114], 'pay', token);
      await swap.pays.fill(tooFine);
      await expect(swap.action(says)).toBeDisabled();
    }
  },
);

test(
  'K06 TOK-03 tokens of 77 and of 255 decimals are not imported',
  fullOnly(),
  async ({ page, chains }) => {
    await connectedSwap(page);
    const tokens = new TokenDialog(page);
    await tokens.open('receive');
    for (const key of ['FINER', 'FINEST'] as const) {
      await tokens.find(chains[43114].tokens[key].address);
      await expect(tokens.answer).toContainText("it can't be added");
      await expect(tokens.rows).toHaveCount(0);
    }
  },
);

test(
  'K11 a balance of nearly all numbers is shown and filled in to the last digit, and more is invalid',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    await page.setViewportSize({ width: 360, height: 800 });
    const swap = await connectedSwap(page);
    await receiveAvax(page);
    await bring(swap, chain, 'pay', 'ALL');
    await page.getByRole('button', { name: 'Max: use all you can' }).click();
    const filled = parseUnits(await swap.pays.inputValue(), 18);
    expect(filled).toBe(await tokenBalance(chain, 'ALL'));
    await expect(swap.action('Amount too large')).toBeDisabled();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    const tokens = new TokenDialog(page);
    await tokens.open('pay');
    await tokens.find('all');
    const cut = await tokens.row('ALL').evaluate((row) => row.scrollWidth - row.clientWidth);
    expect(cut).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expectClosed(tokens.dialog);
    const mostText =
      '115792089237316195423570985008687907853269984665640564039457.584007913129639935';
    expect(parseUnits(mostText, 18)).toBe(maxUint256);
    await swap.pays.fill(mostText);
    await expect(swap.action('Insufficient ALL balance')).toBeDisabled();
    await swap.pays.fill(mostText.replace(/5$/, '6'));
    await expect(swap.action('Amount too large')).toBeDisabled();
  },
);
