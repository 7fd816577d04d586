import { useTranslations } from 'next-intl';
import type { useSubmit } from '@/lib/submit/useSubmit';
import { useSentTitle } from './useSentTitle';

/** The title of a review's dialog: the question during the review, then the outcome. */
export function useReviewTitle(
  question: string,
  { status, data, isUnchecked }: ReturnType<typeof useSubmit>,
): string {
  const t = useTranslations('transactions');
  const sentTitle = useSentTitle(data?.transaction);
  if (status === 'error') return isUnchecked ? question : t('notSentTitle');
  return status === 'success' ? sentTitle : question;
}
