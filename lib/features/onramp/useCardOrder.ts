import { useEffect, useRef, useState } from 'react';
import type { Address } from 'viem';
import type { CardQuote } from './cardQuote';
import type { Onramp, ReserveAnswer } from './onramp';
import type { OnrampFailure } from './onrampFailure';
import type { OrderForm } from './orderForm';
import type { QuoteState } from './useCardQuote';

/** An order that the provider holds until it is paid. It is for what the user agreed to. */
export type ReservedOrder = {
  readonly account: Address;
  readonly quote: CardQuote;
  /** The payment page. */
  readonly page: URL;
  readonly reservedAtMs: number;
};

/** The order of a form. `changed`: it was dropped, because the account or the form changed. */
export type OrderState =
  | { readonly status: 'none' | 'pending' | 'changed' }
  | { readonly status: 'failed'; readonly failure: OnrampFailure }
  | ({ readonly status: 'reserved' } & ReservedOrder);

/** What an order is for. The account is undefined without a wallet. */
type Ordered = {
  readonly account: Address | undefined;
  readonly form: OrderForm;
  readonly quote: { readonly state: QuoteState; readonly renew: () => void };
};

/**
 * Reserves one order at a time. A change of the account or the form drops the order, and ends its
 * request; the user then has to order again.
 */
export function useCardOrder(onramp: Onramp, { account, form, quote }: Ordered) {
  const [order, setOrder] = useState<OrderState>({ status: 'none' });
  const request = useRef<AbortController>(undefined);
  const key = JSON.stringify([account, form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each order ends with its key.
  useEffect(
    () => () => {
      request.current?.abort();
      request.current = undefined;
      setOrder(afterChange);
    },
    [key],
  );

  const place = async () => {
    const { state } = quote;
    if (request.current !== undefined || account === undefined || state.status !== 'known') return;
    const controller = new AbortController();
    request.current = controller;
    setOrder({ status: 'pending' });
    const answer = await onramp
      .reserve({ ...form, account }, controller.signal)
      .catch((): ReserveAnswer => ({ failure: { type: 'unreachable' } }));
    // A late answer to an order that was dropped changes nothing.
    if (request.current !== controller) return;
    request.current = undefined;
    if (answer.page === undefined) {
      setOrder({ status: 'failed', failure: answer.failure });
      return;
    }
    const { page } = answer;
    setOrder({ status: 'reserved', account, quote: state.quote, page, reservedAtMs: Date.now() });
    // The provider may have reserved it at another price than it quoted before.
    quote.renew();
  };
  return {
    order,
    /** Reserves an order for the present quote; does nothing while one is under way. */
    place,
    /** Forgets the reserved order, whose payment page was not opened. */
    forget: () => setOrder({ status: 'none' }),
  };
}

function afterChange({ status }: OrderState): OrderState {
  const isDropped = status === 'pending' || status === 'reserved' || status === 'changed';
  return { status: isDropped ? 'changed' : 'none' };
}
