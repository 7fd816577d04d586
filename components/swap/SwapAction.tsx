import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { usePanel } from '@/lib/shell/usePanel';
import type { SwapState } from '@/lib/swap/useSwap';
import type { ProposedSwap } from '@/lib/swap/writes';

type Props = { swap: SwapState; onReview: (swap: ProposedSwap) => void };

/** Loaded with the first proposal: it brings everything that signing needs. */
const ApprovedAction = dynamic(
  () => import('./ApprovedAction').then((loaded) => loaded.ApprovedAction),
  { ssr: false, loading: Loading },
);

/** The one primary action; its words always say what is missing. */
export function SwapAction({ swap, onReview }: Props) {
  const t = useTranslations('swap');
  const { open } = usePanel();
  const { inputError, quote, isStale, proposal } = swap;
  if (inputError?.type === 'connectWallet') {
    return (
      <Button look="primary" aria-haspopup="dialog" onClick={() => open('wallet')}>
        {t('connectWallet')}
      </Button>
    );
  }
  if (inputError?.type === 'insufficientBalance') {
    return <Missing>{t('insufficientBalance', { symbol: inputError.symbol })}</Missing>;
  }
  if (inputError) return <Missing>{t(inputError.type)}</Missing>;
  if (isStale) return <Missing>{t('stale')}</Missing>;
  if (proposal) return <ApprovedAction swap={proposal} onReview={() => onReview(proposal)} />;
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
