import { act, renderHook } from '@testing-library/react';
import { amountOf } from '@/lib/base/amounts/amount';
import { type Price, priceOf } from '@/lib/base/amounts/price';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import type { AddTerms } from './addTerms';
import { useFirstPrice } from './useFirstPrice';
import { type MarketPrice, useMarketPrice } from './useMarketPrice';

// The market price is read from a chain, which is not here.
jest.mock('./useMarketPrice');

const [a, b] = [numberedToken(0), numberedToken(1)];

function open(market: MarketPrice, isFirst = true) {
  jest.mocked(useMarketPrice).mockReturnValue(market);
  const setting = (ofB: bigint): AddTerms => ({
    account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    amounts: [amountOf(a, 1_000n), amountOf(b, ofB)],
    maximums: [amountOf(a, 1_000n), amountOf(b, ofB)],
    minted: amountOf(a, 1n),
    share: undefined,
    shareBefore: undefined,
    feesBps: [0, 0],
    independentField: 'currencyA',
    isFirst,
    slippageBps: 0,
    deadlineSeconds: 3_600,
  });
  const { result, rerender } = renderHook(({ ofB }) => useFirstPrice(setting(ofB)), {
    initialProps: { ofB: 1_000n },
  });
  return { now: () => result.current, set: (ofB: bigint) => rerender({ ofB }) };
}

const price: Price = priceOf(amountOf(a, 1n), amountOf(b, 1n));
const MARKET: MarketPrice = { status: 'known', price };

test('LIQ-35 a first price within 5 percent of the market needs no consent, a farther one blocks the supply until it is accepted', () => {
  const { now, set } = open(MARKET);
  set(1_050n);
  expect(now()).toMatchObject({ isAsking: false, isBlocked: false, isLoading: false });
  set(1_060n);
  expect(now()).toMatchObject({ isAsking: true, isAccepted: false, isBlocked: true });
  act(() => now().accept(true));
  expect(now()).toMatchObject({ isAsking: true, isAccepted: true, isBlocked: false });
  set(1_070n);
  expect(now()).toMatchObject({ isAccepted: false, isBlocked: true });
  set(1_055n);
  expect(now()).toMatchObject({ isAccepted: true, isBlocked: false });
  act(() => now().accept(false));
  expect(now()).toMatchObject({ isAccepted: false, isBlocked: true });
});

test('LIQ-35 while the market price is read the supply waits; without one no question is asked', () => {
  expect(open({ status: 'loading' }).now()).toMatchObject({
    isLoading: true,
    isBlocked: true,
    isAsking: false,
  });
  expect(open({ status: 'unknown' }).now()).toMatchObject({
    isLoading: false,
    isBlocked: false,
    isAsking: false,
  });
});

test('LIQ-35 an addition that is not the first sets no price, and is never blocked', () => {
  const { now, set } = open(MARKET, false);
  set(2_000n);
  expect(now()).toMatchObject({ isAsking: false, isBlocked: false, isLoading: false });
  expect(open({ status: 'loading' }, false).now()).toMatchObject({
    isLoading: false,
    isBlocked: false,
  });
});
