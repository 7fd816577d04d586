import { skipToken, useQuery } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import type { Address } from 'viem';
import { useEachSecond } from '@/lib/base/time/useEachSecond';
import type { CardQuote } from './cardQuote';
import type { FiatSymbol } from './fiatCurrencies';
import type { Onramp } from './onramp';
import type { OnrampFailure } from './onrampFailure';
import { amountError } from './orderForm';

const DEBOUNCE_MS = 500;
const RENEW_MS = 30_000;
/** The age from which a quote is no longer shown. */
export const QUOTE_LIFE_MS = 60_000;
const RETRIES = 2;
const RETRY_MS = 3_000;

type Requested = {
  readonly account: Address | undefined;
  readonly amount: string;
  readonly fiat: FiatSymbol;
  readonly country: string;
};

/** The quote for a form as it is now. `none`: there is nothing to request. */
export type QuoteState =
  | { readonly status: 'none' | 'loading' }
  | { readonly status: 'failed'; readonly failure: OnrampFailure }
  | { readonly status: 'known'; readonly quote: CardQuote; readonly quotedAtMs: number };

/**
 * The quote for a form. It is requested half a second after the last edit, again every 30 seconds
 * while the page is visible, and when the page becomes visible. A failure clears it. A quote that
 * can't be renewed stays for a minute.
 */
export function useCardQuote(onramp: Onramp, requested: Requested) {
  const key = JSON.stringify(requested);
  const [debouncedKey] = useDebounce(key, DEBOUNCE_MS);
  const { account, amount, fiat, country } = requested;
  const isRequested = account !== undefined && amountError(amount, fiat) === undefined;
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    queryKey: ['cardQuote', debouncedKey],
    queryFn:
      isRequested && debouncedKey === key
        ? ({ signal }) => onramp.quote({ account, amount, fiat, country }, signal)
        : skipToken,
    refetchInterval: RENEW_MS,
    refetchOnWindowFocus: true,
    staleTime: RENEW_MS,
    gcTime: 0,
    retry: RETRIES,
    retryDelay: RETRY_MS,
    networkMode: 'always',
  });
  const isOld = useEachSecond(() => Date.now() - dataUpdatedAt > QUOTE_LIFE_MS);
  const state = (): QuoteState => {
    if (!isRequested) return { status: 'none' };
    if (debouncedKey !== key) return { status: 'loading' };
    if (data === undefined || isOld)
      return isError
        ? { status: 'failed', failure: { type: 'unreachable' } }
        : { status: 'loading' };
    if (data.quote === undefined) return { status: 'failed', failure: data.failure };
    return { status: 'known', quote: data.quote, quotedAtMs: dataUpdatedAt };
  };
  return {
    state: state(),
    /** Requests a new quote. */
    renew: () => void refetch(),
  };
}
