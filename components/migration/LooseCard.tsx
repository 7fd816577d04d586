import { useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { PairLogos } from '@/components/tokens/PairLogos';
import { Button } from '@/components/ui/Button';
import type { Move } from '@/lib/migration/move';
import type { LooseTokens } from '@/lib/migration/useOlderStakes';
import { unwrapped } from '@/lib/tokens/wrapped';
import * as styles from './LandingScreen.css';
import { usePairText } from './usePairText';

const LOGO_SIZE = 28;

type Props = { tokens: LooseTokens; onMove: (move: Move) => void };

/** Pool tokens in the wallet that a farm of version 2 takes. */
export function LooseCard({ tokens: { move, held }, onMove }: Props) {
  const t = useTranslations('migrationLanding');
  const { farm } = move.to;
  const pair = usePairText()(farm);
  const [a, b] = [unwrapped(farm.tokens[0]), unwrapped(farm.tokens[1])];
  return (
    <li className={styles.card}>
      <div className={styles.body}>
        <h3 className={styles.name}>
          <PairLogos currencies={[a, b]} size={LOGO_SIZE} />
          {pair}
        </h3>
        <p>
          <CurrencyAmount amount={held} />
        </p>
      </div>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        aria-label={t('depositPair', { pair })}
        onClick={() => onMove(move)}
      >
        {t('deposit')}
      </Button>
    </li>
  );
}
