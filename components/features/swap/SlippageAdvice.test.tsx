import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { NextIntlClientProvider } from 'next-intl';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatExactAmount } from '@/lib/base/amounts/formatAmount';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { bestTradeExactIn, bestTradeExactOut } from '@/lib/exchange/trade/bestTrade';
import { limitOf } from '@/lib/exchange/trade/limitOf';
import { type RouteHistory, withBlock } from '@/lib/exchange/trade/routeHistory';
import { worstSandwich } from '@/lib/exchange/trade/sandwich';
import { numberedToken, poolOf } from '@/lib/exchange/trade/testing/market.setup';
import type { Trade } from '@/lib/exchange/trade/trade';
import { routeHistoryAtom } from '@/lib/exchange/trade/useRouteHistory';
import messages from '@/messages/en.json';
import { SlippageAdvice } from './SlippageAdvice';

const WHOLE = 10n ** 18n;
const avax = nativeCurrency(43114);
const wavax = wrappedNative(43114);
const token = numberedToken(0);

function tradeOf(type: Trade['type'], whole: bigint, reserve = 50_000n * WHOLE): Trade {
  const pairs = [poolOf(wavax, token, 1_000n * WHOLE, reserve)];
  const trade =
    type === 'exactIn'
      ? bestTradeExactIn({ pairs, amountIn: amountOf(wavax, whole * WHOLE), tokenOut: token })
      : bestTradeExactOut({ pairs, tokenIn: wavax, amountOut: amountOf(token, whole * WHOLE) });
  if (trade === undefined) throw new TypeError('no trade');
  return trade;
}

/** This many blocks in which the pool did not change, and one in which it held 0.5 percent less. */
function historyOf(still: number): RouteHistory {
  const trades = [
    ...Array(still).fill(tradeOf('exactIn', 20n)),
    tradeOf('exactIn', 20n, 49_750n * WHOLE),
  ];
  return trades.reduce<RouteHistory | undefined>(
    (history, trade, at) => withBlock(history, trade, BigInt(at)),
    undefined,
  ) as RouteHistory;
}

function show(trade: Trade, slippageBps: number, history?: RouteHistory) {
  const store = createStore();
  const client = new QueryClient();
  store.set(routeHistoryAtom, history);
  const onUse = jest.fn();
  const page = (bps: number) => (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <QueryClientProvider client={client}>
        <Provider store={store}>
          <SlippageAdvice
            trade={trade}
            input={avax}
            output={token}
            limit={limitOf({ trade, slippageBps: bps }).amount.raw}
            slippageBps={bps}
            onUse={onUse}
          />
        </Provider>
      </QueryClientProvider>
    </NextIntlClientProvider>
  );
  const { rerender } = render(page(slippageBps));
  return { onUse, change: (bps: number) => rerender(page(bps)) };
}

test.each([
  ['exactIn', 20n, token],
  ['exactOut', 900n, avax],
] as const)(
  'SIM-07 a trade of type %s shows the most that a sandwich could take, in the currency that it takes',
  (type, whole, currency) => {
    const trade = tradeOf(type, whole);
    show(trade, 50);
    const taken =
      worstSandwich(trade, limitOf({ trade, slippageBps: 50 }).amount.raw)?.taken.raw ?? 0n;
    expect(taken).toBeGreaterThan(0n);
    const exact = `${formatExactAmount(amountOf(currency, taken), 'en')} ${currency.symbol}`;
    expect(
      screen.getByText(/^At 0.5% tolerance, a sandwich attack .* could cost up to/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: new RegExp(`exactly ${exact}`) })).toBeVisible();
  },
);

test('SIM-07 it says so if no sandwich pays', () => {
  show(tradeOf('exactIn', 2n), 50);
  expect(
    screen.getByText('At 0.5% tolerance, a sandwich attack would not be profitable.'),
  ).toBeVisible();
});

test('SIM-07 no tolerance is shown from fewer than ten blocks', () => {
  show(tradeOf('exactIn', 20n), 50, historyOf(8));
  expect(screen.queryByText(/blocks seen/)).toBeNull();
});

test('SIM-07 a smaller tolerance that held is set with one press and taken back with another, and not before', () => {
  const { onUse, change } = show(tradeOf('exactIn', 20n), 100, historyOf(11));
  expect(
    screen.getByText(/^0.51% would have been enough for the last 12 blocks seen\./),
  ).toBeVisible();
  expect(onUse).not.toHaveBeenCalled();
  const use = screen.getByRole('button', { name: 'Set tolerance to 0.51%' });
  fireEvent.click(use);
  expect(onUse.mock.calls).toEqual([[51]]);
  change(51);
  // The same button, so that the focus stays.
  expect(screen.getByRole('button', { name: 'Set it back to 1%' })).toBe(use);
  fireEvent.click(use);
  expect(onUse.mock.calls).toEqual([[51], [100]]);
  change(100);
  expect(screen.getByRole('button', { name: 'Set tolerance to 0.51%' })).toBe(use);
});

test('SIM-07 if no sandwich pays, a smaller tolerance gains nothing and is not mentioned', () => {
  show(tradeOf('exactIn', 2n), 100, historyOf(11));
  expect(screen.queryByText(/blocks seen/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('SIM-07 a tolerance that did not hold is shown, and no larger one is suggested', () => {
  show(tradeOf('exactIn', 20n), 50, historyOf(11));
  expect(screen.getByText('The price moved over 0.5% in the last 12 blocks seen.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /0.51%/ })).toBeNull();
});

test('SIM-07 in a pool that stood still no tolerance below 0.1% is suggested', () => {
  const quiet = Array(12).fill(tradeOf('exactIn', 20n)) as readonly Trade[];
  const history = quiet.reduce<RouteHistory | undefined>(
    (seen, trade, at) => withBlock(seen, trade, BigInt(at)),
    undefined,
  );
  show(tradeOf('exactIn', 20n), 100, history);
  expect(screen.getByText(/^0.1% would have been enough/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Set tolerance to 0.1%' })).toBeVisible();
});
