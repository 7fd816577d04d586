import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import type { Address } from 'viem';
import { type Onramp, type QuoteAnswer, UnreachableProviderError } from './onramp';
import type { QuoteOrder } from './providerRequests';
import { ACCOUNT, FORM, OTHER_ACCOUNT, QUOTE } from './testing/order.setup';
import { useCardQuote } from './useCardQuote';

const SECOND_MS = 1_000;
const STEP_MS = 100;
const FAILURE = { type: 'provider', reason: 'The minimum is 200 USD.' } as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets time pass in steps, because React renders at the end of each. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += STEP_MS)
    await act(() => jest.advanceTimersByTimeAsync(STEP_MS));
}

function Page({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient());
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

type Changed = Partial<Omit<QuoteOrder, 'account'>> & { account?: Address | undefined };

/** The quotes of a form, at a provider that answers after `takesMs`. */
function open({ takesMs = 0, ...first }: Changed & { takesMs?: number } = {}) {
  const asked: { readonly order: QuoteOrder; readonly signal: AbortSignal }[] = [];
  let answer: QuoteAnswer | 'silence' | 'down' = { quote: QUOTE };
  const onramp: Onramp = {
    quote: async (order, signal) => {
      asked.push({ order, signal });
      await new Promise((resolve) => setTimeout(resolve, takesMs));
      if (answer === 'down') throw new UnreachableProviderError();
      return answer === 'silence' ? new Promise(() => {}) : answer;
    },
    reserve: () => Promise.reject(new Error('Nothing is reserved here.')),
  };
  const { amount, fiat, country } = FORM;
  const { result, rerender, unmount } = renderHook(
    (changed: Changed) =>
      useCardQuote(onramp, { account: ACCOUNT, amount, fiat, country, ...changed }),
    { wrapper: Page, initialProps: first },
  );
  return {
    asked,
    rerender,
    unmount,
    now: () => result.current.state,
    renew: () => act(() => result.current.renew()),
    answerWith: (next: typeof answer) => {
      answer = next;
    },
  };
}

test('BUY-06 one quote is requested half a second after the last key, and none without an amount or an account', async () => {
  const { asked, now, rerender } = open({ amount: '' });
  for (const amount of ['', '0', '0.', '0.5']) {
    rerender({ amount });
    await pass(400);
  }
  expect(asked).toEqual([]);
  expect(now().status).toBe('loading');
  await pass(300);
  expect(asked.map(({ order }) => order.amount)).toEqual(['0.5']);
  expect(now()).toMatchObject({ status: 'known', quote: QUOTE });
  rerender({ amount: '0.5', account: undefined });
  await pass(5 * SECOND_MS);
  expect(now().status).toBe('none');
  expect(asked).toHaveLength(1);
});

test('BUY-05 a quote is requested again every 30 seconds, and a failure clears it', async () => {
  const { asked, now, answerWith } = open();
  await pass(600);
  await pass(20 * SECOND_MS);
  expect(now()).toMatchObject({ status: 'known', quote: QUOTE });
  expect(asked).toHaveLength(1);
  answerWith({ failure: FAILURE });
  await pass(10 * SECOND_MS);
  expect(asked).toHaveLength(2);
  expect(now()).toEqual({ status: 'failed', failure: FAILURE });
});

test('BUY-05 a quote that could not be renewed for a minute is no longer shown', async () => {
  const { now, answerWith } = open();
  await pass(SECOND_MS);
  answerWith('silence');
  await pass(59 * SECOND_MS);
  expect(now()).toMatchObject({ status: 'known' });
  await pass(SECOND_MS);
  expect(now().status).toBe('loading');
});

test('BUY-06 a change of the account, the amount, the currency or the country drops the quote and the request', async () => {
  for (const changed of [
    { account: OTHER_ACCOUNT },
    { amount: '101' },
    { fiat: 'EUR' } as const,
    { country: 'DE' },
  ]) {
    const { asked, now, rerender, unmount } = open({ takesMs: 3 * SECOND_MS });
    await pass(600);
    expect(asked[0]?.signal.aborted).toBe(false);
    rerender(changed);
    expect(now().status).toBe('loading');
    await pass(600);
    expect(asked[0]?.signal.aborted).toBe(true);
    await pass(3 * SECOND_MS);
    expect(now().status).toBe('known');
    expect(asked[1]?.order).toMatchObject(changed);
    rerender({});
    expect(now().status).toBe('loading');
    unmount();
  }
});

test('BUY-05 P04 a provider that is gone is tried twice more, its quote stays for its minute, and it can be tried again', async () => {
  const { now, asked, answerWith, renew } = open();
  await pass(SECOND_MS);
  answerWith('down');
  await pass(40 * SECOND_MS);
  // At 30, 33 and 36 seconds.
  expect(asked).toHaveLength(4);
  expect(now().status).toBe('known');
  await pass(25 * SECOND_MS);
  expect(now().status).not.toBe('known');
  await pass(10 * SECOND_MS);
  expect(now()).toEqual({ status: 'failed', failure: { type: 'unreachable' } });
  answerWith({ quote: QUOTE });
  renew();
  await pass(SECOND_MS);
  expect(now().status).toBe('known');
});
