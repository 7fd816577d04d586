import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { lazyPart } from '@/components/ui/lazyPart';
import { ConnectAction } from '@/components/wallet/ConnectAction';
import type { useAddForm } from '@/lib/liquidity/useAddForm';
import type { ReviewedAdd } from './AddReview';

type Props = {
  form: ReturnType<typeof useAddForm>;
  onReview: (reviewed: ReviewedAdd) => void;
};

/** Loaded with the first proposal: it brings everything that signing needs. */
const AddApproval = lazyPart(
  () => import('./AddApproval').then((loaded) => loaded.AddApproval),
  Loading,
);

/** The one primary action; its words always say what is missing. */
export function AddAction({ form, onReview }: Props) {
  const t = useTranslations('liquidity');
  const { inputError, isStale, pairStatus, proposal, figures, sides } = form;
  const isPicked = sides.currencyA.currency && sides.currencyB.currency;
  const isTyped = form.form.typedValue !== '';
  if (inputError?.type === 'connectWallet') return <ConnectAction />;
  if (!isPicked) return <Missing>{t('selectToken')}</Missing>;
  if (pairStatus === 'loading' && isTyped) return <Missing>{t('loading')}</Missing>;
  if (inputError?.type === 'insufficientBalance') {
    return <Missing>{t('insufficientBalance', { symbol: inputError.symbol })}</Missing>;
  }
  if (inputError) return <Missing>{t(inputError.type)}</Missing>;
  if (isStale) return <Missing>{t('stale')}</Missing>;
  if (!proposal || !figures) return <Missing>{t('loading')}</Missing>;
  return <AddApproval deposit={proposal} onReview={() => onReview({ proposal, figures })} />;
}

function Loading() {
  const t = useTranslations('liquidity');
  return <Missing>{t('supply')}</Missing>;
}

function Missing({ children }: { children: string }) {
  return (
    <Button look="primary" disabled>
      {children}
    </Button>
  );
}
