import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { lazyPart } from '@/components/ui/lazyPart';
import { ConnectAction } from '@/components/wallet/ConnectAction';
import type { SwapState } from '@/lib/swap/useSwap';
import type { Signing } from './SwapSigning';

type Props = { swap: SwapState; onSign: (signing: Signing) => void };

/** Loaded with the first proposal: it brings everything that signing needs. */
const ApprovedAction = lazyPart(
  () => import('./ApprovedAction').then((loaded) => loaded.ApprovedAction),
  Loading,
);

/** The one primary action; its words always say what is missing. */
export function SwapAction({ swap, onSign }: Props) {
  const t = useTranslations('swap');
  const { inputError, quote, isStale, proposal, proposedWrap, tier } = swap;
  if (inputError?.type === 'connectWallet') return <ConnectAction />;
  if (inputError?.type === 'insufficientBalance') {
    return <Missing>{t('insufficientBalance', { symbol: inputError.symbol })}</Missing>;
  }
  if (inputError) return <Missing>{t(inputError.type)}</Missing>;
  if (isStale) return <Missing>{t('stale')}</Missing>;
  if (proposedWrap) {
    return (
      <Button look="primary" onClick={() => onSign({ type: 'wrap', proposal: proposedWrap })}>
        {t(proposedWrap.type)}
      </Button>
    );
  }
  if (tier?.isBlocked) return <Missing>{t('impactTooHigh')}</Missing>;
  if (proposal) {
    return (
      <ApprovedAction
        swap={proposal}
        isWarning={tier?.isWarning ?? false}
        onReview={() => onSign({ type: 'swap', proposal })}
      />
    );
  }
  return <Missing>{t(quote.status === 'ready' ? 'loading' : quote.status)}</Missing>;
}

function Loading() {
  const t = useTranslations('swap');
  return <Missing>{t('review')}</Missing>;
}

function Missing({ children }: { children: string }) {
  return (
    <Button look="primary" disabled>
      {children}
    </Button>
  );
}
