import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { Address } from 'viem';
import { withMessages } from '@/components/parts/loading/withMessages';
import { RecentTransaction } from '@/components/transactions/history/RecentTransaction';
import { marketMessages } from '@/lib/base/i18n/exported/market';
import { signingMessages } from '@/lib/base/i18n/exported/signing';
import type { Currency } from '@/lib/base/tokens/currency';
import { useOwnSwaps } from '@/lib/features/swap/useOwnSwaps';
import * as styles from './SwapMarket.css';

type Props = { account: Address; currencies: readonly [Currency, Currency] };

/** The last swaps of the pair that this device knows of the account. */
export const OwnSwaps = withMessages({ market: marketMessages, ...signingMessages }, Content);

function Content({ account, currencies }: Props) {
  const t = useTranslations('market');
  const titleId = useId();
  const swaps = useOwnSwaps(account, currencies);
  if (swaps.length === 0) return null;
  return (
    <div className={styles.pool}>
      <h3 id={titleId} className={styles.poolTitle}>
        {t('ownSwaps')}
      </h3>
      <ol className={styles.own} aria-labelledby={titleId}>
        {swaps.map((record) => (
          <RecentTransaction key={`${record.hash} ${record.addedTime}`} record={record} />
        ))}
      </ol>
    </div>
  );
}
