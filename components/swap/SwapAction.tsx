import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { MissingAction } from '@/components/ui/MissingAction';
import { ConnectAction } from '@/components/wallet/ConnectAction';
import type { SwapState } from '@/lib/swap/useSwapScreen';
import type { SwapToSign } from './SwapSigning';

type Props = { swap: SwapState; onSign: (signing: SwapToSign) => void };

/** Loaded with the first proposal, because it contains everything that signing needs. */
const ApprovedAction = lazyComponent(
  () => import('./ApprovedAction').then((loaded) => loaded.ApprovedAction),
  Loading,
);

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
      <ApprovedAction
        swap={proposal}
        isWarning={tier?.isWarning ?? false}
        onReview={() => onSign({ type: 'swap', proposal })}
      />
    );
  }
  return <MissingAction>{t(quote.status === 'ready' ? 'loading' : quote.status)}</MissingAction>;
}

function Loading() {
  const t = useTranslations('swap');
  return <MissingAction>{t('review')}</MissingAction>;
}
