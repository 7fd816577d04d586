import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Consent } from '@/components/ui/Consent';
import { Dialog } from '@/components/ui/Dialog';
import { Notice } from '@/components/ui/Notice';
import type { TokenList } from '@/lib/lists/tokenList';
import type { ChainId } from '@/lib/networks/network';
import * as styles from './ListDialog.css';
import { ListFacts } from './ListFacts';
import { ListMark } from './ListMark';
import { ListTokens } from './ListTokens';
import { useChainTokens } from './useChainTokens';

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
  const [isTrusted, setTrusted] = useState(false);
  const tokens = useChainTokens(list, chainId);
  const { name } = list;
  return (
    <Dialog title={t('addTitle')} closeLabel={frame('close')} onClose={onClose} asksConsent>
      <div className={styles.content}>
        <div className={styles.found}>
          <ListMark url={url} list={list} />
          <div>
            <bdi className={styles.name}>{name}</bdi>
            <p className={styles.source} translate="no">
              {url}
            </p>
          </div>
        </div>
        <ListFacts list={list} count={tokens.length} chainId={chainId} />
        <ListTokens name={name} tokens={tokens} chainId={chainId} />
        <Notice tone="warning">
          <p>{t('trust')}</p>
        </Notice>
        <Consent isGiven={isTrusted} onChange={setTrusted}>
          {t('consent')}
        </Consent>
        <Button variant="primary" disabled={!isTrusted} onClick={onAdd}>
          {t('addList')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
