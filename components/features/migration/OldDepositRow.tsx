import { useLocale, useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { farmHref } from '@/lib/exchange/rewards/farms/farmHref';
import type { Move } from '@/lib/features/migration/move';
import type { Destination, OldDeposit } from '@/lib/features/migration/useOldDeposits';
import * as styles from './LandingScreen.css';
import { MigrationRow } from './MigrationRow';
import { usePairText } from './usePairText';

type Props = {
  deposit: OldDeposit;
  /** Whether its move is the only next step of the screen. */
  isNextStep: boolean;
  onMove: (move: Move) => void;
};

/** A deposit in an old farm: what it is worth, where it goes, and the way there. */
export function OldDepositRow({ deposit, isNextStep, onMove }: Props) {
  const t = useTranslations('migrationLanding');
  const locale = useLocale();
  const pairText = usePairText();
  const { position, destination } = deposit;
  const { farm, liquidity, totalUsd } = position;
  const pair = pairText(farm);
  return (
    <MigrationRow
      farm={farm}
      destination={destination}
      amount={
        <>
          {t('deposited')} <CurrencyAmount amount={liquidity} rounding="held" />{' '}
          {totalUsd && (
            <span className={styles.value} translate="no">
              {formatUsd(totalUsd, locale)}
            </span>
          )}
        </>
      }
      goesTo={destinationText(destination)}
    >
      {destination.type === 'move' ? (
        <Button
          variant={isNextStep ? 'accent' : 'secondary'}
          aria-haspopup="dialog"
          aria-label={t('migratePair', { pair })}
          onClick={() => onMove(destination.move)}
        >
          {t('migrate')}
        </Button>
      ) : (
        <ButtonLink
          variant="secondary"
          href={farmHref(farm)}
          aria-label={t('managePair', { pair, version: farm.version })}
        >
          {t('manage')}
        </ButtonLink>
      )}
    </MigrationRow>
  );

  function destinationText(to: Destination) {
    if (to.type !== 'move') return t(`goes.${to.type}`);
    const { farm: newest } = to.move.to;
    return t('goes.move', { pair: pairText(newest), version: newest.version });
  }
}
