'use client';

import { useLocale, useTranslations } from 'next-intl';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { ScreenMessages } from '@/components/parts/loading/ScreenMessages';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { announcement } from '@/components/ui/announcement.css';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { list, listCount } from '@/components/ui/list.css';
import { PageLink } from '@/components/ui/PageLink';
import { actionsHead, pageTitle, partsPage } from '@/components/ui/page.css';
import { formatBps } from '@/lib/base/amounts/formatPercent';
import { poolMessages } from '@/lib/base/i18n/exported/pool';
import { AVALANCHE } from '@/lib/base/networks/network';
import { NATIVE_ID } from '@/lib/base/tokens/currency';
import { SWAP_FEE_BPS } from '@/lib/exchange/pairs/constantProduct';
import { type Positions, usePositions } from '@/lib/exchange/pairs/usePositions';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useWallet } from '@/lib/holdings/wallet/useWallet';
import { addHref, stakedLiquidityUrl } from '@/lib/site/navigation/liquidityPaths';
import { hrefOf } from '@/lib/site/navigation/routes';
import { useIsHydrated } from '@/lib/site/navigation/useIsHydrated';
import { PoolPositions } from './PoolPositions';
import * as styles from './PoolScreen.css';

const FiguresAge = lazyPart(() => import('@/components/parts/figuresAge/FiguresAge'), 'FiguresAge');

const StakedPositions = lazyPart(() => import('./StakedPositions'), 'StakedPositions');

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
  const locale = useLocale();
  const chainId = useActiveChainId();
  const account = useAddress();
  const found = usePositions();
  // Until the page knows whether there is an account, it does not ask to connect one.
  const isAwaited = useWallet().status === 'reconnecting';
  const positions = useIsHydrated() && !isAwaited ? found : LOADING;
  return (
    <div className={partsPage}>
      <PageTitle screen={frame('navItems.pool')} />
      <div className={actionsHead}>
        <h1 className={pageTitle}>{t('title')}</h1>
        <div className={styles.actions}>
          <ButtonLink variant="secondary" href={addHref('create', NATIVE_ID)}>
            {t('create')}
          </ButtonLink>
          <ButtonLink variant="accent" href={addHref('add', NATIVE_ID)}>
            {t('add')}
          </ButtonLink>
        </div>
      </div>
      <section className={styles.banner} aria-label={t('rewardsTitle')}>
        <h2 className={styles.subtitle}>{t('rewardsTitle')}</h2>
        <p>{t('rewards', { fee: formatBps(Number(SWAP_FEE_BPS), locale) })}</p>
        <p>
          {t('stakedNote')}{' '}
          <PageLink className={styles.link} href={stakedLiquidityUrl(account)}>
            {t('staked')}
          </PageLink>
        </p>
      </section>
      <section className={list} aria-label={t('positions')}>
        <div className={actionsHead}>
          <h2 className={styles.subtitle}>{t('positions')}</h2>
          <PageLink className={styles.link} href={hrefOf({ name: 'find' })}>
            {t('find')}
          </PageLink>
        </div>
        <PoolCount positions={positions} />
        {/* Mounted with the first figures, because its code can't be loaded offline. */}
        {positions.status === 'ready' && positions.positions.length > 0 && (
          <FiguresAge chainId={chainId} />
        )}
        <PoolPositions positions={positions} />
      </section>
      {/* With the first figures too; its code names all farms. */}
      {positions.status === 'ready' && chainId === AVALANCHE && <StakedPositions />}
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
    <p className={listCount} role="status">
      {status === 'loading' && t('loading')}
      {count !== undefined && (
        <span className={count === 0 ? announcement : undefined}>{t(text, { count })}</span>
      )}
    </p>
  );
}
