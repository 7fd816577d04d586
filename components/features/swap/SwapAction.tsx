import { useTranslations } from 'next-intl';
import { useAmountErrorText } from '@/components/parts/amounts/useAmountErrorText';
import { FormStop } from '@/components/parts/figuresAge/FormStop';
import { useStaleText } from '@/components/parts/figuresAge/useStaleText';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { ConnectAction } from '@/components/parts/wallet/ConnectAction';
import { ReviewButton } from '@/components/transactions/review/ReviewButton';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { isAmountError } from '@/lib/base/amounts/amountError';
import type { Currency } from '@/lib/base/tokens/currency';
import { isNotedImpact } from '@/lib/exchange/trade/impactTier';
import type { SwapInputError } from '@/lib/features/swap/swapInputError';
import { useSkipsSwapReview } from '@/lib/features/swap/useSkipsSwapReview';
import type { SwapState } from '@/lib/features/swap/useSwapScreen';
import { useHasWalletRequest } from '@/lib/transactions/submit/useHasWalletRequest';
import type { ReviewedSwap } from './SwapReviewFlow';

const ImpactTooHigh = lazyPart(
  () => import('./ImpactTooHigh'),
  'ImpactTooHigh',
  WaitingForLimit,
  WaitingForLimit,
);

const ImpactNote = lazyPart(() => import('./ImpactNote'), 'ImpactNote');

type Props = { swap: SwapState; onReview: (reviewed: ReviewedSwap) => void };

/** The primary action. Its label always says what is missing. */
export function SwapAction({ swap, onReview }: Props) {
  const t = useTranslations('swap');
  const errorText = useInputErrorText();
  const symbolText = useSymbolText();
  const staleText = useStaleText(swap.chainId);
  const { inputError, quote, terms, wrapTerms, tier, figures } = swap;
  const skipsReview = useSkipsSwapReview(terms, swap.isExpertMode);
  const typedCurrency = swap.sides[swap.form.independentField].currency;
  if (inputError?.type === 'connectWallet') return <ConnectAction />;
  if (inputError) return <FormStop>{errorText(inputError)}</FormStop>;
  if (staleText) return <FormStop>{staleText}</FormStop>;
  if (swap.isCheckingDecimals) return <FormStop>{t('loading')}</FormStop>;
  if (wrapTerms) {
    return (
      <ReviewButton
        formStatus={swap.formStatus}
        again={t(`${wrapTerms.type}Again`)}
        onClick={() => onReview({ type: 'wrap', terms: wrapTerms })}
      >
        {t(wrapTerms.type)}
      </ReviewButton>
    );
  }
  if (tier?.isBlocked && quote.status === 'ready' && typedCurrency) {
    const field = swap.form.independentField;
    const use = (text: string) => swap.dispatch({ type: 'typed', field, text });
    return <ImpactTooHigh quote={quote} typed={typedCurrency} onUse={use} />;
  }
  if (terms) {
    const review = () => onReview({ type: 'swap', terms });
    return (
      <>
        {tier?.isWarning ? (
          <SwapAnyway {...swap} onClick={review} />
        ) : (
          <ReviewButton formStatus={swap.formStatus} again={t('again')} onClick={review}>
            {t(skipsReview ? 'swapNow' : 'review')}
          </ReviewButton>
        )}
        {figures && isNotedImpact(figures.impact) && <ImpactNote terms={terms} />}
      </>
    );
  }
  return <FormStop>{quoteText(t, symbolText, swap)}</FormStop>;
}

type AnywayProps = Pick<SwapState, 'formStatus'> & { onClick: () => void };

/** Opens the review of a swap with a high price impact, and says if the same one was sent. */
function SwapAnyway({ formStatus, onClick }: AnywayProps) {
  const t = useTranslations('swap');
  const hasWalletRequest = useHasWalletRequest();
  return (
    <>
      <Button variant={hasWalletRequest ? 'repeat' : 'primary'} onClick={onClick}>
        {t('swapAnyway')}
      </Button>
      {formStatus.status !== 'unsent' && <Notice tone="warning">{t('isSent')}</Notice>}
    </>
  );
}

type Translate = ReturnType<typeof useTranslations<'swap'>>;

type SymbolText = (currency: Currency) => string;

type FormError = Exclude<SwapInputError, { type: 'connectWallet' }>;

function useInputErrorText(): (error: FormError) => string {
  const t = useTranslations('swap');
  const amountErrorText = useAmountErrorText();
  const symbolText = useSymbolText();
  return (error) => {
    if (isAmountError(error)) return amountErrorText(error);
    if (!('currency' in error)) return t(error.type);
    return t(error.type, { symbol: symbolText(error.currency) });
  };
}

/** Why there is no swap to review. */
function quoteText(t: Translate, symbolText: SymbolText, { quote, sides }: SwapState): string {
  if (quote.status === 'ready') return t('loading');
  if (quote.status !== 'feeTakesAll') return t(quote.status);
  const { currency } = sides.output;
  return t(quote.status, { symbol: currency ? symbolText(currency) : '' });
}

function WaitingForLimit() {
  const t = useTranslations('swap');
  return <FormStop>{t('impactTooHigh')}</FormStop>;
}
