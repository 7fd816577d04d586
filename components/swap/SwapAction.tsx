import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { MissingAction } from '@/components/ui/MissingAction';
import { ConnectAction } from '@/components/wallet/ConnectAction';
import type { SwapInputError } from '@/lib/swap/swapInputError';
import type { SwapState } from '@/lib/swap/useSwapScreen';
import { shortSymbol } from '@/lib/tokens/shortSymbol';
import type { SwapToSign } from './SwapSigning';

const ImpactTooHigh = lazyComponent(
  () => import('./ImpactTooHigh').then((loaded) => loaded.ImpactTooHigh),
  WaitingForLimit,
);

type Props = { swap: SwapState; onSign: (signing: SwapToSign) => void };

/** The primary action. Its label always says what is missing. */
export function SwapAction({ swap, onSign }: Props) {
  const t = useTranslations('swap');
  const { inputError, quote, isStale, proposal, proposedWrap, tier } = swap;
  const typedCurrency = swap.sides[swap.form.independentField].currency;
  if (inputError?.type === 'connectWallet') return <ConnectAction />;
  if (inputError) return <MissingAction>{inputErrorText(t, inputError)}</MissingAction>;
  if (isStale) return <MissingAction>{t('stale')}</MissingAction>;
  if (proposedWrap) {
    return (
      <Button variant="primary" onClick={() => onSign({ type: 'wrap', proposal: proposedWrap })}>
        {t(proposedWrap.type)}
      </Button>
    );
  }
  if (tier?.isBlocked && quote.status === 'ready' && typedCurrency) {
    return <ImpactTooHigh quote={quote} typed={typedCurrency} />;
  }
  if (proposal) {
    return (
      <Button
        variant={tier?.isWarning ? 'danger' : 'primary'}
        onClick={() => onSign({ type: 'swap', proposal })}
      >
        {tier?.isWarning ? t('swapAnyway') : t(swap.isExpertMode ? 'swapNow' : 'review')}
      </Button>
    );
  }
  return <MissingAction>{quoteText(t, swap)}</MissingAction>;
}

type Translate = ReturnType<typeof useTranslations<'swap'>>;

type FormError = Exclude<SwapInputError, { type: 'connectWallet' }>;

function inputErrorText(t: Translate, error: FormError): string {
  switch (error.type) {
    case 'insufficientBalance':
      return t(error.type, { symbol: error.symbol });
    case 'tooManyDecimals': {
      const { symbol, decimals } = error.currency;
      return t(error.type, { symbol: shortSymbol(symbol), decimals });
    }
    default:
      return t(error.type);
  }
}

/** Why there is no swap to review. */
function quoteText(t: Translate, { quote, sides }: SwapState): string {
  if (quote.status === 'ready') return t('loading');
  if (quote.status !== 'feeTakesAll') return t(quote.status);
  return t(quote.status, { symbol: shortSymbol(sides.output.currency?.symbol ?? '') });
}

function WaitingForLimit() {
  const t = useTranslations('swap');
  return <MissingAction>{t('impactTooHigh')}</MissingAction>;
}
