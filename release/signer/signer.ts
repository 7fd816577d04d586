import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import * as z from 'zod/mini';
import { addressSchema } from '@/lib/base/json/hexSchemas';
import { askProvider, type ProviderAnswer } from '@/lib/features/onramp/askProvider';
import { quoteFrom } from '@/lib/features/onramp/cardQuote';
import { isCountry } from '@/lib/features/onramp/countries';
import { type FiatSymbol, isFiatSymbol } from '@/lib/features/onramp/fiatCurrencies';
import { paymentPageIn } from '@/lib/features/onramp/onramp';
import { type OnrampFailure, providerFailure } from '@/lib/features/onramp/onrampFailure';
import { amountError, formErrors } from '@/lib/features/onramp/orderForm';
import {
  type ProviderRequest,
  type QuoteOrder,
  quoteRequest,
  reserveRequest,
} from '@/lib/features/onramp/providerRequests';
import { signedHeaders } from '@/lib/features/onramp/signedHeaders';
import { type AmountLimits, limitsIn } from './amountLimits';
import { rateLimit } from './rateLimit';

const OK = 200;
const BAD_REQUEST = 400;
const FORBIDDEN = 403;
const TOO_LARGE = 413;
const TOO_MANY = 429;
const BAD_GATEWAY = 502;
/** Less than the page waits for, so that the page learns the outcome of an order. */
const TIMEOUT_MS = 8_000;
const MAX_BYTES = 4_000;

/** What the operator of a signer sets. */
export type SignerOptions = {
  /** The base of the provider's URLs, such as https://api.example.com, without a trailing slash. */
  readonly base: string;
  readonly accountId: string;
  readonly apiKey: string;
  readonly secret: string;
  /** The sites that may ask. The payment page leads back to the one that did. */
  readonly origins: readonly string[];
  /** What is passed on, in dollars. */
  readonly limits: AmountLimits;
  /** How many requests of one client are passed on in a minute. */
  readonly perMinute: number;
};

type Dependencies = {
  readonly send?: typeof fetch;
  readonly nowMs?: () => number;
  /** The IP address that a request came from. */
  readonly clientIp: (context: Context) => string;
};

const quoteFields = {
  account: addressSchema,
  amount: z.string(),
  fiat: z.custom<FiatSymbol>((text) => typeof text === 'string' && isFiatSymbol(text)),
  country: z.string().check(z.refine(isCountry)),
};
const quoteSchema = z.strictObject(quoteFields);
const orderSchema = z
  .strictObject({
    ...quoteFields,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
  })
  .check(z.refine((order) => Object.keys(formErrors(order)).length === 0));

/**
 * A service that holds the provider's secret. It takes the fields of an order, builds and signs the
 * request itself, and passes on a few fields of the answer. It stores no orders and logs nothing.
 */
export function createSigner(options: SignerOptions, dependencies: Dependencies): Hono {
  const { send = fetch, nowMs = Date.now, clientIp } = dependencies;
  const { base, accountId, apiKey, secret, origins } = options;
  const mayPass = rateLimit(options.perMinute, nowMs);
  const app = new Hono();
  // Hono would log the error, with whatever it carries.
  app.onError((_error, context) => context.body(null, BAD_GATEWAY));
  app.use(bodyLimit({ maxSize: MAX_BYTES, onError: (context) => context.body(null, TOO_LARGE) }));
  app.use(cors({ origin: [...origins], allowMethods: ['POST'], maxAge: 600 }));
  app.use(async (context, next) => {
    // A browser always sends the page's origin. Requests without one are refused.
    if (!origins.includes(originOf(context))) return context.body(null, FORBIDDEN);
    if (!mayPass(clientIp(context))) return failed(context, TOO_MANY, { type: 'tooMany' });
    return next();
  });

  const access = () => ({ base, accountId, timestampMs: nowMs() });
  const ask = async (request: ProviderRequest, { req }: Context): Promise<ProviderAnswer> =>
    askProvider(request, {
      headers: await signedHeaders(request, { apiKey, secret }),
      // A page that closes its request also ends the provider's.
      signal: req.raw.signal,
      timeoutMs: TIMEOUT_MS,
      send,
    });

  app.post('/quote', async (context) => {
    const order = orderIn(quoteSchema, await context.req.text());
    if (order === undefined) return context.body(null, BAD_REQUEST);
    const outside = outsideLimits(order, options.limits);
    if (outside) return failed(context, BAD_REQUEST, outside);
    const answer = await ask(quoteRequest(order, access()), context);
    const quote = answer.status === OK ? quoteFrom(answer.json, order) : undefined;
    return quote ? context.json(quote) : failed(context, BAD_GATEWAY, providerFailure(answer));
  });

  app.post('/reserve', async (context) => {
    const order = orderIn(orderSchema, await context.req.text());
    if (order === undefined) return context.body(null, BAD_REQUEST);
    const outside = outsideLimits(order, options.limits);
    if (outside) return failed(context, BAD_REQUEST, outside);
    const back = `${originOf(context)}/buy/`;
    const answer = await ask(reserveRequest(order, access(), back), context);
    const url = answer.status === OK ? paymentPageIn(answer.json) : undefined;
    return url === undefined
      ? failed(context, BAD_GATEWAY, providerFailure(answer))
      : context.json({ url });
  });
  return app;
}

function originOf({ req }: Context): string {
  return req.header('origin') ?? '';
}

function failed(context: Context, status: 400 | 429 | 502, failure: OnrampFailure) {
  return context.json(failure, status);
}

/** The order in a body; undefined if it is incomplete or invalid. */
function orderIn<Order extends Pick<QuoteOrder, 'amount' | 'fiat'>>(
  schema: z.ZodMiniType<Order>,
  text: string,
): Order | undefined {
  const { success, data } = schema.safeParse(parsed(text));
  return success && amountError(data.amount, data.fiat) === undefined ? data : undefined;
}

function outsideLimits(
  { amount, fiat }: Pick<QuoteOrder, 'amount' | 'fiat'>,
  dollars: AmountLimits,
): OnrampFailure | undefined {
  const { least, most } = limitsIn(fiat, dollars);
  const isWithin = Number(amount) >= least && Number(amount) <= most;
  return isWithin ? undefined : { type: 'limits', least, most };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
