import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { pastedAddress } from '@/lib/base/addresses/pastedAddress';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';
import { plainText } from '@/lib/base/text/plainText';
import { useTokenByAddress } from '@/lib/holdings/knownTokens/useTokenByAddress';
import { rememberToken } from '@/lib/site/settings/store';
import { UnknownTokenDialog } from './UnknownTokenDialog';
import * as styles from './UnlistedToken.css';
import { NO_TOKEN, useAddressProblem } from './useAddressProblem';

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
  const addressProblem = useAddressProblem();
  const pasted = pastedAddress(id);
  const address = pasted.status === 'address' ? pasted.address : undefined;
  const lookedUp = useTokenByAddress(chainId, address);
  if (lookedUp.status === 'loading') return null;
  if (lookedUp.status !== 'found') {
    return (
      <div className={styles.place}>
        <Notice tone="warning">
          <p>{t(isLinked ? 'linked' : 'unlisted')}</p>
          <bdi className={styles.whole} translate="no">
            {plainText(id)}
          </bdi>
          <p>
            {lookedUp.status === 'idle'
              ? addressProblem(pasted)
              : t(NO_TOKEN[lookedUp.status], { network: NETWORK_NAMES[chainId] })}
          </p>
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
