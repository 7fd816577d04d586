import { renderHook } from '@testing-library/react';
import type { Currency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import type { Quote } from '@/lib/exchange/trade/quote';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import { avax, png, proposed, usdt, wavax } from './testing/exampleSwap.setup';
import { useShownRoute } from './useShownRoute';

const LOADING: Quote = { status: 'loading' };
const IDLE: Quote = { status: 'idle' };

function quoted(...route: readonly Token[]): Quote {
  const { trade } = proposed('exactIn', wavax, png);
  return { status: 'ready', trade: { ...trade, route }, search: {} as never };
}

type Form = { readonly quote: Quote; readonly input?: Currency; readonly output?: Currency };

function follow(first: Form) {
  const { result, rerender } = renderHook(
    ({ quote, input, output }: Form) => useShownRoute(quote, { input, output }),
    { initialProps: first },
  );
  const next = (form: Form) => {
    rerender(form);
    return result.current;
  };
  return { result, next };
}

const pair = { input: avax, output: png } as const;

test('MKT-19 there is no route before the first quote', () => {
  const { result, next } = follow({ quote: IDLE, ...pair });
  expect(result.current).toBeUndefined();
  expect(next({ quote: LOADING, ...pair })).toBeUndefined();
  expect(next({ quote: quoted(wavax, png), ...pair })).toEqual([wavax, png]);
});

test('MKT-19 the route stays while another amount is quoted, and after it was deleted', () => {
  const { result, next } = follow({ quote: quoted(wavax, png), ...pair });
  const shown = result.current;
  expect(next({ quote: LOADING, ...pair })).toBe(shown);
  expect(next({ quote: IDLE, ...pair })).toBe(shown);
  // An equal route is the same one.
  expect(next({ quote: quoted(wavax, png), ...pair })).toBe(shown);
  expect(next({ quote: quoted(wavax, usdt, png), ...pair })).toEqual([wavax, usdt, png]);
});

test('MKT-19 a switch of the sides turns it round at once', () => {
  const { next } = follow({ quote: quoted(wavax, usdt, png), ...pair });
  const switched = { input: png, output: avax };
  expect(next({ quote: LOADING, ...switched })).toEqual([png, usdt, wavax]);
  expect(next({ quote: IDLE, ...switched })).toEqual([png, usdt, wavax]);
});

test('MKT-19 of other tokens it is not shown', () => {
  const { next } = follow({ quote: quoted(wavax, png), ...pair });
  const other = numberedToken(1);
  expect(next({ quote: LOADING, input: avax, output: other })).toBeUndefined();
  expect(next({ quote: quoted(wavax, other), input: avax, output: other })).toEqual([wavax, other]);
});
