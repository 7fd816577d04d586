import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CopyableValue } from '@/components/ui/CopyableValue';
import { explorerUrl } from '@/lib/base/configuration/explorer';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import type { Token } from '@/lib/base/tokens/token';
import { TokenLogo } from './TokenLogo';
import * as styles from './UnknownTokenDialog.css';

type Props = { token: Token; isLookalike: boolean; children: ReactNode };

/** A token's own name, and its address in full. */
export function UnknownTokenCard({ token, isLookalike, children }: Props) {
  const t = useTranslations('tokenChoice');
  const wallet = useTranslations('wallet');
  const loaded = useConfiguration();
  const { address, chainId } = token;
  return (
    <section className={isLookalike ? styles.lookalikeCard : styles.card} aria-label={token.symbol}>
      <div className={styles.head}>
        <TokenLogo currency={token} size={40} />
        <span>
          <bdi className={styles.symbol} translate="no">
            {token.symbol}
          </bdi>
          <bdi className={styles.name} translate="no">
            {token.name}
          </bdi>
        </span>
      </div>
      {children}
      <div>
        <p className={styles.label}>{t('contract')}</p>
        <div className={styles.address} translate="no">
          <CopyableValue
            text={address}
            exact={address}
            copyLabel={t('copyContract', { address })}
          />
        </div>
      </div>
      {loaded.status === 'ready' && (
        <a
          className={styles.link}
          href={explorerUrl(loaded.configuration, chainId, { type: 'token', address })}
          target="_blank"
          rel="noopener noreferrer"
        >
          {wallet('viewOnExplorer')}
          <ExternalLink size={14} aria-hidden="true" />
        </a>
      )}
    </section>
  );
}
