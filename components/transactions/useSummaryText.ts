import { useLocale, useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/tokens/useSymbolText';
import { type Amount, amountOf } from '@/lib/amounts/amount';
import { FULL_DIGITS } from '@/lib/amounts/decimalText';
import { formatAddress } from '@/lib/amounts/formatAddress';
import { formatAmount } from '@/lib/amounts/formatAmount';
import type { MovedAmounts, TransactionSummary } from '@/lib/history/summary';
import { isConfirmed, type TransactionOutcome } from '@/lib/history/transaction';
import type { Currency } from '@/lib/tokens/currency';

/** Digits of two amounts in one sentence of a popup or a list. */
const DIGITS_OF_SEVERAL = 3;

type Field = Amount | Currency | `0x${string}`;

/** Keyed by the names of fields. */
type Moved = { readonly [name: string]: bigint | undefined };

type Told = {
  readonly summary: TransactionSummary;
  /** `pending` by default. */
  readonly outcome?: TransactionOutcome;
  readonly moved?: MovedAmounts | undefined;
};

/**
 * A transaction as a sentence in the page's language, with its amounts, tokens and addresses
 * shortened; a `full` one has all the digits of a figure on screen.
 *
 * The message is `<type>Summary`, and `<type>Report` once the transaction is confirmed. A report
 * has the amounts that moved. Where one is not known it names the currency alone, never an
 * estimate. `recipient` is `none` if there is none.
 */
export function useSummaryText(): (told: Told, length?: 'short' | 'full') => string {
  const t = useTranslations('transactions');
  const locale = useLocale();
  const symbolText = useSymbolText();
  return ({ summary: { type, ...summary }, outcome = 'pending', moved }, length = 'short') => {
    const isReport = isConfirmed(outcome);
    const fields = Object.entries<Field | 'output'>(summary).flatMap(([name, field]) => {
      if (field === 'output') return [];
      return [[name, isReport ? reported(name, field, moved) : field] as const];
    });
    const isSeveral = fields.filter(([, field]) => isAmount(field)).length > 1;
    const digits = isSeveral && length === 'short' ? DIGITS_OF_SEVERAL : FULL_DIGITS;
    const text = (field: Field) => {
      if (typeof field === 'string') return formatAddress(field);
      if (!isAmount(field)) return symbolText(field);
      return `${formatAmount(field, { locale, digits })} ${symbolText(field.currency)}`;
    };
    const texts = fields.map(([name, field]) => [name, text(field)]);
    const key = isReport ? (`${type}Report` as const) : (`${type}Summary` as const);
    return t(key, { recipient: 'none', ...Object.fromEntries(texts) });
  };
}

function isAmount(field: Field): field is Amount {
  return typeof field === 'object' && 'raw' in field;
}

/** A field once the transaction is confirmed. The `amount` of a wrap is always moved as asked. */
function reported(name: string, field: Field, moved: Moved = {}): Field {
  if (!isAmount(field) || name === 'amount') return field;
  const raw = moved[name];
  return raw === undefined ? field.currency : amountOf(field.currency, raw);
}
