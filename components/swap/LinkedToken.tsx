'use client';

import { useTranslations } from 'next-intl';
import { isAddress } from 'viem';
import { UnknownTokenDialog } from '@/components/tokens/UnknownTokenDialog';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { useTokenByAddress } from '@/lib/lists/useTokenByAddress';
import { rememberToken } from '@/lib/settings/store';
import type { SwapState } from '@/lib/swap/useSwap';
import * as styles from './Linked.css';

const NO_TOKEN = {
  noContract: 'noContract',
  noDecimals: 'noDecimals',
  unreachable: 'addressUnreachable',
} as const;

type Props = { swap: SwapState; id: string };

/** Asks about a token that a link has brought into the form and that no list knows. */
export function LinkedToken({ swap, id }: Props) {
  const t = useTranslations('swap');
  const tokens = useTranslations('tokens');
  const { chainId, act } = swap;
  const lookedUp = useTokenByAddress(chainId, isAddress(id) ? id : undefined);
  const clear = () => act({ type: 'cleared', id });
  if (lookedUp.status === 'idle' || lookedUp.status === 'loading') return null;
  if (lookedUp.status !== 'found') {
    return (
      <div className={styles.place}>
        <Notice tone="warning">
          <p>{t('linkedToken')}</p>
          <bdi className={styles.whole} translate="no">
            {id}
          </bdi>
          <p>{tokens(NO_TOKEN[lookedUp.status])}</p>
          <Button look="secondary" onClick={clear}>
            {t('removeToken')}
          </Button>
        </Notice>
      </div>
    );
  }
  return (
    <UnknownTokenDialog
      key={lookedUp.token.address}
      token={lookedUp.token}
      onAccept={() => rememberToken(lookedUp.token)}
      onClose={clear}
    />
  );
}
