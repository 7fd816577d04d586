import { useTranslations } from 'next-intl';
import type { useSubmit } from '@/lib/submit/useSubmit';
import { useSentTitle } from './useSentTitle';

type Shown = {
  /** The title while the user reviews. */
  readonly question: string;
  /** Whether the review is skipped. */
  readonly isUnseen: boolean;
};

/** The title of a review's dialog: the question during the review, then what happens. */
export function useReviewTitle(
  { question, isUnseen }: Shown,
  { status, phase, data, isUnchecked }: ReturnType<typeof useSubmit>,
): string {
  const t = useTranslations('transactions');
  const sentTitle = useSentTitle(data?.transaction);
  switch (status) {
    case 'success':
      return sentTitle;
    case 'error':
      return isUnchecked ? question : t('notSentTitle');
    case 'idle':
      return isUnseen ? t('checking') : question;
    case 'pending':
      return t(phase === 'asked' ? 'waiting' : 'checking');
  }
}
