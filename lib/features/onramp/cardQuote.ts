import * as z from 'zod/mini';

const positive = z.number().check(z.refine((value) => value > 0));
const notNegative = z.number().check(z.refine((value) => value >= 0));

const quoteSchema = z.object({
  sourceCurrency: z.string(),
  destCurrency: z.string(),
  sourceAmount: positive,
  sourceAmountWithoutFees: positive,
  destAmount: positive,
  exchangeRate: positive,
  fees: z.record(z.string(), notNegative),
});

/**
 * A provider's offer. `sourceAmount` is all that is paid, in the fiat currency; `destAmount` is the
 * AVAX for it; `exchangeRate` is AVAX for one of the fiat currency; `fees` are by currency.
 */
export type CardQuote = Readonly<z.infer<typeof quoteSchema>>;

/** A total farther from the ordered amount is a mistake: fees on top of it are a few percent. */
const MAX_TOTAL_RATIO = 1.5;

/**
 * The quote in a provider's answer.
 *
 * @param order - What was requested.
 * @returns undefined for any other answer, such as one in another currency, without AVAX, or with a
 * total far from the amount.
 */
export function quoteFrom(
  answer: unknown,
  order: { readonly amount: string; readonly fiat: string },
): CardQuote | undefined {
  const { success, data } = quoteSchema.safeParse(answer);
  if (!success || data.destCurrency !== 'AVAX' || data.sourceCurrency !== order.fiat)
    return undefined;
  if (data.sourceAmountWithoutFees > data.sourceAmount) return undefined;
  const ratio = data.sourceAmount / Number(order.amount);
  return ratio <= MAX_TOTAL_RATIO && ratio >= 1 / MAX_TOTAL_RATIO ? data : undefined;
}

/** The parts of what is paid, in the fiat currency. */
type QuoteCosts = {
  /** What the provider takes. */
  readonly transactionFee: number;
  /** What the provider charges for the network; never below zero. */
  readonly networkFee: number;
  /** What one AVAX costs without fees. */
  readonly price: number;
  /** What one AVAX costs with all fees. */
  readonly priceAllIn: number;
};

/** What a quote costs, part by part. */
export function quoteCosts(quote: CardQuote): QuoteCosts {
  const { sourceAmount, sourceAmountWithoutFees, destAmount, exchangeRate, fees } = quote;
  const transactionFee = fees[quote.sourceCurrency] ?? 0;
  return {
    transactionFee,
    networkFee: Math.max(0, sourceAmount - (sourceAmountWithoutFees + transactionFee)),
    price: 1 / exchangeRate,
    priceAllIn: sourceAmount / destAmount,
  };
}

/** How far the AVAX of two quotes may differ and still be the same offer: 0.5 percent. */
const TOLERANCE = 0.005;

/**
 * Whether a later quote is still the offer that was agreed to: the same total, and as much AVAX.
 */
export function isSameOffer(agreed: CardQuote, later: CardQuote): boolean {
  const change = Math.abs(later.destAmount / agreed.destAmount - 1);
  return later.sourceAmount === agreed.sourceAmount && change <= TOLERANCE;
}
