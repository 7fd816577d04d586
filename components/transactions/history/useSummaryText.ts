import { useLocale, useTranslations } from 'next-intl';
import { isAddress } from 'viem';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { formatAddress } from '@/lib/base/addresses/formatAddress';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { formatAmount } from '@/lib/base/amounts/formatAmount';
import type { Rounding } from '@/lib/base/amounts/fraction';
import { FULL_DIGITS } from '@/lib/base/amounts/significantDigits';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import { type Currency, isSameCurrency } from '@/lib/base/tokens/currency';
import { isOneForOne, settledCurrencies } from '@/lib/transactions/history/settledAmounts';
import type { MovedAmounts, TransactionSummary } from '@/lib/transactions/history/summary';
import { isConfirmed, type TransactionOutcome } from '@/lib/transactions/history/transaction';

/** Digits of two amounts in one sentence of a popup or a list. */
const DIGITS_OF_SEVERAL = 3;

/** A string that is an address is shortened; any other stays as it is. */
type Field = Amount | Currency | string;

/** Keyed by the names of fields. */
type Moved = { readonly [name: string]: bigint | undefined };

type Summarized = {
  readonly summary: TransactionSummary;
  /** `pending` by default. */
  readonly outcome?: TransactionOutcome;
  readonly moved?: MovedAmounts | undefined;
};

type Length = 'short' | 'full';

/** A part of a sentence: words, or an amount as it is written there. */
export type SentencePart = string | { readonly amount: Amount; readonly text: string };

/** The texts of fields that a summary may lack. */
const MISSING = { recipient: 'none', tokenA: 'none', reward: 'none' };

/** Around the place of an amount in a translated sentence; in no message. */
const MARK = '\u0000';

/** A transaction as a sentence: the text of `useSummaryParts`. */
export function useSummaryText(): (summarized: Summarized, length?: Length) => string {
  const parts = useSummaryParts();
  return (summarized, length) =>
    parts(summarized, length)
      .map((part) => (typeof part === 'string' ? part : part.text))
      .join('');
}

/**
 * A transaction as a sentence in the page's language, with 6 digits and its addresses
 * shortened; a `short` one, for popups and lists of transactions, has fewer digits.
 *
 * The message is `<type>Summary`, and `<type>Report` once the transaction is confirmed. A report
 * has the amounts that moved. If one is unknown it names the currency alone, never an
 * estimate. `recipient`, `tokenA` and `reward` are `none` if there is none, or a reward of zero.
 */
export function useSummaryParts(): (
  summarized: Summarized,
  length?: Length,
) => readonly SentencePart[] {
  const t = useTranslations('transactions');
  const locale = useLocale();
  const symbolText = useSymbolText();
  return ({ summary, outcome = 'pending', moved }, length = 'full') => {
    const { type, ...named } = summary;
    const isReport = isConfirmed(outcome);
    const fields = Object.entries<Field>(named).flatMap(([name, field]) => {
      if (field === 'output') return [];
      const value = isReport ? reported(name, field, moved) : field;
      return isNoReward(name, value) ? [] : [[name, value] as const];
    });
    // Rounded as the facts of a finished transaction are.
    const paid = isOneForOne(summary) ? [] : settledCurrencies(summary, 'paid');
    const amounts = fields.flatMap(([, field]) => (isAmount(field) ? [field] : []));
    const digits = amounts.length > 1 && length === 'short' ? DIGITS_OF_SEVERAL : FULL_DIGITS;
    const text = (field: Field) => {
      if (typeof field === 'string')
        return isAddress(field, { strict: false }) ? formatAddress(field) : field;
      return isAmount(field) ? `${MARK}${amounts.indexOf(field)}${MARK}` : symbolText(field);
    };
    const texts = fields.map(([name, field]) => [name, text(field)]);
    const key = isReport ? (`${type}Report` as const) : (`${type}Summary` as const);
    const sentence = t(key, { ...MISSING, ...Object.fromEntries(texts) });
    return sentence.split(MARK).flatMap((part, index): SentencePart[] => {
      // Every second part is the place of an amount.
      const amount = index % 2 === 1 ? amounts[Number(part)] : undefined;
      if (amount === undefined) return part === '' ? [] : [part];
      const isPaid = paid.some((currency) => isSameCurrency(currency, amount.currency));
      const rounding = roundingOf(isPaid, digits);
      const figure = formatAmount(amount, { locale, digits, rounding });
      return [{ amount, text: withSymbol(figure, symbolText(amount.currency)) }];
    });
  };
}

/** What is received is rounded down; what is paid up, with few digits to the nearest figure. */
function roundingOf(isPaid: boolean, digits: number): Rounding {
  if (!isPaid) return 'down';
  return digits < FULL_DIGITS ? 'nearest' : 'up';
}

function isAmount(field: Field): field is Amount {
  return typeof field === 'object' && 'raw' in field;
}

function isNoReward(name: string, field: Field): boolean {
  return name === 'reward' && isAmount(field) && field.raw === 0n;
}

/**
 * A field once the transaction is confirmed. The `amount` of a wrap is always moved as requested.
 */
function reported(name: string, field: Field, moved: Moved = {}): Field {
  if (!isAmount(field) || name === 'amount') return field;
  const raw = moved[name];
  // Nothing was owed, and the receipt does not show that something arrived.
  if (raw === undefined && isNoReward(name, field)) return field;
  return raw === undefined ? field.currency : amountOf(field.currency, raw);
}
