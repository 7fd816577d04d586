import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { MissingAction } from '@/components/ui/MissingAction';
import { ConnectAction } from '@/components/wallet/ConnectAction';
import type { SwapState } from '@/lib/swap/useSwapScreen';
import type { SwapToSign } from './SwapSigning';

type Props = { swap: SwapState; onSign: (signing: SwapToSign) => void };

/** The primary action. Its label always says what is missing. */
export function SwapAction({ swap, onSign }: Props) {
  const t = useTranslations('swap');
  const { inputError, quote, isStale, proposal, proposedWrap, tier } = swap;
  if (inputError?.type === 'connectWallet') return <ConnectAction />;
  if (inputError?.type === 'insufficientBalance') {
    return <MissingAction>{t('insufficientBalance', { symbol: inputError.symbol })}</MissingAction>;
  }
  if (inputError) return <MissingAction>{t(inputError.type)}</MissingAction>;
  if (isStale) return <MissingAction>{t('stale')}</MissingAction>;
  if (proposedWrap) {
    return (
      <Button variant="primary" onClick={() => onSign({ type: 'wrap', proposal: proposedWrap })}>
        {t(proposedWrap.type)}
      </Button>
    );
  }
  if (tier?.isBlocked) return <MissingAction>{t('impactTooHigh')}</MissingAction>;
  if (proposal) {
    return (
      <Button
        variant={tier?.isWarning ? 'danger' : 'primary'}
        onClick={() => onSign({ type: 'swap', proposal })}
      >
        {t(tier?.isWarning ? 'swapAnyway' : 'review')}
      </Button>
    );
  }
  return <MissingAction>{t(quote.status === 'ready' ? 'loading' : quote.status)}</MissingAction>;
}
