import { useTranslations } from 'next-intl';
import { ConsentActions } from '@/components/ui/ConsentActions';
import { Dialog } from '@/components/ui/Dialog';
import { Notice } from '@/components/ui/Notice';
import type { ChainId } from '@/lib/base/networks/network';
import type { TokenList } from '@/lib/holdings/lists/tokenList';
import { useChainTokens } from '@/lib/holdings/lists/useChainTokens';
import * as styles from './ListDialog.css';
import { ListFacts } from './ListFacts';
import { ListLogo } from './ListLogo';
import { ListTokens } from './ListTokens';

type Props = {
  url: string;
  list: TokenList;
  chainId: ChainId;
  onAdd: () => void;
  onClose: () => void;
};

/** What a list is, before it is added; it is added only after the user's consent. */
export function FoundListDialog({ url, list, chainId, onAdd, onClose }: Props) {
  const t = useTranslations('lists');
  const frame = useTranslations('frame');
  const tokens = useChainTokens(list, chainId);
  const { name } = list;
  return (
    <Dialog title={t('addTitle')} closeLabel={frame('close')} onClose={onClose} asksConsent>
      <div className={styles.content}>
        <div className={styles.found}>
          <ListLogo url={url} list={list} />
          <div>
            <bdi className={styles.name} translate="no">
              {name}
            </bdi>
            <p className={styles.source} translate="no">
              {url}
            </p>
          </div>
        </div>
        <Notice tone="warning">
          <p>{t('trust')}</p>
        </Notice>
        <ListFacts list={list} count={tokens.length} chainId={chainId} />
        <ListTokens name={name} tokens={tokens} chainId={chainId} />
      </div>
      <ConsentActions
        action={t('addList')}
        cancelLabel={t('cancel')}
        onConfirm={onAdd}
        onCancel={onClose}
      >
        {t('consent')}
      </ConsentActions>
    </Dialog>
  );
}
