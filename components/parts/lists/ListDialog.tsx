import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { CopyableValue } from '@/components/ui/CopyableValue';
import { Dialog } from '@/components/ui/Dialog';
import { Switch } from '@/components/ui/Switch';
import { isolated } from '@/lib/base/text/isolated';
import type { ListState } from '@/lib/holdings/lists/listState';
import { useChainTokens } from '@/lib/holdings/lists/useChainTokens';
import * as styles from './ListDialog.css';
import { ListFacts } from './ListFacts';
import { ListTokens } from './ListTokens';
import { OtherVersions } from './OtherVersions';
import type { ListTools } from './useListTools';

type Props = { url: string; list: ListState; tools: ListTools; onClose: () => void };

/** A list as a whole: where it is, its version and the other ones, and its tokens. */
export function ListDialog({ url, list, tools, onClose }: Props) {
  const t = useTranslations('lists');
  const frame = useTranslations('frame');
  const [switchId, helpId] = [useId(), useId()];
  const { current } = list;
  const { chainId, actions } = tools;
  const tokens = useChainTokens(current, chainId);
  if (current === undefined) return null;
  const name = isolated(current.name);
  return (
    <Dialog title={name} closeLabel={frame('close')} onClose={onClose}>
      <div className={styles.content}>
        <div>
          <p className={styles.label}>{t('source')}</p>
          <div className={styles.source} translate="no">
            <CopyableValue text={url} exact={url} copyLabel={t('copySource', { url })} />
          </div>
          <ListFacts list={current} count={tokens.length} chainId={chainId} />
        </div>
        <ListTokens name={name} tokens={tokens} chainId={chainId} />
        <div className={styles.pin}>
          <div>
            <label htmlFor={switchId}>{t('pin')}</label>
            <p id={helpId} className={styles.label}>
              {t('pinHelp')}
            </p>
          </div>
          <Switch
            id={switchId}
            isOn={list.isPinned}
            aria-describedby={helpId}
            onClick={() => actions.pin(url, !list.isPinned)}
          />
        </div>
        <OtherVersions
          current={current}
          others={list.others}
          onGoBack={(earlier) => actions.goBack(url, earlier)}
        />
      </div>
    </Dialog>
  );
}
