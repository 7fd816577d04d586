import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { TokenLogo } from '@/components/tokens/TokenLogo';
import { type Currency, currencyId } from '@/lib/tokens/currency';
import * as styles from './RouteLine.css';

const HOP_FEE_PERCENT = '0.3%';

/** The route as a row of logos, with the fee of each hop between them. */
export function RouteLine({ route }: { route: readonly Currency[] }) {
  const t = useTranslations('swap');
  const names = route.map(({ symbol }) => symbol).join(' → ');
  return (
    <span
      className={styles.route}
      role="img"
      aria-label={t('pathLabel', { path: names })}
      title={names}
    >
      {route.map((currency, hop) => (
        <Fragment key={currencyId(currency)}>
          {hop > 0 && (
            <>
              <span className={styles.fee}>{HOP_FEE_PERCENT}</span>
              <ArrowRight size={14} />
            </>
          )}
          <TokenLogo currency={currency} size={20} />
        </Fragment>
      ))}
    </span>
  );
}
