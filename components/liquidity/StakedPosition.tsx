import { useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/tokens/useSymbolText';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { pairName } from '@/lib/liquidity/sortPositions';
import { landingHref } from '@/lib/migration/migrationHref';
import { hrefOf } from '@/lib/navigation/routes';
import type { StakedPosition as Staked } from '@/lib/rewards/useStakedPositions';
import { currencyId } from '@/lib/tokens/currency';
import { unwrapped } from '@/lib/tokens/wrapped';
import { PoolPosition } from './PoolPosition';
import * as styles from './PoolPosition.css';

/** Staked liquidity in the list, marked as such, with the links to its farm and to a newer one. */
export function StakedPosition({ position }: { position: Staked }) {
  const t = useTranslations('pool');
  const symbolText = useSymbolText();
  const { tokens, version } = position.farm;
  const [a, b] = [unwrapped(tokens[0]), unwrapped(tokens[1])];
  const href = hrefOf({
    name: 'farm',
    versionOrCurrencyIdA: currencyId(a),
    currencyIdB: currencyId(b),
    version: String(version),
  });
  const pair = pairName(position, symbolText);
  const migration = landingHref(position.farm);
  return (
    <PoolPosition
      position={position}
      mark={<span className={styles.mark}>{t('stakedMark', { version })}</span>}
    >
      <ButtonLink variant="secondary" href={href} aria-label={t('manageIn', { pair, version })}>
        {t('manage')}
      </ButtonLink>
      {migration && (
        <ButtonLink
          variant="secondary"
          href={migration}
          aria-label={t('migrateIn', { pair, version })}
        >
          {t('migrate')}
        </ButtonLink>
      )}
    </PoolPosition>
  );
}
