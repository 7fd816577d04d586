import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/frame/layout/withMessages';
import { useFeeText } from '@/components/transactions/facts/useFeeText';
import type { OpenReview } from '@/components/transactions/session/useReview';
import { Notice } from '@/components/ui/Notice';
import { previewMessages } from '@/lib/base/i18n/exported/preview';
import { useRemainder } from '@/lib/transactions/simulation/useRemainder';

type Props = { review: Pick<OpenReview, 'intent' | 'preview'> };

const NONE = { changes: [] } as const;

/**
 * At the end of a review, in sight: that the account has too little AVAX for the network fees. It
 * blocks nothing: the fees are an estimate, and some wallets pay them in another way.
 */
export const UnpayableFee = withMessages({ preview: previewMessages }, Shown);

function Shown({ review: { intent, preview } }: Props) {
  const t = useTranslations('preview');
  const feeText = useFeeText();
  const { review, expectation = NONE } = intent;
  const { shortage } = useRemainder(review, expectation, preview.fee);
  if (!shortage?.isUnpayable) return null;
  return (
    <Notice tone="warning">
      {t('feeUnpayable', {
        left: feeText(shortage.left, 'down'),
        fee: feeText(shortage.fees, 'up'),
        approvals: preview.fee?.approvals?.count ?? 0,
      })}
    </Notice>
  );
}
