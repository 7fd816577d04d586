import type { Address } from 'viem';
import { avaxDestination } from './avaxDestination';
import { type OrderForm, plainAmount } from './orderForm';

/** A request to the provider, as it is sent: its signature is of exactly this. */
export type ProviderRequest = { readonly url: string; readonly body: string };

/** What the builders of requests need besides an order. */
type ProviderAccess = {
  /** The base of the provider's URLs, without a trailing slash. */
  readonly base: string;
  /** What the provider knows this exchange as. */
  readonly accountId: string;
  readonly timestampMs: number;
};

/** What a quote is requested for. */
export type QuoteOrder = Pick<OrderForm, 'amount' | 'fiat' | 'country'> & {
  readonly account: Address;
};

/** What is ordered. */
export type CardOrder = OrderForm & { readonly account: Address };

/** The request for a quote. */
export function quoteRequest(order: QuoteOrder, access: ProviderAccess): ProviderRequest {
  const { base, accountId, timestampMs } = access;
  return {
    url: `${base}/v3/orders/quote/partner?timestamp=${timestampMs}`,
    body: JSON.stringify({
      amount: plainAmount(order.amount),
      sourceCurrency: order.fiat,
      destCurrency: 'AVAX',
      dest: avaxDestination(order.account),
      accountId,
      country: order.country,
    }),
  };
}

/**
 * The request that reserves an order.
 *
 * @param redirectUrl - Where the payment page leads back to: without any personal data.
 */
export function reserveRequest(
  order: CardOrder,
  access: ProviderAccess,
  redirectUrl: string,
): ProviderRequest {
  const { base, accountId, timestampMs } = access;
  return {
    url: `${base}/v3/orders/reserve?timestamp=${timestampMs}`,
    body: JSON.stringify({
      firstName: order.firstName.trim(),
      lastName: order.lastName.trim(),
      email: order.email.trim(),
      amount: plainAmount(order.amount),
      sourceCurrency: order.fiat,
      dest: avaxDestination(order.account),
      referrerAccountId: accountId,
      destCurrency: 'AVAX',
      redirectUrl,
      hideTrackBtn: true,
      country: order.country,
    }),
  };
}
