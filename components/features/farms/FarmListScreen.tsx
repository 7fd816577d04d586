'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useDebounce } from 'use-debounce';
import { FiguresAge } from '@/components/parts/figuresAge/FiguresAge';
import { ListWaiting } from '@/components/parts/loading/ListWaiting';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { ScreenMessages } from '@/components/parts/loading/ScreenMessages';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { choice } from '@/components/ui/choices.css';
import { usePreload } from '@/components/ui/lazyComponent';
import { emptyListWithAction } from '@/components/ui/list.css';
import { PageLink } from '@/components/ui/PageLink';
import { pageNote, tabsHead } from '@/components/ui/page.css';
import { useIsHydrated } from '@/lib/base/hydration/useIsHydrated';
import { aprsMessages } from '@/lib/base/i18n/exported/aprs';
import { farmsMessages } from '@/lib/base/i18n/exported/farms';
import {
  arrangeFarms,
  type FarmArrangement,
  type FarmOrder,
} from '@/lib/exchange/rewards/farms/arrangeFarms';
import { type FarmVersion, farmsOf } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { farmVersionOf } from '@/lib/exchange/rewards/farms/farmVersion';
import { useFarmRows } from '@/lib/exchange/rewards/farms/useFarmRows';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { hrefOf } from '@/lib/site/navigation/routes';
import { useRoute } from '@/lib/site/navigation/useRoute';
import * as styles from './FarmListScreen.css';
import { FarmListSort } from './FarmListSort';
import { FarmListTools } from './FarmListTools';
import { PRELOADS_FARM } from './loadFarmCard';
// Styles of the list, so that they are in the document before its code.
import '@/components/ui/figure.css';
import '@/components/ui/SortHead.css';
import '@/components/ui/table.css';
import './FarmListCard.css';

/** Loaded while the first figures are read. */
const FarmList = lazyPart(() => import('./FarmList'), 'FarmList');

const SEARCH_DELAY_MS = 250;
const LISTED_VERSIONS: readonly FarmVersion[] = [2, 1, 0];
const FIRST: FarmArrangement = {
  view: 'live',
  query: '',
  order: 'liquidity',
  isAscending: false,
  isChosen: false,
};

const MESSAGES = { aprs: aprsMessages, farms: farmsMessages };

/** /png/{version}: the farms of one version. */
export function FarmListScreen() {
  return (
    <ScreenMessages exported={MESSAGES}>
      <Farms />
    </ScreenMessages>
  );
}

function Farms() {
  const t = useTranslations('farms');
  const route = useRoute();
  const version = route?.name === 'farms' ? farmVersionOf(route.versionOrCurrencyIdA) : undefined;
  return (
    <div className={styles.page}>
      <PageTitle screen={t('title')} />
      <div className={tabsHead}>
        <h1 className={styles.title}>{t('title')}</h1>
        <nav className={styles.versions} aria-label={t('versions')}>
          {LISTED_VERSIONS.map((each) => (
            <PageLink
              key={each}
              className={choice}
              href={hrefOf({ name: 'farms', versionOrCurrencyIdA: String(each) })}
              aria-current={each === version ? 'page' : undefined}
            >
              {t('version', { version: each })}
            </PageLink>
          ))}
        </nav>
      </div>
      {version !== undefined && version < 2 && <p className={pageNote}>{t('olderVersion')}</p>}
      {version === undefined ? (
        <WaitingForChain />
      ) : (
        <FarmsOfVersion key={version} version={version} />
      )}
    </div>
  );
}

function FarmsOfVersion({ version }: { version: FarmVersion }) {
  const chainId = useActiveChainId();
  const account = useAddress();
  const isHydrated = useIsHydrated();
  const [text, setText] = useState('');
  const [query] = useDebounce(text, SEARCH_DELAY_MS);
  const [arrangement, setArrangement] = useState(FIRST);
  const sort = (order: FarmOrder, isAscending: boolean) =>
    setArrangement({ ...arrangement, order, isAscending, isChosen: true });
  const farms = useMemo(
    () => (chainId === undefined ? [] : farmsOf(chainId, version)),
    [chainId, version],
  );
  usePreload(FarmList, isHydrated);
  const { rows, isLoading, isLoadingOwn, hasFailed } = useFarmRows(chainId, farms, account);
  if (chainId === undefined || !isHydrated) return <WaitingForChain />;
  if (farms.length === 0) return <NoFarms />;
  return (
    <>
      <FarmListTools
        view={arrangement.view}
        text={text}
        onType={setText}
        onView={(view) => setArrangement({ ...arrangement, view })}
      />
      <div className={styles.found} {...PRELOADS_FARM}>
        <FarmListSort arrangement={arrangement} onSort={sort} />
        {rows.length === 0 && isLoading ? (
          <Waiting />
        ) : (
          <>
            {/* Mounted with the first figures, because its code can't be loaded offline. */}
            <FiguresAge chainId={chainId} />
            <FarmList
              rows={arrangeFarms(rows, { ...arrangement, query })}
              arrangement={arrangement}
              isSearching={query.trim() !== ''}
              isLoading={isLoading || (arrangement.view === 'mine' && isLoadingOwn)}
              hasFailed={hasFailed}
              onSort={sort}
              onClearSearch={() => setText('')}
              onShowAll={() => setArrangement({ ...arrangement, view: 'live' })}
            />
          </>
        )}
      </div>
    </>
  );
}

/** In place of the farms of a network that has none: what a provider can do there. */
function NoFarms() {
  const t = useTranslations('farms');
  const wallet = useTranslations('wallet');
  return (
    <div className={emptyListWithAction}>
      <p>{wallet('avalancheOnly')}</p>
      <ButtonLink variant="secondary" href={hrefOf({ name: 'pool' })}>
        {t('toPools')}
      </ButtonLink>
    </div>
  );
}

/** Before it is known which chain's farms are listed: as high as they will be. */
function WaitingForChain() {
  return (
    <>
      <div className={styles.toolsPlace} />
      <div className={styles.found}>
        <Waiting />
      </div>
    </>
  );
}

function Waiting() {
  return <ListWaiting label={useTranslations('farms')('loading')} />;
}
