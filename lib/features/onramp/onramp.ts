import * as z from 'zod/mini';
import type { CardPurchase } from '@/lib/base/configuration/cardPurchase';
import { isLoopbackHost } from '@/lib/base/configuration/endpointUrl';
import { withServiceBackoff } from '@/lib/base/http/serviceBackoff';
import { askProvider, type ProviderAnswer } from './askProvider';
import { type CardQuote, quoteFrom } from './cardQuote';
import { type OnrampFailure, providerFailure, signerFailure } from './onrampFailure';
import { paymentUrl } from './paymentUrl';
import { type CardOrder, type QuoteOrder, quoteRequest, reserveRequest } from './providerRequests';
import { signedHeaders } from './signedHeaders';

const OK = 200;
const TIMEOUT_MS = 10_000;
/** How long no quotes are requested after one has hung. Someone waits for them. */
const BACKOFF_MS = 10_000;

/** This site: its origin, and whether it is a practice exchange. */
type Site = { readonly origin: string; readonly isPractice: boolean };

/** A quote, or why there is none. */
export type QuoteAnswer =
  | { readonly quote: CardQuote }
  | { readonly quote?: never; readonly failure: OnrampFailure };

/** The payment page of a reserved order, or why the order is not reserved. */
export type ReserveAnswer =
  | { readonly page: URL }
  | { readonly page?: never; readonly failure: OnrampFailure };

/** How a purchase reaches the provider. Both throw the signal's reason once it is aborted. */
export type Onramp = {
  /** @throws {UnreachableProviderError} without any answer. */
  readonly quote: (order: QuoteOrder, signal: AbortSignal) => Promise<QuoteAnswer>;
  readonly reserve: (order: CardOrder, signal: AbortSignal) => Promise<ReserveAnswer>;
};

/** What asks the provider, directly or through the signer. */
type ProviderClient = {
  readonly quote: (order: QuoteOrder, signal: AbortSignal) => Promise<ProviderAnswer>;
  readonly reserve: (order: CardOrder, signal: AbortSignal) => Promise<ProviderAnswer>;
  readonly failure: (answer: ProviderAnswer) => OnrampFailure;
};

/**
 * The way to the provider that a configuration names.
 *
 * @returns undefined in the mode `off`, and in the mode `direct` for a provider that is not on this
 * machine.
 */
export function onrampOf(purchase: CardPurchase, site: Site): Onramp | undefined {
  if (purchase.mode === 'off') return undefined;
  const client =
    purchase.mode === 'signer' ? signerClient(purchase.url) : directClient(purchase, site);
  if (client === undefined) return undefined;
  return {
    quote: async (order, signal) => {
      const answer = await withServiceBackoff(
        'card quotes',
        () => reached(client.quote(order, signal)),
        BACKOFF_MS,
      );
      const quote = answer.status === OK ? quoteFrom(answer.json, order) : undefined;
      return quote ? { quote } : { failure: client.failure(answer) };
    },
    reserve: async (order, signal) => {
      const answer = await client.reserve(order, signal);
      const text = answer.status === OK ? paymentPageIn(answer.json) : undefined;
      if (text === undefined) return { failure: client.failure(answer) };
      const rule = { hosts: purchase.paymentHosts, allowsLoopback: site.isPractice };
      const page = paymentUrl(text, rule);
      if (page) return { page };
      console.error('The payment page is not on a host that the configuration lists.');
      return { failure: { type: 'provider' } };
    },
  };
}

/** An answer, or an error that shows whether the service hangs. */
async function reached(request: Promise<ProviderAnswer>): Promise<ProviderAnswer> {
  const answer = await request;
  if (answer.status === 0) throw new UnreachableProviderError();
  return answer;
}

/** The signer takes the fields of an order, and builds and signs the request itself. */
function signerClient(base: string): ProviderClient {
  const send = (path: string, order: object, signal: AbortSignal) =>
    askProvider(
      { url: base + path, body: JSON.stringify(order) },
      { headers: { 'Content-Type': 'application/json' }, signal, timeoutMs: TIMEOUT_MS },
    );
  return {
    quote: (order, signal) => send('/quote', order, signal),
    reserve: (order, signal) => send('/reserve', order, signal),
    failure: signerFailure,
  };
}

/** This page signs the request itself, with the key of a sandbox on this machine. */
function directClient(
  purchase: Extract<CardPurchase, { readonly mode: 'direct' }>,
  { origin }: Site,
): ProviderClient | undefined {
  const { accountId } = purchase;
  const { href: base, hostname } = new URL(purchase.url, origin);
  if (!isLoopbackHost(hostname)) return undefined;
  const access = () => ({ base, accountId, timestampMs: Date.now() });
  const send = async (request: ReturnType<typeof quoteRequest>, signal: AbortSignal) => {
    const headers = await signedHeaders(request, purchase);
    return askProvider(request, { headers, signal, timeoutMs: TIMEOUT_MS });
  };
  return {
    quote: (order, signal) => send(quoteRequest(order, access()), signal),
    reserve: (order, signal) => send(reserveRequest(order, access(), `${origin}/buy/`), signal),
    failure: providerFailure,
  };
}

const pageSchema = z.object({ url: z.string() });

/** The address of the payment page in an answer; undefined if there is none. */
export function paymentPageIn(json: unknown): string | undefined {
  const { success, data } = pageSchema.safeParse(json);
  return success ? data.url : undefined;
}

/** The provider, or the signer in front of it, did not answer. */
export class UnreachableProviderError extends Error {
  override readonly name = 'UnreachableProviderError';
}
