import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useConfig } from 'wagmi';
import { SentenceSpace } from '@/components/ui/SentenceSpace';
import type { WalletOption } from '@/lib/holdings/wallet/walletOptions';
import { TUTORIALS_URL } from '@/lib/site/navigation/aboutLinks';
import * as styles from './WalletOptions.css';
import { WalletRow } from './WalletRow';

type Props = {
  options: readonly WalletOption[];
  /** The connector of the wallet that gets the focus: the one that was chosen last. */
  focusedUid: string | undefined;
  onChoose: (option: WalletOption) => void;
  /** The user has chosen the wallet that is connected. */
  onKeep: () => void;
};

/** The wallets to choose from, and help for those who have none. */
export function WalletOptions({ options, focusedUid, onChoose, onKeep }: Props) {
  const t = useTranslations('wallets');
  const config = useConfig();
  const recentId = useRecentId();
  return (
    <>
      <p className={styles.intro}>{t('intro')}</p>
      {options.length === 0 && <p role="status">{t('none')}</p>}
      <ul className={styles.list}>
        {options.map((option) => {
          const { uid, id } = option.connector;
          const isConnected = uid === config.state.current && config.state.connections.has(uid);
          return (
            <li key={uid}>
              <WalletRow
                option={option}
                isConnected={isConnected}
                // Of two wallets that look the same, none is recommended.
                isRecent={id === recentId && option.twin === undefined}
                isFocused={uid === focusedUid}
                onChoose={() => (isConnected ? onKeep() : onChoose(option))}
              />
            </li>
          );
        })}
      </ul>
      <p className={styles.help}>
        {t('isNew')}
        <SentenceSpace />
        <a href={TUTORIALS_URL} target="_blank" rel="noopener noreferrer">
          {t('readTutorials')}
        </a>
      </p>
      <p className={styles.help}>{t('withoutWallet')}</p>
    </>
  );
}

/** The id of the connector that was connected last, in this visit or an earlier one. */
function useRecentId(): string | undefined {
  const { storage } = useConfig();
  const [id, setId] = useState<string>();
  useEffect(() => {
    let hasUnmounted = false;
    const read = async () => {
      const recent = await storage?.getItem('recentConnectorId');
      if (!hasUnmounted && recent) setId(recent);
    };
    // Without it no wallet is marked.
    read().catch(() => undefined);
    return () => {
      hasUnmounted = true;
    };
  }, [storage]);
  return id;
}
