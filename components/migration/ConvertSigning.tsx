'use client';

import { useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { EndedReview } from '@/components/transactions/EndedReview';
import { ReviewButton } from '@/components/transactions/ReviewButton';
import { useStartedReview } from '@/components/transactions/useStartedReview';
import type { Amount } from '@/lib/amounts/amount';
import { liquidityMinimum } from '@/lib/amounts/slippage';
import { useSignableApproval } from '@/lib/approvals/useSignableApproval';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import type { FormSending } from '@/lib/forms/useSentForm';
import { MAX_PRICE_GAP_BPS } from '@/lib/migration/conversionObstacle';
import type { ProposedConversion } from '@/lib/migration/proposedConversion';
import type { ConversionNow } from '@/lib/migration/useConversion';
import { MIGRATION_CHAIN_ID, type MigratedPair } from '@/lib/migration/useMigration';
import { useSettings } from '@/lib/settings/store';
import type { Token } from '@/lib/tokens/token';
import { ConvertReviewDialog } from './ConvertReviewDialog';

/** The router has no minimum, so a conversion must not wait long after its last check. */
const MAX_DEADLINE_SECONDS = 300;

type Props = {
  account: Address;
  from: MigratedPair;
  to: MigratedPair;
  now: ConversionNow;
  amount: Amount<Token> | undefined;
  form: unknown;
  sending: FormSending;
  /** Whether there is something to sign now. */
  isShown: boolean;
  onConfirmed: () => void;
};

/** The steps from the form of a conversion to the wallet. */
export function ConvertSigning(props: Props) {
  const { account, from, to, now, amount, form, sending, isShown, onConfirmed } = props;
  const t = useTranslations('migration');
  const { userDeadline, userSlippageTolerance } = useSettings();
  const deadlineSeconds = Math.min(userDeadline, MAX_DEADLINE_SECONDS);
  const review = useStartedReview<ProposedConversion, unknown>(MIGRATION_CHAIN_ID, form, {
    sending,
    onConfirmed,
    onEnd: (end) => {
      if (end === 'sent') approval.permit.drop();
    },
  });
  const { started } = review;
  // Here, and not in the dialog, so that a signature outlives it.
  const approval = useSignableApproval({
    amount: started?.reviewed.amount ?? amount,
    spender: EXCHANGE_ADDRESSES[MIGRATION_CHAIN_ID].migrationRouter,
    deadlineSeconds: started?.reviewed.deadlineSeconds ?? deadlineSeconds,
    attempt: started?.attempt,
  });
  const { conversion } = now;
  const start = () => {
    if (amount && conversion)
      review.start({
        account,
        amount,
        conversion,
        least: liquidityMinimum(
          conversion.minted,
          // However high the tolerance is, the prices may not differ by more than the limit.
          Math.min(userSlippageTolerance, Number(MAX_PRICE_GAP_BPS)),
        ),
        deadlineSeconds,
      });
  };
  return (
    <>
      {isShown && (
        <ReviewButton
          sending={sending}
          disabled={amount === undefined || conversion === undefined}
          again={t('again')}
          onClick={start}
        >
          {t('review')}
        </ReviewButton>
      )}
      <EndedReview end={review.lastEnd} />
      {started && (
        <ConvertReviewDialog
          key={started.attempt}
          proposed={started.reviewed}
          approval={approval}
          {...{ from, to, form }}
          click={started.click}
          onClose={review.end}
        />
      )}
    </>
  );
}
