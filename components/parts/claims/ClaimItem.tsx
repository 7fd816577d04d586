import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PairLogos } from '@/components/parts/tokens/PairLogos';
import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import { mapPair } from '@/lib/base/tokens/mapPair';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { Claim } from '@/lib/features/claims/claim';
import * as styles from './ClaimDialog.css';
import { useClaimName } from './useClaimName';

const LOGO_SIZE = 28;

type Props = {
  claim: Claim;
  /** Whether it is the current claim. */
  isCurrent?: boolean;
  children: ReactNode;
};

/** A claim in a list: the farm or stake that pays it, and its state. */
export function ClaimItem({ claim, isCurrent = false, children }: Props) {
  const t = useTranslations('claims');
  const { pool, payer, version } = claim;
  const name = useClaimName()(claim);
  return (
    <li className={styles.row} aria-current={isCurrent ? 'step' : undefined}>
      <span className={styles.logos}>
        {pool.pair ? (
          <PairLogos currencies={mapPair(pool.pair, unwrapped)} size={LOGO_SIZE} />
        ) : (
          <TokenLogo currency={pool.rewardToken} size={LOGO_SIZE} />
        )}
      </span>
      <span className={styles.name}>
        <bdi>{name}</bdi>
        {version !== undefined && (
          <span className={styles.note}>{t(payer === 'pool' ? 'farm' : 'extra', { version })}</span>
        )}
      </span>
      {children}
    </li>
  );
}
