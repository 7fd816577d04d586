import { useTranslations } from 'next-intl';
import { SwitchNetwork } from '@/components/parts/wallet/SwitchNetwork';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import * as styles from './UnlistedToken.css';
import { useSymbolText } from './useSymbolText';

type Props = {
  token: Token;
  /** The chain shown, which does not have it. */
  chainId: ChainId;
  onRemove: () => void;
};

/** Says that a chosen token is not on the network shown. */
export function TokenElsewhere({ token, chainId, onRemove }: Props) {
  const t = useTranslations('tokenChoice');
  const symbol = useSymbolText()(token);
  const isConnected = useAddress() !== undefined;
  return (
    <div className={styles.place}>
      <Notice tone="warning">
        <p>{t('elsewhere', { symbol, network: NETWORK_NAMES[chainId] })}</p>
        <div className={styles.choices}>
          {isConnected && <SwitchNetwork chainId={token.chainId} variant="secondary" />}
          <Button variant="secondary" onClick={onRemove}>
            {t('remove', { symbol })}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
