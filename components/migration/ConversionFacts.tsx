import { useLocale, useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { Fact, Facts } from '@/components/ui/Facts';
import { Skeleton } from '@/components/ui/Skeleton';
import { priceGapBps } from '@/lib/migration/conversion';
import type { ConversionNow } from '@/lib/migration/useConversion';
import type { MigratedPair } from '@/lib/migration/useMigration';
import { gapText } from './gapText';

type Props = { now: ConversionNow; from: MigratedPair; to: MigratedPair };

/** What a conversion gives, what comes back, and how the prices of the two pairs differ. */
export function ConversionFacts({ now: { conversion, tokens, isKnown }, from, to }: Props) {
  const t = useTranslations('migration');
  const locale = useLocale();
  if (tokens === undefined) return null;
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
        {gapText(priceGapBps(from.pool.pair, to.pool.pair, tokens), locale)}
      </Fact>
    </Facts>
  );
}
