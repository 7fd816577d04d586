import { useTranslations } from 'next-intl';
import { getAddress, isAddress } from 'viem';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { useTokenByAddress } from '@/lib/knownTokens/useTokenByAddress';
import { type ChainId, NETWORK_NAMES } from '@/lib/networks/network';
import { rememberToken } from '@/lib/settings/store';
import { NO_TOKEN } from './noToken';
import { UnknownTokenDialog } from './UnknownTokenDialog';
import * as styles from './UnlistedToken.css';

type Props = {
  chainId: ChainId;
  id: string;
  /** Whether a link named it. */
  isLinked: boolean;
  /** Called when the user rejected the token, or when it does not exist. */
  onRemove: () => void;
};

/** Asks about a token of the form that is on no list in use. */
export function UnlistedToken({ chainId, id, isLinked, onRemove }: Props) {
  const t = useTranslations('tokenChoice');
  const lookedUp = useTokenByAddress(
    chainId,
    isAddress(id, { strict: false }) ? getAddress(id) : undefined,
  );
  if (lookedUp.status === 'idle' || lookedUp.status === 'loading') return null;
  if (lookedUp.status !== 'found') {
    return (
      <div className={styles.place}>
        <Notice tone="warning">
          <p>{t(isLinked ? 'linked' : 'unlisted')}</p>
          <bdi className={styles.whole} translate="no">
            {id}
          </bdi>
          <p>{t(NO_TOKEN[lookedUp.status], { network: NETWORK_NAMES[chainId] })}</p>
          <Button variant="secondary" onClick={onRemove}>
            {t('removeLinked')}
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
      onClose={onRemove}
    />
  );
}
