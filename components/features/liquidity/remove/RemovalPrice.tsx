import { useTranslations } from 'next-intl';
import { PriceLine } from '@/components/parts/tokens/PriceLine';
import { Fact, Facts } from '@/components/ui/Facts';
import { Skeleton } from '@/components/ui/Skeleton';
import type { RemoveState } from '@/lib/features/liquidity/useRemoveScreen';

const NOT_KNOWN = '–';

/** Under the form: the price between the two amounts that a removal returns. */
export function RemovalPrice({ state: { price, isWaiting } }: { state: RemoveState }) {
  const t = useTranslations('liquidity');
  return (
    <Facts>
      <Fact term={t('price')}>
        {price && <PriceLine price={price} />}
        {!price && (isWaiting ? <Skeleton characters={16} /> : NOT_KNOWN)}
      </Fact>
    </Facts>
  );
}
