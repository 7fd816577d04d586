import { useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ownBadge } from '@/components/ui/listCard.css';
import { farmHref } from '@/lib/exchange/rewards/farms/farmHref';
import type { StakedPosition as Staked } from '@/lib/exchange/rewards/farms/useStakedPositions';
import { pairName } from '@/lib/features/liquidity/pairName';
import { landingHref } from '@/lib/features/migration/successor';
import { PoolPosition } from './PoolPosition';

/** Staked liquidity in the list, marked as such, with the links to its farm and to a newer one. */
export function StakedPosition({ position }: { position: Staked }) {
  const t = useTranslations('pool');
  const symbolText = useSymbolText();
  const { version } = position.farm;
  const pair = pairName(position, symbolText);
  const migration = landingHref(position.farm);
  return (
    <PoolPosition
      position={position}
      mark={<span className={ownBadge}>{t('stakedMark', { version })}</span>}
      manageLabel={t('manageStaked', { pair, version })}
    >
      <ButtonLink
        variant="secondary"
        href={farmHref(position.farm)}
        aria-label={t('toFarmOf', { pair, version })}
      >
        {t('toFarm')}
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
