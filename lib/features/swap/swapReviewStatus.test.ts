import { amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pairOf } from '@/lib/exchange/pairs/pair';
import type { Trade, TransferFees } from '@/lib/exchange/trade/trade';
import { marketChange, swapReviewStatus } from './swapReviewStatus';
import type { SwapTerms } from './swapTerms';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const OTHER_ACCOUNT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const wavax = wrappedNative(43114);
const [png, usdc] = [token('PNG'), token('USDC.e')];

function token(symbol: string) {
  const found = CATALOGUE[43114].find((each) => each.symbol === symbol);
  if (found === undefined) throw new TypeError(symbol);
  return found;
}

function swapOf(
  type: Trade['type'],
  [amountIn, amountOut]: readonly [bigint, bigint],
  change: Partial<Trade> = {},
): SwapTerms {
  return {
    trade: {
      type,
      route: [wavax, png],
      pairs: [pairOf(amountOf(wavax, 10n ** 20n), amountOf(png, 10n ** 20n))],
      amountIn: amountOf(wavax, amountIn),
      amountOut: amountOf(png, amountOut),
      ...change,
    },
    input: nativeCurrency(43114),
    output: png,
    account: ACCOUNT,
    recipient: ACCOUNT,
    slippageBps: 50,
    deadlineSeconds: 3600,
  };
}

/** The same amounts by another route. */
const throughUsdc = {
  route: [wavax, usdc, png],
  pairs: [
    pairOf(amountOf(wavax, 10n ** 20n), amountOf(usdc, 10n ** 20n)),
    pairOf(amountOf(usdc, 10n ** 20n), amountOf(png, 10n ** 20n)),
  ],
};

const sale = swapOf('exactIn', [1000n, 990n]);
const purchase = swapOf('exactOut', [1000n, 990n]);

/** At half a percent, 990 have a minimum of 985, and 1,000 a maximum of 1,005. */
test.each([
  ['exactIn', [1000n, 990n], 'withinLimit'],
  ['exactIn', [1000n, 991n], 'withinLimit'],
  ['exactIn', [1000n, 989n], 'withinLimit'],
  ['exactIn', [1000n, 985n], 'withinLimit'],
  ['exactIn', [1000n, 984n], 'worse'],
  ['exactOut', [1000n, 990n], 'withinLimit'],
  ['exactOut', [999n, 990n], 'withinLimit'],
  ['exactOut', [1005n, 990n], 'withinLimit'],
  ['exactOut', [1006n, 990n], 'worse'],
] as const)(
  'SWP-19 SWP-29 after a review of 1000 for 990, the %s offer of %j is %s, by its limit alone',
  (type, amounts, status) => {
    const agreed = type === 'exactIn' ? sale : purchase;
    expect(swapReviewStatus(agreed, swapOf(type, amounts), false)).toBe(status);
    expect(swapReviewStatus(agreed, swapOf(type, amounts, throughUsdc), false)).toBe(status);
  },
);

test('SWP-29 a limit that is tighter than the tolerance is the one that an offer has to keep', () => {
  const least = { ...sale, tighterLimit: 989n };
  expect(swapReviewStatus(least, swapOf('exactIn', [1000n, 989n]), false)).toBe('withinLimit');
  expect(swapReviewStatus(least, swapOf('exactIn', [1000n, 988n]), false)).toBe('worse');
  const most = { ...purchase, tighterLimit: 1001n };
  expect(swapReviewStatus(most, swapOf('exactOut', [1001n, 990n]), false)).toBe('withinLimit');
  expect(swapReviewStatus(most, swapOf('exactOut', [1002n, 990n]), false)).toBe('worse');
});

test('SWP-29 less received because a token keeps more of its transfer has to be accepted, within the limit too', () => {
  const keeping = (bought: number, amountOut: bigint) =>
    swapOf('exactIn', [1000n, amountOut], {
      atPools: {
        amountIn: amountOf(wavax, 1000n),
        amountOut: amountOf(png, 995n),
        fees: { sold: 0, bought },
      },
    });
  expect(swapReviewStatus(keeping(50, 990n), keeping(60, 989n), false)).toBe('worse');
  expect(swapReviewStatus(keeping(50, 990n), keeping(60, 990n), false)).toBe('withinLimit');
  expect(swapReviewStatus(keeping(50, 990n), keeping(40, 989n), false)).toBe('withinLimit');
});

