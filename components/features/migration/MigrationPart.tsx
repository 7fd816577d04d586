import { useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Fact, Facts } from '@/components/ui/Facts';
import { Notice } from '@/components/ui/Notice';
import { amountOf } from '@/lib/base/amounts/amount';
import type { MigratedPair, Migration } from '@/lib/features/migration/useMigration';

type Props = {
  migration: Extract<Migration, { status: 'known' }>;
  /** Names a pair by its symbols. */
  pairText: (pair: MigratedPair) => string;
};

/** The end of a migration of a part: where the liquidity is now. */
export function MigrationPart({ migration, pairText }: Props) {
  const t = useTranslations('migration.part');
  const { from, to, isSamePair, holdings } = migration;
  const { staked, held, presentHeld, presentStaked } = holdings;
  const rows = [
    { term: t('staked'), pair: from, raw: staked },
    { term: t('held', { pair: pairText(from) }), pair: from, raw: isSamePair ? 0n : held },
    { term: t('held', { pair: pairText(to) }), pair: to, raw: presentHeld },
    { term: t('presentStaked'), pair: to, raw: presentStaked },
  ];
  return (
    <>
      <Notice tone="plain">
        <strong>{t('title')}</strong>
        <p>{t('text')}</p>
      </Notice>
      <Facts>
        {rows.map(
          ({ term, pair, raw = 0n }) =>
            raw > 0n && (
              <Fact key={term} term={term}>
                <CurrencyAmount
                  amount={amountOf(pair.pool.pair.liquidityToken, raw)}
                  rounding="held"
                />
              </Fact>
            ),
        )}
      </Facts>
    </>
  );
}
