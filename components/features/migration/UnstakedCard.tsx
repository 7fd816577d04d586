import { useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { PairLogos } from '@/components/parts/tokens/PairLogos';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { cardName } from '@/components/ui/listCard.css';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { Move } from '@/lib/features/migration/move';
import type { UnstakedTokens } from '@/lib/features/migration/useOldDeposits';
import * as styles from './LandingScreen.css';
import { usePairText } from './usePairText';

const LOGO_SIZE = 28;

type Props = { tokens: UnstakedTokens; onMove: (move: Move) => void };

/** Pool tokens in the wallet, and where they go. */
export function UnstakedCard({ tokens: { farm, held, destination }, onMove }: Props) {
  const t = useTranslations('migrationLanding');
  const pair = usePairText()(farm);
  const [a, b] = [unwrapped(farm.tokens[0]), unwrapped(farm.tokens[1])];
  return (
    <li className={styles.card}>
      <div className={styles.body}>
        <h3 className={cardName}>
          <PairLogos currencies={[a, b]} size={LOGO_SIZE} />
          <bdi translate="no">{pair}</bdi>
        </h3>
        <p>
          <CurrencyAmount amount={held} rounding="held" />
        </p>
        <p className={styles.quiet}>
          {destination.type === 'move' ? t('unstakedText') : t(`goes.${destination.type}`)}
        </p>
      </div>
      {destination.type === 'move' && (
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={t('depositPair', { pair })}
          onClick={() => onMove(destination.move)}
        >
          {t('deposit')}
        </Button>
      )}
      {destination.type === 'convert' && (
        <ButtonLink
          variant="secondary"
          href={destination.href}
          aria-label={t('convertPair', { pair })}
        >
          {t('convert')}
        </ButtonLink>
      )}
    </li>
  );
}