test('SWP-19 terms that were set since do not count: settings and recipient stay as reviewed', () => {
  const offered = { ...swapOf('exactIn', [1000n, 990n]), slippageBps: 300, deadlineSeconds: 60 };
  expect(swapReviewStatus(sale, offered, false)).toBe('withinLimit');
});

test('SWP-19 without any price left, or for another order, nothing can be confirmed', () => {
  expect(swapReviewStatus(sale, undefined, false)).toBe('unavailable');
  expect(swapReviewStatus(sale, swapOf('exactIn', [1001n, 991n]), false)).toBe('unavailable');
  expect(swapReviewStatus(sale, swapOf('exactOut', [1000n, 990n]), false)).toBe('unavailable');
  expect(swapReviewStatus(sale, { ...sale, output: usdc }, false)).toBe('unavailable');
});

test('W09 a swap that another account would make is not the reviewed one', () => {
  expect(swapReviewStatus(sale, { ...sale, account: OTHER_ACCOUNT }, true)).toBe('unavailable');
});

test('SWP-16 a price that got worse beyond the limit can only be accepted in expert mode', () => {
  const big = swapOf('exactIn', [10n ** 19n, 10n ** 19n]);
  const worse = swapOf('exactIn', [10n ** 19n, 9n * 10n ** 18n]);
  expect(swapReviewStatus(big, worse, false)).toBe('blocked');
  expect(swapReviewStatus(big, worse, true)).toBe('worse');
});

test('SWP-17 SWP-19 a better price whose impact demands a stricter consent is not taken over by itself', () => {
  const flat = swapOf('exactIn', [10n ** 18n, 98n * 10n ** 16n]);
  const steep = swapOf('exactIn', [10n ** 18n, 99n * 10n ** 16n], {
    // Its mid price would pay 1.02 for one, and 2.6 percent of that are lost in addition to the
    // fee.
    pairs: [pairOf(amountOf(wavax, 10n ** 20n), amountOf(png, 102n * 10n ** 18n))],
  });
  expect(swapReviewStatus(flat, steep, false)).toBe('worse');
});

test('SWP-19 SWP-29 an update is reported as a better price, another route, or a worse price', () => {
  expect(marketChange(sale, sale)).toBe('none');
  expect(marketChange(sale, swapOf('exactIn', [1000n, 991n]))).toBe('betterPrice');
  expect(marketChange(purchase, swapOf('exactOut', [999n, 990n], throughUsdc))).toBe('betterPrice');
  expect(marketChange(sale, swapOf('exactIn', [1000n, 990n], throughUsdc))).toBe('otherRoute');
  expect(marketChange(sale, swapOf('exactIn', [1000n, 989n], throughUsdc))).toBe('worsePrice');
  expect(marketChange(purchase, swapOf('exactOut', [1001n, 990n]))).toBe('worsePrice');
});

test.each([
  [0, 0, 'lowerFee'],
  [100, 99, 'lowerFee'],
  [100, 100, 'betterPrice'],
  [100, 200, 'betterPrice'],
  [200, 0, 'betterPrice'],
] as const)(
  'SWP-19 SIM-05 if more is received, fees of %i and %i in place of 100 and 100 are reported as the %s',
  (sold, bought, expected) => {
    const taking = (fees: TransferFees, amountOut: bigint) =>
      swapOf('exactIn', [1000n, amountOut], {
        atPools: { amountIn: amountOf(wavax, 990n), amountOut: amountOf(png, 1_000n), fees },
      });
    const first = taking({ sold: 100, bought: 100 }, 990n);
    expect(marketChange(first, taking({ sold, bought }, 995n))).toBe(expected);
  },
);
