import { amountOf } from '@/lib/base/amounts/amount';
import { UnexpectedSlippageError } from '@/lib/base/amounts/slippage';
import { limitOf } from './limitOf';
import { purchase, sale } from './testing/exampleTrades.setup';
import { numberedToken } from './testing/market.setup';
import { liquidityProviderFee, maximumSold } from './trade';

const [a, b] = [numberedToken(0), numberedToken(1)];

test('TRD-06 the liquidity provider fee of several pairs compounds', () => {
  expect(liquidityProviderFee(sale)).toEqual(amountOf(a, 3n));
  expect(liquidityProviderFee(purchase)).toEqual(amountOf(a, 5_991n));
});

test('AMT-10 slippage lowers the output of an exact input and leaves the input alone', () => {
  expect(limitOf({ trade: sale, slippageBps: 50 })).toEqual({
    type: 'minimumReceived',
    amount: amountOf(b, 1_982n),
  });
  expect(maximumSold(sale, 50)).toEqual(sale.amountIn);
});

test('AMT-10 slippage raises the input of an exact output and limits nothing else', () => {
  expect(maximumSold(purchase, 50)).toEqual(amountOf(a, 1_005_000n));
  expect(limitOf({ trade: purchase, slippageBps: 50 })).toEqual({
    type: 'maximumSold',
    amount: amountOf(a, 1_005_000n),
  });
});

test('AMT-12 ERR-07 negative slippage is refused on either side of either trade', () => {
  for (const trade of [sale, purchase]) {
    expect(() => limitOf({ trade, slippageBps: -1 })).toThrow(UnexpectedSlippageError);
    expect(() => maximumSold(trade, -1)).toThrow(UnexpectedSlippageError);
  }
});
