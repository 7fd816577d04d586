import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Switch } from '@/components/ui/Switch';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';
import { isolated } from '@/lib/base/text/isolated';
import { updateOf } from '@/lib/holdings/lists/listNews';
import type { ListState } from '@/lib/holdings/lists/listState';
import { acceptUpdate, dismissUpdate } from '@/lib/holdings/lists/storeActions';
import { versionText } from '@/lib/holdings/lists/tokenList';
import { useChainTokens } from '@/lib/holdings/lists/useChainTokens';
import { ListDialog } from './ListDialog';
import { ListLogo } from './ListLogo';
import { ListNotes } from './ListNotes';
import * as styles from './ListRow.css';
import { RemoveListDialog } from './RemoveListDialog';
import { UpdatesDialog } from './UpdatesDialog';
import { useListPlace } from './useListPlace';
import type { ListTools } from './useListTools';

type Props = {
  url: string;
  list: ListState;
  tools: ListTools;
  isSelected: boolean;
  /** Whether it is the only list. */
  isLast: boolean;
};

/** One list: what it is, whether it is used, and what can be done with it. */
export function ListRow({ url, list, tools, isSelected, isLast }: Props) {
  const t = useTranslations('lists');
  const frame = useTranslations('frame');
  const [open, setOpen] = useState<'view' | 'update' | 'remove'>();
  const { actions } = tools;
  const place = useListPlace();
  const facts = useListFacts(list, tools.chainId);
  const name = isolated(list.current?.name ?? url);
  const update = updateOf(url, list);
  const close = () => setOpen(undefined);
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <ListLogo url={url} list={list.current} />
        <div className={styles.words}>
          <bdi className={styles.name} translate="no">
            {name}
          </bdi>
          <p className={styles.facts}>{facts}</p>
        </div>
        <Switch
          isOn={isSelected}
          aria-label={t('use', { name })}
          onClick={() => (isSelected ? actions.deselect(url) : actions.select(url))}
        />
      </div>
      <p className={styles.note}>{place(url)}</p>
      <ListNotes list={list} isUsed={isSelected} />
      <div className={styles.actions}>
        <Button
          variant="text"
          className={styles.action}
          aria-label={t('viewList', { name })}
          disabled={list.current === undefined}
          onClick={() => setOpen('view')}
        >
          {t('view')}
        </Button>
        {update && (
          <Button
            variant="text"
            className={styles.update}
            aria-label={t('updateList', { name })}
            onClick={() => setOpen('update')}
          >
            {t('update')}
          </Button>
        )}
        {list.error && (
          <Button
            variant="text"
            className={styles.action}
            aria-label={t('tryListAgain', { name })}
            aria-disabled={list.loadingRequestId !== undefined}
            onClick={() => list.loadingRequestId === undefined && void tools.refresh([url])}
          >
            {list.loadingRequestId === undefined ? frame('tryAgain') : t('fetching')}
          </Button>
        )}
        {isLast ? (
          <p className={styles.facts}>{t('lastList')}</p>
        ) : (
          <Button
            variant="text"
            className={styles.action}
            aria-label={t('removeList', { name })}
            onClick={() => setOpen('remove')}
          >
            {t('remove')}
          </Button>
        )}
      </div>
      {open === 'view' && <ListDialog url={url} list={list} tools={tools} onClose={close} />}
      {open === 'update' && update && (
        <UpdatesDialog
          updates={[update]}
          onAccept={(accepted, shown) => {
            const isAnswered = acceptUpdate(accepted, shown);
            if (isAnswered) close();
            return isAnswered;
          }}
          onDismiss={(dismissed, shown) => {
            const isAnswered = dismissUpdate(dismissed, shown);
            if (isAnswered) close();
            return isAnswered;
          }}
          onClose={close}
        />
      )}
      {open === 'remove' && (
        <RemoveListDialog
          name={name}
          url={url}
          onRemove={() => {
            close();
            actions.remove(url);
          }}
          onClose={close}
        />
      )}
    </li>
  );
}

/** The line of a list: how many tokens of the chain it has, and its version. */
function useListFacts({ current, isPinned, loadingRequestId }: ListState, chainId: ChainId) {
  const t = useTranslations('lists');
  const { length: count } = useChainTokens(current, chainId);
  if (current === undefined) return t(loadingRequestId === undefined ? 'notFetched' : 'fetching');
  return t('facts', {
    count,
    network: NETWORK_NAMES[chainId],
    version: versionText(current.version),
    pinned: isPinned ? 'yes' : 'no',
  });
}
