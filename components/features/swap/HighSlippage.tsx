import { useLocale, useTranslations } from 'next-intl';
import { AmountWithValue } from '@/components/parts/tokens/AmountWithValue';
import { notice } from '@/components/transactions/review/Review.css';
import { Notice } from '@/components/ui/Notice';
import { withEnds } from '@/components/ui/withEnds';
import { formatSlippage } from '@/lib/base/amounts/slippage';
import type { SwapFigures } from '@/lib/features/swap/swapFigures';

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
          {withEnds(
            t.rich(`highSlippage.${type}`, {
              slippage,
              amount: () => (
                <AmountWithValue
                  amount={amount}
                  rounding={type === 'maximumSold' ? 'up' : 'down'}
                />
              ),
            }),
          )}
        </p>
      </Notice>
    </div>
  );
}
