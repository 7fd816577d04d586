import { useTranslations } from 'next-intl';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { useOutcome } from '@/lib/transactions/history/useOutcome';
import { useOutcomeTitle } from './useOutcomeTitle';

/** The title of a dialog about a transaction that was sent: its outcome. */
export function useSentTitle(sent: TransactionRecord | undefined): string {
  const t = useTranslations('transactions');
  const outcomeTitle = useOutcomeTitle();
  const { outcome, isAwaitingSigners } = useOutcome(sent);
  if (sent === undefined) return t('sentTitle');
  if (outcome === 'pending') return t(isAwaitingSigners ? 'unseenTitle' : 'sentTitle');
  return outcomeTitle({ summary: sent.summary, outcome });
}
