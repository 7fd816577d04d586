'use client';

import { useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { SlowNote } from '@/components/parts/loading/SlowNote';
import { withMessages } from '@/components/parts/loading/withMessages';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Dialog } from '@/components/ui/Dialog';
import { Spinner } from '@/components/ui/Spinner';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { marketMessages } from '@/lib/base/i18n/exported/market';
import { poolsMessages } from '@/lib/base/i18n/exported/pools';
import { pairText } from '@/lib/base/tokens/pairText';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import { shownCurrencies } from '@/lib/features/liquidity/pairName';
import { usePoolByAddress } from '@/lib/features/liquidity/usePoolByAddress';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import * as styles from './PoolDialog.css';
import { PoolHeading } from './PoolHeading';
import { PoolView } from './PoolView';

type Props = {
  /** The contract of the pair. */
  address: Address;
  /** Its tokens, if the page knows them; otherwise its contract is asked. */
  tokens: TokenPair | undefined;
  /** The account's part of it; undefined if it has none. */
  share: Fraction | undefined;
  onClose: () => void;
};

/** The view of a pool: its prices, what it holds, its depth, and what can be done with it. */
export const PoolDialog = withMessages({ market: marketMessages, pools: poolsMessages }, Content);

function Content({ address, tokens: known, share, onClose }: Props) {
  const t = useTranslations('pools');
  const frame = useTranslations('frame');
  const symbolText = useSymbolText();
  const chainId = useActiveChainId();
  const found = usePoolByAddress(chainId, known ? undefined : address);
  const tokens = known ?? (found.status === 'found' ? found.tokens : undefined);
  const currencies = tokens && shownCurrencies(tokens);
  const isMissing = found.status === 'none' || found.status === 'unreadable';
  return (
    <Dialog
      title={currencies ? pairText(currencies.map(symbolText)) : t('view.title')}
      heading={currencies && <PoolHeading currencies={currencies} />}
      closeLabel={frame('close')}
      onClose={onClose}
    >
      {tokens && currencies && (
        <PoolView key={address} {...{ address, tokens, currencies, share }} />
      )}
      {!tokens && isMissing && (
        <p className={styles.message}>{t(found.status === 'none' ? 'view.none' : 'unreadable')}</p>
      )}
      {!tokens && !isMissing && (
        <div className={styles.message}>
          <p role="status">
            <Spinner /> {t('view.loading')}
          </p>
          <SlowNote />
        </div>
      )}
    </Dialog>
  );
}
