import { useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { amountNote } from '@/components/transactions/Review.css';
import type { SwapFigures } from '@/lib/swap/swapFigures';

/** In a review, under the estimated amount: what the signed swap holds it to. */
export function LimitNote({ limit }: { limit: SwapFigures['limit'] }) {
  const t = useTranslations('swapReview');
  const isCost = limit.type === 'maximumSold';
  const amount = () => <CurrencyAmount amount={limit.amount} rounding={isCost ? 'up' : 'down'} />;
  return <span className={amountNote}>{t.rich(isCost ? 'atMost' : 'atLeast', { amount })}</span>;
}
