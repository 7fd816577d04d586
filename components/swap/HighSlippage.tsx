import { useLocale, useTranslations } from 'next-intl';
import { AmountWithValue } from '@/components/tokens/AmountWithValue';
import { notice } from '@/components/transactions/Review.css';
import { Notice } from '@/components/ui/Notice';
import { formatSlippage } from '@/lib/amounts/slippage';
import type { SwapFigures } from '@/lib/swap/swapFigures';

type Props = Pick<SwapFigures, 'limit'> & {
  /** The slippage tolerance in whole basis points. */
  slippageBps: number;
};

/** In a review: what a tolerance that invites sandwich attacks can come to. */
export function HighSlippage({ limit: { type, amount }, slippageBps }: Props) {
  const t = useTranslations('swapReview');
  const slippage = formatSlippage(slippageBps, useLocale());
  return (
    <div className={notice}>
      <Notice tone="warning">
        <p>
          {t.rich(`highSlippage.${type}`, {
            slippage,
            amount: () => (
              <AmountWithValue amount={amount} rounding={type === 'maximumSold' ? 'up' : 'down'} />
            ),
          })}
        </p>
      </Notice>
    </div>
  );
}
