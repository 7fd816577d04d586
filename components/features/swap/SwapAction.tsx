import { useLocale, useTranslations } from 'next-intl';
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
import { formatPriceImpact } from '@/lib/base/amounts/formatPercent';
import type { Currency } from '@/lib/base/tokens/currency';
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

type Props = { swap: SwapState; onReview: (reviewed: ReviewedSwap) => void };

/** The primary action. Its label always says what is missing. */
export function SwapAction({ swap, onReview }: Props) {
  const t = useTranslations('swap');
  const errorText = useInputErrorText();
  const symbolText = useSymbolText();
  const staleText = useStaleText(swap.chainId);
  const { inputError, quote, terms, wrapTerms, tier } = swap;
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
    if (tier?.isWarning) return <SwapAnyway {...swap} onClick={review} />;
    return (
      <ReviewButton formStatus={swap.formStatus} again={t('again')} onClick={review}>
        {t(skipsReview ? 'swapNow' : 'review')}
      </ReviewButton>
    );
  }
  return <FormStop>{quoteText(t, symbolText, swap)}</FormStop>;
}

type AnywayProps = Pick<SwapState, 'formStatus' | 'figures'> & { onClick: () => void };

/** Opens the review of a swap with a high price impact, and says if the same one was sent. */
function SwapAnyway({ formStatus, figures, onClick }: AnywayProps) {
  const t = useTranslations('swap');
  const locale = useLocale();
  const hasWalletRequest = useHasWalletRequest();
  return (
    <>
      <Button variant={hasWalletRequest ? 'repeat' : 'danger'} onClick={onClick}>
        {t('swapAnyway')}
      </Button>
      {figures && (
        <Notice tone="warning">
          {t('impactNote', { impact: formatPriceImpact(figures.impact, locale) })}
        </Notice>
      )}
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
