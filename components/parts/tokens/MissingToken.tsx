'use client';

import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { SwitchNetwork } from '@/components/parts/wallet/SwitchNetwork';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { tokenChoiceMessages } from '@/lib/base/i18n/exported/tokenChoice';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import { useTokenOfOtherChain } from '@/lib/holdings/knownTokens/useTokenOfOtherChain';
import { useAreListsReady } from '@/lib/holdings/lists/useAreListsReady';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { UnlistedToken } from './UnlistedToken';
import * as styles from './UnlistedToken.css';
import { useSymbolText } from './useSymbolText';

type Props = {
  chainId: ChainId;
  /** The id of no known token of the chain. */
  id: string;
  /** Whether a link named it; otherwise the user chose it. */
  isLinked: boolean;
  /** Called when the user gives up the token. */
  onRemove: () => void;
};

/**
 * Says why a token of the form is missing, and how to go on, once no list in use can have it any
 * more.
 */
export const MissingToken = withMessages({ tokenChoice: tokenChoiceMessages }, Content);

function Content({ chainId, id, isLinked, onRemove }: Props) {
  const areListsReady = useAreListsReady();
  const elsewhere = useTokenOfOtherChain(chainId, id);
  if (!areListsReady) return null;
  return elsewhere && !isLinked ? (
    <TokenElsewhere token={elsewhere} chainId={chainId} onRemove={onRemove} />
  ) : (
    <UnlistedToken chainId={chainId} id={id} isLinked={isLinked} onRemove={onRemove} />
  );
}

type ElsewhereProps = {
  token: Token;
  /** The chain shown, which does not have it. */
  chainId: ChainId;
  onRemove: () => void;
};

/** Says that a chosen token is not on the network shown. */
function TokenElsewhere({ token, chainId, onRemove }: ElsewhereProps) {
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
