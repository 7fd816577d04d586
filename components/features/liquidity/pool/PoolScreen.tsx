'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { ScreenMessages } from '@/components/parts/loading/ScreenMessages';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { announcement } from '@/components/ui/announcement.css';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { list, listCount } from '@/components/ui/list.css';
import { PageLink } from '@/components/ui/PageLink';
import { partsPage } from '@/components/ui/page.css';
import { useIsHydrated } from '@/lib/base/hydration/useIsHydrated';
import { poolMessages } from '@/lib/base/i18n/exported/pool';
import { AVALANCHE } from '@/lib/base/networks/network';
import { NATIVE_ID } from '@/lib/base/tokens/currency';
import { type Positions, usePositions } from '@/lib/exchange/pairs/usePositions';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useWallet } from '@/lib/holdings/wallet/useWallet';
import { addHref, stakedLiquidityUrl } from '@/lib/site/navigation/liquidityPaths';
import { hrefOf } from '@/lib/site/navigation/routes';
import { PoolPositions } from './PoolPositions';
import { PoolRewards } from './PoolRewards';
import * as styles from './PoolScreen.css';
import { PoolTotal, TotalWaiting } from './PoolTotal';

const FiguresAge = lazyPart(() => import('@/components/parts/figuresAge/FiguresAge'), 'FiguresAge');

/** Its code names all farms. */
const WholeTotal = lazyPart(() => import('./WholeTotal'), 'WholeTotal', TotalWaiting, PoolTotal);

/** Its code names all farms, too. */
const BelowPositions = lazyPart(() => import('./BelowPositions'), 'BelowPositions');

const LOADING: Positions = { status: 'loading' };

const MESSAGES = { pool: poolMessages };

/** /pool: the account's liquidity, and links to add more. */
export function PoolScreen() {
  return (
    <ScreenMessages exported={MESSAGES}>
      <Pool />
    </ScreenMessages>
  );
}

function Pool() {
  const t = useTranslations('pool');
  const frame = useTranslations('frame');
  const chainId = useActiveChainId();
  const account = useAddress();
  const found = usePositions();
  // Until the page knows whether there is an account, it does not ask to connect one.
  const isAwaited = useWallet().status === 'reconnecting';
  const positions = useIsHydrated() && !isAwaited ? found : LOADING;
  const hasPositions = positions.status === 'ready' && positions.positions.length > 0;
  // In place of the list, an account without a position finds all that it can do.
  const isEmpty = positions.status === 'ready' && !hasPositions;
  return (
    <div className={partsPage}>
      <PageTitle screen={frame('navItems.pool')} />
      <div className={styles.head}>
        <div className={styles.titleLine}>
          <h1 className={styles.title}>{t('title')}</h1>
          {hasPositions && chainId === AVALANCHE ? (
            <WholeTotal positions={positions} />
          ) : (
            <PoolTotal positions={positions} />
          )}
          <div className={styles.actions}>
            <ButtonLink variant="secondary" href={addHref('create', NATIVE_ID)}>
              {t('create')}
            </ButtonLink>
            {!isEmpty && (
              <ButtonLink
                // For a visitor the next step is to connect.
                variant={positions.status === 'disconnected' ? 'secondary' : 'accent'}
                href={addHref('add', NATIVE_ID)}
              >
                {t('add')}
              </ButtonLink>
            )}
          </div>
        </div>
        <section className={styles.linkLine} aria-label={t('rewardsTitle')}>
          {!isEmpty && <PoolRewards />}
          <PageLink className={styles.endLink} href={stakedLiquidityUrl(account)}>
            {t('staked')}
          </PageLink>
        </section>
      </div>
      <section className={list} aria-label={t('positions')}>
        <h2 className={announcement}>{t('positions')}</h2>
        <div className={styles.linkLine}>
          <PoolCount positions={positions} />
          {!isEmpty && (
            <PageLink className={styles.link} href={hrefOf({ name: 'find' })}>
              {t('find')}
            </PageLink>
          )}
        </div>
        {/* Mounted with the first figures, because its code can't be loaded offline. */}
        {hasPositions && <FiguresAge chainId={chainId} />}
        <PoolPositions positions={positions} />
      </section>
      {/* With the first figures too. */}
      {positions.status !== 'loading' && <BelowPositions positions={positions} />}
    </div>
  );
}

/**
 * Says how many positions there are, and whether more are being searched. If there are none,
 * visible text below says so, and this is only announced.
 */
function PoolCount({ positions }: { positions: Positions }) {
  const t = useTranslations('pool');
  const { status } = positions;
  const count = status === 'ready' ? positions.positions.length : undefined;
  const text = status === 'ready' && positions.isSearching ? 'countSoFar' : 'count';
  return (
    <p className={count === 0 ? announcement : listCount} role="status">
      {status === 'loading' && t('loading')}
      {count !== undefined && t(text, { count })}
    </p>
  );
}
