import { useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { amountNote } from '@/components/transactions/review/Review.css';
import type { SwapFigures } from '@/lib/features/swap/swapFigures';

/** In a review, under the estimated amount: what the signed swap holds it to. */
export function LimitNote({ limit }: { limit: SwapFigures['limit'] }) {
  const t = useTranslations('swapReview');
  const isCost = limit.type === 'maximumSold';
  const amount = () => <CurrencyAmount amount={limit.amount} rounding={isCost ? 'up' : 'down'} />;
  return <span className={amountNote}>{t.rich(isCost ? 'atMost' : 'atLeast', { amount })}</span>;
}
