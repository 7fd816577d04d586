import { ArrowRight } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { PriceLine } from '@/components/parts/tokens/PriceLine';
import { Fact, Facts } from '@/components/ui/Facts';
import { NOT_KNOWN } from '@/components/ui/notKnown';
import { Skeleton } from '@/components/ui/Skeleton';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { useRemovedUsd } from '@/lib/features/liquidity/useRemovedUsd';
import type { RemoveState } from '@/lib/features/liquidity/useRemoveScreen';
import * as styles from './RemovalFacts.css';

const ICON_SIZE = 14;

/** Under the form: the position before and after, and the price between the returned amounts. */
export function RemovalFacts({ state }: { state: RemoveState }) {
  const t = useTranslations('liquidity');
  const words = useTranslations('removal');
  const locale = useLocale();
  const { price, isWaiting } = state;
  const { whole, part, rest } = useRemovedUsd(state);
  return (
    <Facts>
      <Fact term={t('position')}>
        {!whole && (isWaiting ? <Skeleton characters={16} /> : NOT_KNOWN)}
        {whole && part && part.numerator > 0n && rest ? (
          <>
            <span className={styles.before}>{formatUsd(whole, locale)}</span>
            <ArrowRight size={ICON_SIZE} className={styles.arrow} aria-label={words('becomes')} />
            <span>{formatUsd(rest, locale)}</span>
          </>
        ) : (
          whole && <span>{formatUsd(whole, locale)}</span>
        )}
      </Fact>
      <Fact term={t('price')}>
        {price && <PriceLine price={price} />}
        {!price && (isWaiting ? <Skeleton characters={16} /> : NOT_KNOWN)}
      </Fact>
    </Facts>
  );
}
