'use client';

import { useLocale, useTranslations } from 'next-intl';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { ScreenMessages } from '@/components/parts/loading/ScreenMessages';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { announcement } from '@/components/ui/announcement.css';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { list, listCount } from '@/components/ui/list.css';
import { PageLink } from '@/components/ui/PageLink';
import { partsPage } from '@/components/ui/page.css';
import { Skeleton } from '@/components/ui/Skeleton';
import { formatBps } from '@/lib/base/amounts/formatPercent';
import { useIsHydrated } from '@/lib/base/hydration/useIsHydrated';
import { poolMessages } from '@/lib/base/i18n/exported/pool';
import { AVALANCHE } from '@/lib/base/networks/network';
import { NATIVE_ID } from '@/lib/base/tokens/currency';
import { type Positions, usePositions } from '@/lib/exchange/pairs/usePositions';
import { useProviderFeeBps } from '@/lib/exchange/pairs/useProviderFeeBps';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useWallet } from '@/lib/holdings/wallet/useWallet';
import { addHref, stakedLiquidityUrl } from '@/lib/site/navigation/liquidityPaths';
import { hrefOf } from '@/lib/site/navigation/routes';
import { PoolPositions } from './PoolPositions';
import * as styles from './PoolScreen.css';
import { PoolTotal } from './PoolTotal';

const FiguresAge = lazyPart(() => import('@/components/parts/figuresAge/FiguresAge'), 'FiguresAge');

const StakedPositions = lazyPart(() => import('./StakedPositions'), 'StakedPositions');

/** As long as the sentence about rewards. */
const REWARD_CHARACTERS = 32;

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
  return (
    <div className={partsPage}>
      <PageTitle screen={frame('navItems.pool')} />
      <div className={styles.head}>
        <div className={styles.titleLine}>
          <h1 className={styles.title}>{t('title')}</h1>
          <PoolTotal positions={positions} />
          <div className={styles.actions}>
            <ButtonLink variant="secondary" href={addHref('create', NATIVE_ID)}>
              {t('create')}
            </ButtonLink>
            <ButtonLink
              // For a visitor the next step is to connect.
              variant={positions.status === 'disconnected' ? 'secondary' : 'accent'}
              href={addHref('add', NATIVE_ID)}
            >
              {t('add')}
            </ButtonLink>
          </div>
        </div>
        <section className={styles.linkLine} aria-label={t('rewardsTitle')}>
          <Rewards />
          <PageLink className={styles.link} href={stakedLiquidityUrl(account)}>
            {t('staked')}
          </PageLink>
        </section>
      </div>
      <section className={list} aria-label={t('positions')}>
        <h2 className={announcement}>{t('positions')}</h2>
        <div className={styles.linkLine}>
          <PoolCount positions={positions} />
          {/* An account without a position is offered the same in place of the list. */}
          {(positions.status !== 'ready' || hasPositions) && (
            <PageLink className={styles.link} href={hrefOf({ name: 'find' })}>
              {t('find')}
            </PageLink>
          )}
        </div>
        {/* Mounted with the first figures, because its code can't be loaded offline. */}
        {hasPositions && <FiguresAge chainId={chainId} />}
        <PoolPositions positions={positions} />
      </section>
      {/* With the first figures too; its code names all farms. */}
      {positions.status === 'ready' && chainId === AVALANCHE && <StakedPositions />}
    </div>
  );
}

/** What a provider earns, by whether the protocol takes its part. */
function Rewards() {
  const t = useTranslations('pool');
  const locale = useLocale();
  const feeBps = useProviderFeeBps(useActiveChainId());
  return (
    <p>
      {feeBps === undefined ? (
        <Skeleton characters={REWARD_CHARACTERS} />
      ) : (
        t('rewards', { fee: formatBps(feeBps, locale) })
      )}
    </p>
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
    <p className={listCount} role="status">
      {status === 'loading' && t('loading')}
      {count !== undefined && (
        <span className={count === 0 ? announcement : undefined}>{t(text, { count })}</span>
      )}
    </p>
  );
}
