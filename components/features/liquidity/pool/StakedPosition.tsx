import { useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ownBadge } from '@/components/ui/listCard.css';
import { currencyId } from '@/lib/base/tokens/currency';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { StakedPosition as Staked } from '@/lib/exchange/rewards/farms/useStakedPositions';
import { pairName } from '@/lib/features/liquidity/sortPositions';
import { landingHref } from '@/lib/features/migration/successor';
import { hrefOf } from '@/lib/site/navigation/routes';
import { PoolPosition } from './PoolPosition';

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
      mark={<span className={ownBadge}>{t('stakedMark', { version })}</span>}
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
