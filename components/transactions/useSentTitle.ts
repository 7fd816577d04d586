import { useTranslations } from 'next-intl';
import type { TransactionRecord } from '@/lib/history/transaction';
import { useOutcome } from '@/lib/history/useOutcome';

/** The title of a dialog about a transaction that was sent: its outcome. */
export function useSentTitle(sent: TransactionRecord | undefined): string {
  const t = useTranslations('transactions');
  const { outcome } = useOutcome(sent);
  switch (outcome) {
    case 'confirmed':
    case 'spedUp':
      return sent ? t(`${sent.summary.type}Done`) : t('sentTitle');
    case 'pending':
      return t('sentTitle');
    case 'reverted':
      return t('failedTitle');
    default:
      return t('notMinedTitle');
  }
}
