import { useLocale, useTranslations } from 'next-intl';
import type { Amount } from '@/lib/amounts/amount';
import { formatAddress } from '@/lib/amounts/formatAddress';
import { formatAmount } from '@/lib/amounts/formatAmount';
import type { TransactionSummary } from '@/lib/history/summary';
import { shortSymbol } from '@/lib/tokens/shortSymbol';

const TRADE_DIGITS = 3;

/** How a transaction is told in the page's language. */
export function useSummaryText(): (summary: TransactionSummary) => string {
  const t = useTranslations('transactions');
  const locale = useLocale();
  const text = (amount: Amount, digits?: number) =>
    `${formatAmount(amount, { locale, ...(digits !== undefined && { digits }) })} ${shortSymbol(amount.currency.symbol)}`;
  return (summary) => {
    switch (summary.type) {
      case 'swap': {
        const values = {
          input: text(summary.input, TRADE_DIGITS),
          output: text(summary.output, TRADE_DIGITS),
        };
        return summary.recipient === undefined
          ? t('swapSummary', values)
          : t('swapToSummary', { ...values, recipient: formatAddress(summary.recipient) });
      }
      case 'add':
      case 'remove':
        return t(`${summary.type}Summary`, {
          amountA: text(summary.amountA, TRADE_DIGITS),
          amountB: text(summary.amountB, TRADE_DIGITS),
        });
      case 'wrap':
        return t('wrapSummary', { amount: text(summary.amount) });
      case 'unwrap':
        return t('unwrapSummary', { amount: text(summary.amount) });
      case 'approve':
        return t('approveSummary', { symbol: shortSymbol(summary.token.symbol) });
      case 'revoke':
        return t('revokeSummary', { symbol: shortSymbol(summary.token.symbol) });
    }
  };
}
