import { act, renderHook } from '@testing-library/react';
import type { Address } from 'viem';
import type { Onramp, ReserveAnswer } from './onramp';
import type { OrderForm } from './orderForm';
import type { CardOrder } from './providerRequests';
import { ACCOUNT, FORM, OTHER_ACCOUNT, QUOTE } from './testing/order.setup';
import { useCardOrder } from './useCardOrder';
import type { QuoteState } from './useCardQuote';

const PAGE = new URL('https://pay.example/1');
const KNOWN: QuoteState = { status: 'known', quote: QUOTE, quotedAtMs: 1 };

type Props = {
  readonly account?: Address | undefined;
  readonly form?: Partial<OrderForm>;
  readonly state?: QuoteState;
};

/** A form with its orders, each answered by the test. */
function open() {
  const requests: {
    readonly order: CardOrder;
    readonly signal: AbortSignal;
    readonly answer: (answer: ReserveAnswer) => void;
    readonly fail: (error: unknown) => void;
  }[] = [];
  const renew = jest.fn();
  const onramp: Onramp = {
    quote: () => Promise.reject(new Error('No quote is asked for here.')),
    reserve: (order, signal) =>
      new Promise((answer, fail) => requests.push({ order, signal, answer, fail })),
  };
  const { result, rerender, unmount } = renderHook(
    ({ form, state = KNOWN, ...props }: Props) =>
      useCardOrder(onramp, {
        account: ACCOUNT,
        ...props,
        form: { ...FORM, ...form },
        quote: { state, renew },
      }),
    { initialProps: {} },
  );
  return {
    requests,
    renew,
    rerender,
    unmount,
    order: () => result.current.order,
    place: () => act(async () => void result.current.place()),
    forget: () => act(() => result.current.forget()),
    placeTwice: () => {
      const { place } = result.current;
      return act(async () => {
        void place();
        void place();
      });
    },
    answer: (index: number, answer: ReserveAnswer) =>
      act(async () => requests[index]?.answer(answer)),
    fail: (index: number, error: unknown) => act(async () => requests[index]?.fail(error)),
  };
}

test('BUY-22 P06 a double submit makes one order, which is for what was agreed', async () => {
  const { requests, order, place, placeTwice, answer } = open();
  await placeTwice();
  await place();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.order).toEqual({ ...FORM, account: ACCOUNT });
  expect(order()).toEqual({ status: 'pending' });
  await answer(0, { page: PAGE });
  expect(order()).toMatchObject({ status: 'reserved', account: ACCOUNT, quote: QUOTE, page: PAGE });
});

const CHANGES: readonly (readonly [string, Props])[] = [
  ['the account', { account: OTHER_ACCOUNT }],
  ['the wallet, which disconnects', { account: undefined }],
  ['the amount', { form: { amount: '200' } }],
  ['the currency', { form: { fiat: 'EUR' } }],
  ['the country', { form: { country: 'DE' } }],
  ['a name', { form: { firstName: 'Zo' } }],
];

test.each(CHANGES)(
  'BUY-22 a change of %s while an order is under way drops it, and its late answer changes nothing',
  async (_what, changed) => {
    const { requests, order, rerender, place, answer } = open();
    await place();
    rerender(changed);
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(order()).toEqual({ status: 'changed' });
    await answer(0, { page: PAGE });
    rerender({});
    expect(order()).toEqual({ status: 'changed' });
    await place();
    expect(requests).toHaveLength(2);
    expect(order()).toEqual({ status: 'pending' });
  },
);

test.each(CHANGES)(
  'BUY-22 a change of %s after an order was reserved leaves no way to its payment page',
  async (_what, changed) => {
    const { order, rerender, place, answer } = open();
    await place();
    await answer(0, { page: PAGE });
    rerender(changed);
    expect(order()).toEqual({ status: 'changed' });
    rerender({});
    expect(order()).toEqual({ status: 'changed' });
  },
);

test('BUY-22 a reserved order needs a newer quote, and another quote needs a new order', async () => {
  const { requests, renew, order, rerender, place, answer } = open();
  await place();
  expect(renew).not.toHaveBeenCalled();
  await answer(0, { page: PAGE });
  expect(renew).toHaveBeenCalledTimes(1);
  const quote = { ...QUOTE, destAmount: 4.5 };
  rerender({ state: { status: 'known', quote, quotedAtMs: 2 } });
  expect(order()).toMatchObject({ quote: QUOTE, page: PAGE });
  await place();
  expect(requests).toHaveLength(2);
  expect(order()).toEqual({ status: 'pending' });
  const page = new URL('https://pay.example/2');
  await answer(1, { page });
  expect(order()).toMatchObject({ quote, page });
});

test('ERR-58 P02 an order that is refused, or fails, can be placed again', async () => {
  const { requests, order, place, answer, fail } = open();
  const failure = { type: 'provider', reason: 'The minimum is 30 USD.' } as const;
  await place();
  await answer(0, { failure });
  expect(order()).toEqual({ status: 'failed', failure });
  await place();
  await fail(1, new TypeError('No key'));
  expect(order()).toEqual({ status: 'failed', failure: { type: 'unreachable' } });
  await place();
  expect(requests).toHaveLength(3);
});

test('BUY-06 BUY-15 nothing is ordered without a wallet or a quote', async () => {
  const { requests, rerender, place } = open();
  const states: readonly QuoteState[] = [
    { status: 'none' },
    { status: 'loading' },
    { status: 'failed', failure: { type: 'tooMany' } },
  ];
  for (const state of states) {
    rerender({ state });
    await place();
  }
  rerender({ account: undefined });
  await place();
  expect(requests).toEqual([]);
});

test('BUY-22 leaving the screen ends the request, and a reserved order can be forgotten', async () => {
  const { requests, order, place, answer, forget, unmount } = open();
  await place();
  await answer(0, { page: PAGE });
  forget();
  expect(order()).toEqual({ status: 'none' });
  await place();
  unmount();
  expect(requests[1]?.signal.aborted).toBe(true);
});
