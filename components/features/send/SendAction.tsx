import { useTranslations } from 'next-intl';
import { useAmountErrorText } from '@/components/parts/amounts/useAmountErrorText';
import { FormStop } from '@/components/parts/figuresAge/FormStop';
import { useStaleText } from '@/components/parts/figuresAge/useStaleText';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { ConnectAction } from '@/components/parts/wallet/ConnectAction';
import { ReviewButton } from '@/components/transactions/review/ReviewButton';
import { isAmountError } from '@/lib/base/amounts/amountError';
import type { SendInputError } from '@/lib/features/send/sendInputError';
import type { SendState } from '@/lib/features/send/useSendScreen';
import type { ReviewedSend } from './SendReviewDialog';

type Props = { send: SendState; onReview: (reviewed: ReviewedSend) => void };

/** The primary action. Its label always says what is missing. */
export function SendAction({ send, onReview }: Props) {
  const t = useTranslations('send');
  const words = useTranslations('recipientVerdict');
  const errorText = useInputErrorText();
  const staleText = useStaleText(send.chainId);
  const { inputError, terms, kind, arriving, recipient, comparison } = send;
  if (inputError?.type === 'connectWallet') return <ConnectAction />;
  if (inputError) return <FormStop>{errorText(inputError)}</FormStop>;
  if (staleText) return <FormStop>{staleText}</FormStop>;
  if (send.isCheckingDecimals) return <FormStop>{t('checkingToken')}</FormStop>;
  if (!terms || !kind || !arriving || !comparison)
    return <FormStop>{words('checkingRecipient')}</FormStop>;
  const { ethereumName } = recipient;
  return (
    <ReviewButton
      formStatus={send.formStatus}
      again={t('again')}
      onClick={() => onReview({ terms, arriving, kind, comparison, ethereumName })}
    >
      {t('review')}
    </ReviewButton>
  );
}

function useInputErrorText() {
  const t = useTranslations('send');
  const words = useTranslations('recipientVerdict');
  const amountErrorText = useAmountErrorText();
  const symbolText = useSymbolText();
  return (error: Exclude<SendInputError, { type: 'connectWallet' }>) => {
    if (isAmountError(error)) return amountErrorText(error);
    if (error.type === 'ownAddress' || error.type === 'forbiddenRecipient')
      return words(error.type);
    if (!('currency' in error)) return t(error.type);
    return t(error.type, { symbol: symbolText(error.currency) });
  };
}
