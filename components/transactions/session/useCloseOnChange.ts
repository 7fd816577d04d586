import type { Review } from '@/lib/transactions/review/statement';
import { useWalletChange } from '@/lib/transactions/review/useWalletChange';
import { useFormChange } from './useFormChange';
import type { Opened } from './useOpened';

/**
 * Closes a review when its form or its wallet changes before the wallet is asked. Returns what closes
 * the dialog, and whether the form has changed.
 */
export function useCloseOnChange(review: Review, opened: Opened) {
  const { form, click, submission, close } = opened;
  const { isBeforeRequest } = submission;
  const watched = { form, formAtClick: click.form, isWatched: isBeforeRequest };
  const hasFormChanged = useFormChange(watched, () => close('dismissed'));
  // Runs after the check of the form: when both changed, the message is about the wallet.
  useWalletChange(review, isBeforeRequest, (change) =>
    close(change === 'gone' ? 'dismissed' : 'walletChanged'),
  );
  const closeNow = () => {
    if (submission.isSuccess) return close('sent');
    close(submission.isPending && isBeforeRequest ? 'closedEarly' : 'dismissed');
  };
  return { close: closeNow, hasFormChanged };
}
