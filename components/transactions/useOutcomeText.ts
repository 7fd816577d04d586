import { useTranslations } from 'next-intl';
import type { TransactionOutcome } from '@/lib/history/transaction';

type Ended = { readonly outcome: TransactionOutcome; readonly reason?: string | undefined };

/** A transaction's status in the page's language. */
export function useOutcomeText(): (ended: Ended) => string {
  const t = useTranslations('transactions');
  return ({ outcome, reason }) =>
    outcome === 'reverted' && reason !== undefined ? t('revertedBecause', { reason }) : t(outcome);
}
