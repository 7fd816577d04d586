import { screen, waitFor } from '@testing-library/react';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { useReview } from '@/components/transactions/session/useReview';
import type { AnyOpenReview } from '@/components/transactions/session/useReviewSession';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { account, swap } from '@/lib/transactions/submit/testing/submission.setup';
import { useSubmit } from '@/lib/transactions/submit/useSubmit';
import transactions from '@/messages/en/transactions.json';
import { ReviewDialog } from './ReviewDialog';

const OPEN_REVIEW: AnyOpenReview = {
  reviewed: swap,
  form: 'form',
  origin: {
    form: 'form',
    figures: undefined,
    formId: { screen: 'swap', key: 'form' },
    recordPerhapsSent: () => {},
    recordSent: () => {},
    takeSkip: () => false,
  },
  reviewKey: 1,
  close: () => {},
};

function Review() {
  const submission = useSubmit(OPEN_REVIEW.origin);
  const review = useReview(swap, { openReview: OPEN_REVIEW, submission });
  return (
    <ReviewDialog title="Swap" review={review}>
      <p>Terms</p>
    </ReviewDialog>
  );
}

test('LNG-14 the period in a warning is written as the language of the page does it', async () => {
  const ahead = BigInt(Math.ceil(Date.now() / 1_000)) + 7_260n;
  await connectedScreen(
    <Review />,
    { transactions },
    {
      account,
      contracts: [[MULTICALL3_ADDRESS, 'getCurrentBlockTimestamp()', ahead]],
      locale: 'de',
    },
  );
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(/2 Stunden behind\./));
});
