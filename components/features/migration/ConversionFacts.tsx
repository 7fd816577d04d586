import { useLocale, useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Fact, Facts } from '@/components/ui/Facts';
import { Skeleton } from '@/components/ui/Skeleton';
import { BPS_BASE } from '@/lib/base/amounts/bps';
import { formatPriceDeviation } from '@/lib/base/amounts/percent';
import type { ConversionNow } from '@/lib/features/migration/useConversion';

type Props = { now: ConversionNow };

/** What a conversion yields, what it leaves over, and how the prices of the two pairs differ. */
export function ConversionFacts({ now: { conversion, gapBps, isKnown } }: Props) {
  const t = useTranslations('migration');
  const locale = useLocale();
  if (gapBps === undefined) return null;
  const returned = conversion?.leftovers.filter(({ raw }) => raw > 0n) ?? [];
  return (
    <Facts>
      <Fact term={t('received')}>
        {conversion ? <CurrencyAmount amount={conversion.minted} /> : isKnown && t('none')}
        {!conversion && !isKnown && <Skeleton characters={8} />}
      </Fact>
      <Fact term={t('returned')} isTall>
        {returned.length === 0
          ? t('none')
          : returned.map((amount) => (
              <span key={amount.currency.address}>
                <CurrencyAmount amount={amount} />{' '}
              </span>
            ))}
      </Fact>
      <Fact term={t('priceGap')}>
        {formatPriceDeviation({ numerator: gapBps, denominator: BPS_BASE }, locale)}
      </Fact>
    </Facts>
  );
}
