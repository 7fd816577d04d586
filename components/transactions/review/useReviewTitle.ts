import { useTranslations } from 'next-intl';
import { useSentTitle } from '@/components/transactions/history/useSentTitle';
import { PerhapsSentError } from '@/lib/transactions/submit/perhapsSent';
import { useFoundRequest } from '@/lib/transactions/submit/useOpenRequest';
import type { useSubmit } from '@/lib/transactions/submit/useSubmit';

type Shown = {
  /** The title while the user reviews. */
  readonly question: string;
  /** Whether the review is skipped. */
  readonly isUnseen: boolean;
};

/** The title of a review's dialog: the question during the review, then what happens. */
export function useReviewTitle(
  { question, isUnseen }: Shown,
  { status, phase, data, error, isUnchecked, isDeclined }: ReturnType<typeof useSubmit>,
): string {
  const t = useTranslations('transactions');
  const errors = useTranslations('errors');
  const perhapsSent = error instanceof PerhapsSentError ? error.request : undefined;
  const found = useFoundRequest(perhapsSent);
  const sentTitle = useSentTitle(found ?? data?.transaction);
  switch (status) {
    case 'success':
      return sentTitle;
    case 'error':
      if (isUnchecked) return question;
      if (perhapsSent) return found ? sentTitle : t('perhapsSentTitle');
      return isDeclined ? errors('userRejected') : t('notSentTitle');
    case 'idle':
      return isUnseen ? t('checking') : question;
    case 'pending':
      return t(phase === 'requested' ? 'waiting' : 'checking');
  }
}
