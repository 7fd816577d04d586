import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { FormStop } from '@/components/parts/figuresAge/FormStop';
import { withMessages } from '@/components/parts/loading/withMessages';
import { RecipientNote } from '@/components/parts/recipient/RecipientNote';
import { recipientVerdictMessages } from '@/lib/base/i18n/exported/recipientVerdict';
import { recipientStop } from '@/lib/transactions/recipientVerdict/recipientStop';
import { useRecipientVerdict } from '@/lib/transactions/recipientVerdict/useRecipientVerdict';
import { SwapAction } from './SwapAction';

type Props = ComponentProps<typeof SwapAction>;

/** The primary action of a swap with a recipient, below what is known of that recipient. */
export const RecipientAction = withMessages(
  { recipientVerdict: recipientVerdictMessages },
  Content,
);

function Content({ swap, onReview }: Props) {
  const t = useTranslations('recipientVerdict');
  const { account, inputError, recipient } = swap;
  const address = recipient.problem ? undefined : recipient.address;
  const verdict = useRecipientVerdict(swap, address);
  const stop = account && address && recipientStop(account, address, verdict);
  // The balance comes after the recipient.
  const isNext = inputError === undefined || inputError.type === 'insufficientBalance';
  return (
    <>
      {address && <RecipientNote address={address} verdict={verdict} />}
      {stop && isNext ? (
        <FormStop>{t(stop)}</FormStop>
      ) : (
        <SwapAction swap={swap} onReview={onReview} />
      )}
    </>
  );
}
