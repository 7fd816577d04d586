import { useLocale, useTranslations } from 'next-intl';
import type { Amount } from '@/lib/amounts/amount';
import { formatAddress } from '@/lib/amounts/formatAddress';
import { formatAmount } from '@/lib/amounts/formatAmount';
import type { TransactionSummary } from '@/lib/history/summary';
import { shortSymbol } from '@/lib/tokens/shortSymbol';
import type { Token } from '@/lib/tokens/token';

/** Digits of two amounts in one sentence. A single amount has the usual digits. */
const DIGITS_OF_SEVERAL = 3;

type Field = Amount | Token | `0x${string}`;

/**
 * A transaction as a sentence in the page's language: the message `<type>Summary` with the
 * summary's fields, amounts, tokens and addresses shortened. `recipient` is `none` if there is
 * none.
 */
export function useSummaryText(): (summary: TransactionSummary) => string {
  const t = useTranslations('transactions');
  const locale = useLocale();
  return ({ type, ...fields }) => {
    const entries = Object.entries<Field>(fields);
    const isSeveral = entries.filter(([, field]) => isAmount(field)).length > 1;
    const text = (field: Field) => {
      if (typeof field === 'string') return formatAddress(field);
      if (!isAmount(field)) return shortSymbol(field.symbol);
      const digits = isSeveral ? { digits: DIGITS_OF_SEVERAL } : {};
      return `${formatAmount(field, { locale, ...digits })} ${shortSymbol(field.currency.symbol)}`;
    };
    const texts = entries.map(([name, field]) => [name, text(field)]);
    return t(`${type}Summary`, { recipient: 'none', ...Object.fromEntries(texts) });
  };
}

function isAmount(field: Field): field is Amount {
  return typeof field === 'object' && 'raw' in field;
}
