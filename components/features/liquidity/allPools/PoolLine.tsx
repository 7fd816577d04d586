import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { PairLogos } from '@/components/parts/tokens/PairLogos';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { MissingFigure } from '@/components/ui/MissingFigure';
import { Skeleton } from '@/components/ui/Skeleton';
import { formatApr, formatPoolShare } from '@/lib/base/amounts/formatPercent';
import { formatShortUsd } from '@/lib/base/amounts/formatShortUsd';
import { formatWholeUsd } from '@/lib/base/amounts/formatUsd';
import { pairText } from '@/lib/base/tokens/pairText';
import { THIN_USD } from '@/lib/exchange/market/marketPairs';
import { isThin, type PoolRow } from '@/lib/features/liquidity/poolRow';
import type { PoolRows } from '@/lib/features/liquidity/usePoolRows';
import * as styles from './PoolsTable.css';

const LOGO_SIZE = 32;
const FIGURE_CHARACTERS = 6;

type Props = {
  row: PoolRow;
  hasShares: boolean;
  reading: PoolRows['reading'];
  onOpen: (pool: Address) => void;
};

/** A pool in the list. A press anywhere on it opens its view. */
export function PoolLine({ row, hasShares, reading, onOpen }: Props) {
  const t = useTranslations('pools');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const { address, currencies, liquidityUsd, day, farm, share } = row;
  const isUnpriced = liquidityUsd === undefined && !reading.liquidity;
  const thinUsd = isThin(row) && t('thin', { amount: formatWholeUsd(THIN_USD, locale) });
  const farmApr = farm?.apr && formatApr(farm.apr, locale);
  return (
    <tr className={styles.row}>
      <th className={share ? styles.cells.ownName : styles.cells.name} scope="row">
        <span className={styles.nameLine}>
          <span className={styles.logos}>
            <PairLogos currencies={currencies} size={LOGO_SIZE} />
          </span>
          <span className={styles.words}>
            <button
              type="button"
              className={styles.open}
              aria-haspopup="dialog"
              onClick={() => onOpen(address)}
            >
              <bdi translate="no">{pairText(currencies.map(symbolText))}</bdi>
            </button>
            <span className={styles.notes}>
              {liquidityUsd && (
                <span className={styles.onPhone}>{formatShortUsd(liquidityUsd, locale)}</span>
              )}
              {thinUsd && <span>{thinUsd}</span>}
              {isUnpriced && <span>{t('unpriced')}</span>}
            </span>
          </span>
        </span>
      </th>
      <PoolCell place="liquidity" isReading={reading.liquidity} missing={t('unpriced')}>
        {liquidityUsd && formatWholeUsd(liquidityUsd, locale)}
      </PoolCell>
      <PoolCell
        place="traded"
        isReading={reading.day || reading.liquidity}
        missing={isUnpriced ? t('unpriced') : t('unmeasured')}
      >
        {day?.tradedUsd && formatWholeUsd(day.tradedUsd, locale)}
      </PoolCell>
      <PoolCell
        place="fees"
        isReading={reading.day}
        missing={t('unmeasured')}
        below={farmApr && t('farmToo', { apr: farmApr })}
      >
        {day?.feeApr && formatApr(day.feeApr, locale)}
      </PoolCell>
      <PoolCell
        place="farm"
        isReading={reading.farm}
        missing={farm ? t('farmUnknown') : t('noFarm')}
      >
        {farmApr}
      </PoolCell>
      {hasShares && (
        <PoolCell place="share" isReading={false} missing={t('noShare')}>
          {share && formatPoolShare(share, locale)}
        </PoolCell>
      )}
    </tr>
  );
}

type CellProps = {
  place: 'liquidity' | 'traded' | 'fees' | 'farm' | 'share';
  isReading: boolean;
  /** Why there is no figure: read in place of the dash. */
  missing: string;
  /** On a phone, what has no column there. */
  below?: string | undefined;
  /** The figure; empty if there is none. */
  children: ReactNode;
};

function PoolCell({ place, isReading, missing, below, children }: CellProps) {
  return (
    <td className={styles.cells[place]}>
      {children ||
        (isReading ? (
          <Skeleton characters={FIGURE_CHARACTERS} />
        ) : (
          <MissingFigure label={missing} />
        ))}
      {below && <span className={styles.below}>{below}</span>}
    </td>
  );
}
