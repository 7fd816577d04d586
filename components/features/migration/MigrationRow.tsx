import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PairLogos } from '@/components/parts/tokens/PairLogos';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { cardName } from '@/components/ui/listCard.css';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import type { Destination } from '@/lib/features/migration/useOldDeposits';
import * as styles from './LandingScreen.css';
import { usePairText } from './usePairText';

const LOGO_SIZE = 28;

type Props = {
  /** The old farm whose pool tokens they are. */
  farm: Farm;
  destination: Destination;
  /** How many pool tokens there are. */
  amount: ReactNode;
  /** Where they go. */
  goesTo: string;
  /** The action of a row that is not converted. */
  children: ReactNode;
};

/** Pool tokens of an old farm, deposited or in the wallet: how many, and where they go. */
export function MigrationRow({ farm, destination, amount, goesTo, children }: Props) {
  const t = useTranslations('migrationLanding');
  const pair = usePairText()(farm);
  const [a, b] = [unwrapped(farm.tokens[0]), unwrapped(farm.tokens[1])];
  return (
    <li className={styles.card}>
      <div className={styles.body}>
        <h3 className={cardName}>
          <PairLogos currencies={[a, b]} size={LOGO_SIZE} />
          {pair}
        </h3>
        <p>{amount}</p>
        <p className={styles.quiet}>{goesTo}</p>
      </div>
      {destination.type === 'convert' ? (
        <ButtonLink
          variant="secondary"
          href={destination.href}
          aria-label={t('convertPair', { pair })}
        >
          {t('convert')}
        </ButtonLink>
      ) : (
        children
      )}
    </li>
  );
}
