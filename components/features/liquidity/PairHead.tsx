import { useLocale, useTranslations } from 'next-intl';
import { PairLogos } from '@/components/parts/tokens/PairLogos';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { BackLink } from '@/components/ui/BackLink';
import * as styles from '@/components/ui/subjectHead.css';
import { formatBps } from '@/lib/base/amounts/formatPercent';
import type { Currency } from '@/lib/base/tokens/currency';
import { pairText } from '@/lib/base/tokens/pairText';
import { SWAP_FEE_BPS } from '@/lib/exchange/pairs/constantProduct';
import { hrefOf } from '@/lib/site/navigation/routes';

const LOGO_SIZE = 36;

type Props = {
  /** As the page shows them; a currency is undefined until it is known, or chosen. */
  currencies: readonly [Currency | undefined, Currency | undefined];
  /** Whether its pool is known to exist. */
  hasPool: boolean;
};

/**
 * The head of a screen about the liquidity of a pair: the way to all positions, the pair, and what
 * its pool takes of each swap.
 */
export function PairHead({ currencies: [a, b], hasPool }: Props) {
  const t = useTranslations('liquidity');
  const locale = useLocale();
  const symbolText = useSymbolText();
  return (
    <>
      <BackLink href={hrefOf({ name: 'pool' })}>{t('back')}</BackLink>
      {a && b && (
        <div className={styles.headAboveFacts}>
          <PairLogos currencies={[a, b]} size={LOGO_SIZE} />
          <p className={styles.title}>
            <bdi translate="no">{pairText([symbolText(a), symbolText(b)])}</bdi>
          </p>
          {hasPool && (
            <span className={styles.chip}>
              {t('fee', { fee: formatBps(Number(SWAP_FEE_BPS), locale) })}
            </span>
          )}
        </div>
      )}
    </>
  );
}
