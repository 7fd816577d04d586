import { useTranslations } from 'next-intl';
import * as styles from '@/components/parts/rewards/AprHero.css';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Fact, Facts } from '@/components/ui/Facts';
import { Figure } from '@/components/ui/Figure';
import { Skeleton } from '@/components/ui/Skeleton';
import { AVALANCHE } from '@/lib/base/networks/network';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { useAddress } from '@/lib/holdings/wallet/useAddress';

const FIGURES = ['total', 'weekly', 'weight'] as const;

/** The place of a farm's figures: their terms, and blocks in place of the figures. */
export function FarmFiguresSkeleton() {
  const t = useTranslations('farm');
  const rewards = useTranslations('rewards');
  const symbolText = useSymbolText();
  const hasAccount = useAddress() !== undefined;
  const terms = [
    ...[pngToken(AVALANCHE), nativeCurrency(AVALANCHE)].map((currency) =>
      t('totalIn', { symbol: symbolText(currency) }),
    ),
    rewards('rewardsEnd'),
  ];
  return (
    <div aria-hidden="true">
      <dl className={styles.figures}>
        {[...FIGURES, ...(hasAccount ? (['yourShare'] as const) : [])].map((term) => (
          <Figure
            key={term}
            term={t(term)}
            below={
              term === 'total' && (
                <dd className={styles.below}>
                  <Skeleton characters={9} />
                </dd>
              )
            }
          >
            <Skeleton characters={8} />
          </Figure>
        ))}
      </dl>
      <Facts isRuled>
        {terms.map((term) => (
          <Fact key={term} term={term}>
            <Skeleton characters={14} />
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
