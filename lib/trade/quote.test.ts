import { numberedToken, poolOf } from './market.setup';
import { type Market, quoteFor } from './quote';

const [tokenIn, tokenOut, elsewhere] = [numberedToken(0), numberedToken(1), numberedToken(2)];
const pool = poolOf(tokenIn, tokenOut, 10n ** 12n, 10n ** 6n);
const market: Market = {
  pairs: [pool],
  tokenIn,
  tokenOut,
  exact: 'input',
  transferFees: { sold: 0, bought: 0 },
};

test('SWP-10 an amount that buys less than one unit is too small, and the smallest that buys one is quoted', () => {
  // The smallest n with n x 0.997 x 10^6 / (10^12 + n x 0.997) of at least 1.
  expect(quoteFor(market, 1_003_011n)).toMatchObject({ trade: { amountOut: { raw: 1n } } });
  expect(quoteFor(market, 1_003_010n)).toEqual({ status: 'tooSmall' });
});

test('SWP-10 without a route, or with too little in it, liquidity is what lacks', () => {
  expect(quoteFor({ ...market, tokenOut: elsewhere }, 1n)).toEqual({ status: 'noRoute' });
  const empty = { ...market, pairs: [poolOf(tokenIn, tokenOut, 10n ** 12n, 1n)] };
  expect(quoteFor(empty, 10n ** 30n)).toEqual({ status: 'noRoute' });
  expect(quoteFor({ ...market, exact: 'output' }, 10n ** 6n)).toEqual({ status: 'noRoute' });
});

test('SIM-05 a bought token that keeps all of each transfer is named, and one that keeps nearly all is too small an amount', () => {
  const bought = (bps: number) => ({ ...market, transferFees: { sold: 0, bought: bps } });
  const amount = 10n ** 9n;
  expect(quoteFor(bought(10_000), amount)).toEqual({ status: 'feeTakesAll' });
  expect(quoteFor(bought(9_999), amount)).toEqual({ status: 'tooSmall' });
  expect(quoteFor(bought(9_000), amount)).toMatchObject({ status: 'ready' });
});
