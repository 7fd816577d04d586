import { useLocale, useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { PairLogos } from '@/components/parts/tokens/PairLogos';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { cardName } from '@/components/ui/listCard.css';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { farmHref } from '@/lib/exchange/rewards/farms/farmHref';
import type { Move } from '@/lib/features/migration/move';
import type { Destination, OldDeposit } from '@/lib/features/migration/useOldDeposits';
import * as styles from './LandingScreen.css';
import { usePairText } from './usePairText';

const LOGO_SIZE = 28;

type Props = {
  deposit: OldDeposit;
  /** Whether its move is the screen's next step, as the only one. */
  isNextStep: boolean;
  onMove: (move: Move) => void;
};

/** A deposit in an old farm: what it is worth, where it goes, and the way there. */
export function OldDepositCard({ deposit, isNextStep, onMove }: Props) {
  const t = useTranslations('migrationLanding');
  const locale = useLocale();
  const pairText = usePairText();
  const { position, destination } = deposit;
  const { farm, liquidity, totalUsd } = position;
  const [a, b] = [unwrapped(farm.tokens[0]), unwrapped(farm.tokens[1])];
  return (
    <li className={styles.card}>
      <div className={styles.body}>
        <h3 className={cardName}>
          <PairLogos currencies={[a, b]} size={LOGO_SIZE} />
          {pairText(farm)}
        </h3>
        <p>
          {t('deposited')} <CurrencyAmount amount={liquidity} rounding="held" />{' '}
          {totalUsd && (
            <span className={styles.value} translate="no">
              {formatUsd(totalUsd, locale)}
            </span>
          )}
        </p>
        <p className={styles.quiet}>{destinationText(destination)}</p>
      </div>
      <Action farm={farm} destination={destination} isNextStep={isNextStep} onMove={onMove} />
    </li>
  );

  function destinationText(to: Destination) {
    if (to.type !== 'move') return t(`goes.${to.type}`);
    const { farm: newest } = to.move.to;
    return t('goes.move', { pair: pairText(newest), version: newest.version });
  }
}

type ActionProps = Omit<Props, 'deposit'> & { farm: Farm; destination: Destination };

function Action({ farm, destination, isNextStep, onMove }: ActionProps) {
  const t = useTranslations('migrationLanding');
  const pair = usePairText()(farm);
  if (destination.type === 'move')
    return (
      <Button
        variant={isNextStep ? 'accent' : 'secondary'}
        aria-haspopup="dialog"
        aria-label={t('migratePair', { pair })}
        onClick={() => onMove(destination.move)}
      >
        {t('migrate')}
      </Button>
    );
  if (destination.type === 'convert')
    return (
      <ButtonLink
        variant="secondary"
        href={destination.href}
        aria-label={t('convertPair', { pair })}
      >
        {t('convert')}
      </ButtonLink>
    );
  const href = farmHref(farm);
  return (
    <ButtonLink
      variant="secondary"
      href={href}
      aria-label={t('managePair', { pair, version: farm.version })}
    >
      {t('manage')}
    </ButtonLink>
  );
}
