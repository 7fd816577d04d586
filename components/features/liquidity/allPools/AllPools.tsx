'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';
import { ListWaiting } from '@/components/parts/loading/ListWaiting';
import { LoadingPanel } from '@/components/parts/loading/LoadingPanel';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { withMessages } from '@/components/parts/loading/withMessages';
import { announcement } from '@/components/ui/announcement.css';
import { useIsInSight } from '@/components/ui/useIsInSight';
import { useLatch } from '@/components/ui/useLatch';
import { poolsMessages } from '@/lib/base/i18n/exported/pools';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import type { Position } from '@/lib/exchange/pairs/pool';
import { ownShares } from '@/lib/features/liquidity/ownShares';
import type { PoolRow } from '@/lib/features/liquidity/poolRow';
import { useAllPools } from '@/lib/features/liquidity/useAllPools';
import { usePoolArrangement } from '@/lib/features/liquidity/usePoolArrangement';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import * as styles from './AllPools.css';
import { NoPools } from './NoPools';
import { PoolsBasis } from './PoolsBasis';
import { PoolsTable } from './PoolsTable';
import { PoolsTools } from './PoolsTools';
import { usePoolInAddress } from './usePoolInAddress';

const PoolDialog = lazyPart(() => import('./PoolDialog'), 'PoolDialog', LoadingPanel);

const SEARCH_DELAY_MS = 250;

type Props = {
  /** The account's own, in its wallet and in farms. */
  own: readonly Position[];
};

/**
 * All pools that the page knows, with what they hold and pay, and the view of each. Below the screen
 * nothing is read, and nothing waits.
 */
export const AllPools = withMessages({ pools: poolsMessages }, Content);

function Content({ own }: Props) {
  const t = useTranslations('pools');
  const chainId = useActiveChainId();
  const hasShares = useAddress() !== undefined;
  const [place, isInSight] = useIsInSight();
  const [text, setText] = useState('');
  const [query] = useDebounce(text, SEARCH_DELAY_MS);
  const { arrangement, sort } = usePoolArrangement();
  const shares = ownShares(own);
  const pools = useAllPools(chainId, { isInSight, shares, query, arrangement });
  const { all, found, isSearching } = pools;
  const isListed = useLatch(all.length > 0 || !isSearching);
  const isRequested = useLatch(isInSight);
  const { pool, open, close } = usePoolInAddress();
  return (
    <section className={styles.section} ref={place} aria-labelledby={styles.TITLE_ID}>
      <PoolsTools
        text={text}
        arrangement={arrangement}
        hasShares={hasShares}
        onType={setText}
        onSort={sort}
      />
      {isListed ? (
        <>
          <p className={announcement} role="status">
            {t(isSearching ? 'countSoFar' : 'count', { count: found.length })}
          </p>
          {found.length > 0 && (
            <PoolsTable
              rows={found}
              arrangement={arrangement}
              hasShares={hasShares}
              reading={pools.reading}
              onSort={sort}
              onOpen={open}
            />
          )}
          {found.length === 0 && !isSearching && (
            <NoPools isUnreadable={pools.isUnreadable} onClear={() => setText('')} />
          )}
          {found.length > 0 && <PoolsBasis rows={all} hasHistory={pools.hasHistory} />}
        </>
      ) : (
        isRequested && <ListWaiting label={t('loading')} />
      )}
      {pool && (
        <PoolDialog
          key={pool}
          address={pool}
          tokens={tokensOf(all.find(({ address }) => address === pool))}
          share={shares.get(pool)}
          onClose={close}
        />
      )}
    </section>
  );
}

function tokensOf(row: PoolRow | undefined): TokenPair | undefined {
  return row && [row.pair.token0, row.pair.token1];
}
