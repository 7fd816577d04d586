import { quoteFor, type TradeSearch } from './quote';
import { numberedToken, poolOf } from './testing/market.setup';

const [tokenIn, tokenOut, elsewhere] = [numberedToken(0), numberedToken(1), numberedToken(2)];
const pool = poolOf(tokenIn, tokenOut, 10n ** 12n, 10n ** 6n);
const search: TradeSearch = {
  pairs: [pool],
  tokenIn,
  tokenOut,
  exact: 'input',
  transferFees: { sold: 0, bought: 0 },
};

test('SWP-10 an amount that buys less than one unit is too small, and the smallest that buys one is quoted', () => {
  // The smallest n with n x 0.997 x 10^6 / (10^12 + n x 0.997) of at least 1.
  expect(quoteFor(search, 1_003_011n)).toMatchObject({ trade: { amountOut: { raw: 1n } } });
  expect(quoteFor(search, 1_003_010n)).toEqual({ status: 'tooSmall' });
});

test('SWP-10 without a route, or with too little in it, liquidity is missing', () => {
  expect(quoteFor({ ...search, tokenOut: elsewhere }, 1n)).toEqual({ status: 'noRoute' });
  const empty = { ...search, pairs: [poolOf(tokenIn, tokenOut, 10n ** 12n, 1n)] };
  expect(quoteFor(empty, 10n ** 30n)).toEqual({ status: 'noRoute' });
  expect(quoteFor({ ...search, exact: 'output' }, 10n ** 6n)).toEqual({ status: 'noRoute' });
});

test.each(['input', 'output'] as const)(
  'TRD-10 an amount that takes a reserve beyond 112 bits is too large: exact %s',
  (exact) => {
    const [room, reserve] = [1_000n, 2n ** 112n - 1n - 1_000n];
    const full = { ...search, exact, pairs: [poolOf(tokenIn, tokenOut, reserve, reserve)] };
    // An output of n costs n x 1.00301 or more, and one more.
    const [fits, most] = exact === 'input' ? [room, room + 1n] : [995n, 997n];
    expect(quoteFor(full, fits)).toMatchObject({ status: 'ready' });
    expect(quoteFor(full, most)).toEqual({ status: 'tooLarge' });
  },
);

test('TRD-10 each pool of a route counts, by what it receives', () => {
  const full = 2n ** 112n - 1n - 500n;
  const pairs = [
    poolOf(tokenIn, elsewhere, 10n ** 12n, 10n ** 12n),
    poolOf(elsewhere, tokenOut, full, full),
  ];
  // Of 502 the first pool pays 500, and of 503 it pays 501.
  expect(quoteFor({ ...search, pairs }, 502n)).toMatchObject({ status: 'ready' });
  expect(quoteFor({ ...search, pairs }, 503n)).toEqual({ status: 'tooLarge' });
});

test('SIM-05 a bought token that keeps all of each transfer is named, and one that keeps nearly all is too small an amount', () => {
  const bought = (bps: number) => ({ ...search, transferFees: { sold: 0, bought: bps } });
  const amount = 10n ** 9n;
  expect(quoteFor(bought(10_000), amount)).toEqual({ status: 'feeTakesAll' });
  expect(quoteFor(bought(9_999), amount)).toEqual({ status: 'tooSmall' });
  expect(quoteFor(bought(9_000), amount)).toMatchObject({ status: 'ready' });
});
