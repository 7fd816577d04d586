import { useTranslations } from 'next-intl';
import type { TransactionSummary } from '@/lib/history/summary';
import { useOutcome } from '@/lib/history/useOutcome';
import type { useSubmit } from '@/lib/submit/useSubmit';

/** The title of a review's dialog: the question during the review, then the outcome. */
export function useReviewTitle(
  question: string,
  { type }: TransactionSummary,
  { status, data, isUnchecked }: ReturnType<typeof useSubmit>,
): string {
  const t = useTranslations('transactions');
  const { outcome } = useOutcome(data?.transaction);
  if (status === 'error') return isUnchecked ? question : t('notSentTitle');
  if (status !== 'success') return question;
  switch (outcome) {
    case 'confirmed':
    case 'spedUp':
      return t(`${type}Done`);
    case 'pending':
      return t('sentTitle');
    case 'reverted':
      return t('failedTitle');
    default:
      return t('notMinedTitle');
  }
}
