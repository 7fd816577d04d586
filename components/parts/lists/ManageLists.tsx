'use client';

import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import type { Configuration } from '@/lib/base/configuration/configuration';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { listsMessages } from '@/lib/base/i18n/exported/lists';
import type { ChainId } from '@/lib/base/networks/network';
import { isDefaultList } from '@/lib/holdings/lists/defaultLists';
import { useLists } from '@/lib/holdings/lists/store';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { AddList } from './AddList';
import { FallbackNote } from './FallbackNote';
import { ListRow } from './ListRow';
import * as styles from './ManageLists.css';
import { useListTools } from './useListTools';

/** The token lists of this device, the user's own first: adds, selects, views and removes them. */
export const ManageLists = withMessages(listsMessages, Loaded);

function Loaded() {
  const loaded = useConfiguration();
  const chainId = useActiveChainId();
  if (loaded.status !== 'ready' || chainId === undefined) return null;
  return <Content configuration={loaded.configuration} chainId={chainId} />;
}

function Content(props: { configuration: Configuration; chainId: ChainId }) {
  const t = useTranslations('lists');
  const tools = useListTools(props.configuration, props.chainId);
  const state = useLists();
  const { byUrl, selectedListUrl } = state;
  const entries = Object.entries(byUrl);
  const isDefault = ([url]: readonly [string, ...unknown[]]) => isDefaultList(state, url);
  const own = entries.filter((entry) => !isDefault(entry)).reverse();
  return (
    <div className={styles.view}>
      <FallbackNote />
      <AddList tools={tools} />
      {entries.length === 0 && <p role="status">{t('fetching')}</p>}
      <ul className={styles.lists} aria-label={t('yours')}>
        {[...own, ...entries.filter(isDefault)].map(([url, list]) => (
          <ListRow
            key={url}
            url={url}
            list={list}
            tools={tools}
            isSelected={selectedListUrl.includes(url)}
            isLast={entries.length === 1}
          />
        ))}
      </ul>
    </div>
  );
}
