import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/lib/amounts/formatAmount';
import type { SwapFigures } from '@/lib/swap/swapFigures';
import type { Improvement } from '@/lib/swap/swapReviewStatus';
import { shortSymbol } from '@/lib/tokens/shortSymbol';
import * as styles from './ImprovementLine.css';

type Props = { improvement: Improvement; limit: SwapFigures['limit'] };

/**
 * Announces what the review has updated. It keeps its space, so that nothing moves under the
 * pointer when the text appears.
 */
export function ImprovementLine({ improvement, limit }: Props) {
  const t = useTranslations('swap');
  const locale = useLocale();
  const isCost = limit.type === 'maximumSold';
  const digits = formatAmount(limit.amount, { rounding: isCost ? 'up' : 'down', locale });
  const amount = `${digits} ${shortSymbol(limit.amount.currency.symbol)}`;
  return (
    <p role="status" className={styles.line}>
      {improvement === 'price' && t(isCost ? 'costImproved' : 'outputImproved', { amount })}
      {improvement === 'route' && t('pathImproved')}
    </p>
  );
}
