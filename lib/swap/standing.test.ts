import { amountOf } from '@/lib/amounts/amount';
import { pairOf } from '@/lib/pairs/pair';
import { CATALOGUE } from '@/lib/tokens/catalogue';
import { nativeCurrency } from '@/lib/tokens/currency';
import { wrappedNative } from '@/lib/tokens/wrapped';
import { standingOf } from './standing';
import type { ProposedSwap } from './writes';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const OTHER_ACCOUNT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const wavax = wrappedNative(43114);
const png = CATALOGUE[43114].find(({ symbol }) => symbol === 'PNG') ?? wavax;

function swapOf(amountIn: bigint, amountOut: bigint): ProposedSwap {
  return {
    trade: {
      type: 'exactIn',
      path: [wavax, png],
      pairs: [pairOf(amountOf(wavax, 10n ** 20n), amountOf(png, 10n ** 20n))],
      amountIn: amountOf(wavax, amountIn),
      amountOut: amountOf(png, amountOut),
    },
    input: nativeCurrency(43114),
    output: png,
    account: ACCOUNT,
    recipient: ACCOUNT,
    slippageBps: 50,
    deadlineSeconds: 3600,
  };
}

const reviewed = swapOf(100n, 200n);

test('SWP-19 a price that got worse by a single unit has to be accepted anew', () => {
  expect(standingOf(reviewed, swapOf(100n, 199n), false)).toBe('worse');
  expect(standingOf(reviewed, swapOf(101n, 200n), false)).toBe('worse');
});

test('SWP-19 the same price, or a better one, leaves the review as it stands', () => {
  expect(standingOf(reviewed, swapOf(100n, 200n), false)).toBe('holds');
  expect(standingOf(reviewed, swapOf(100n, 201n), false)).toBe('holds');
  expect(standingOf(reviewed, swapOf(99n, 200n), false)).toBe('holds');
});

test('SWP-19 without any price left nothing can be confirmed', () => {
  expect(standingOf(reviewed, undefined, false)).toBe('gone');
});

test('W09 a swap that another account would make is not the reviewed one', () => {
  const offered: ProposedSwap = { ...swapOf(100n, 200n), account: OTHER_ACCOUNT };
  expect(standingOf(reviewed, offered, true)).toBe('gone');
});

test('SWP-16 a price that got worse beyond the limit can only be accepted in expert mode', () => {
  const big = swapOf(10n ** 19n, 10n ** 19n);
  const worse = swapOf(10n ** 19n, 9n * 10n ** 18n);
  expect(standingOf(big, worse, false)).toBe('blocked');
  expect(standingOf(big, worse, true)).toBe('worse');
});
