import { useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { Button } from '@/components/ui/Button';
import { useIsSlow } from '@/components/ui/useIsSlow';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import type { ChainId } from '@/lib/base/networks/network';
import { walletImage } from '@/lib/base/tokens/logo';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import type { Token } from '@/lib/base/tokens/token';
import { useTokenByAddress } from '@/lib/holdings/knownTokens/useTokenByAddress';
import { useWallet } from '@/lib/holdings/wallet/useWallet';
import { useWatchAsset } from '@/lib/holdings/wallet/useWatchAsset';
import { isLongSymbol } from '@/lib/holdings/wallet/watchAssetRequest';
import * as styles from './AddToWallet.css';

type Props = { chainId: ChainId; address: Address };

/** How long a wallet may take before its silence is shown. */
const SILENT_MS = 15_000;

/**
 * Offers to add a token to the connected wallet, with the symbol and the decimals that its contract
 * names; keeps the place free until they are read.
 */
export function AddToWallet({ chainId, address }: Props) {
  const wallet = useWallet();
  const isThere = wallet.status === 'connected' && wallet.chainId === chainId;
  const found = useTokenByAddress(chainId, isThere ? address : undefined);
  if (found.status === 'loading') return <div className={styles.offer} />;
  return found.status === 'found' ? <Offer token={found.token} /> : null;
}

function Offer({ token }: { token: Token }) {
  const t = useTranslations('transactions.watch');
  const loaded = useConfiguration();
  const { status, watch } = useWatchAsset();
  const isRequested = status === 'requested';
  const isSilent = useIsSlow(isRequested, SILENT_MS);
  const base = loaded.status === 'ready' ? loaded.configuration.tokenLogoBase : '';
  const symbol = shortSymbol(token.symbol);
  const isTooLong = status === 'failed' && isLongSymbol(token);
  return (
    <div className={styles.offer}>
      {status !== 'added' && (
        <Button
          variant="text"
          aria-disabled={isRequested && !isSilent}
          onClick={() => {
            if (!isRequested || isSilent)
              watch(token, walletImage(base, token, window.location.origin));
          }}
        >
          {t('add', { symbol })}
        </Button>
      )}
      <p className={styles.message} aria-live="polite">
        {isTooLong && t('longSymbol', { symbol })}
        {!isTooLong && status !== 'idle' && t(isSilent ? 'silent' : status, { symbol })}
      </p>
    </div>
  );
}
