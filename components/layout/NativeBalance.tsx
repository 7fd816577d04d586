'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { ExactAmount } from '@/components/tokens/ExactAmount';
import { UsdValue } from '@/components/tokens/UsdValue';
import { Skeleton } from '@/components/ui/Skeleton';
import { SHORT_DIGITS } from '@/lib/amounts/decimalText';
import { formatBalance } from '@/lib/amounts/formatAmount';
import { nativeCurrency } from '@/lib/tokens/currency';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';
import { useBalances } from '@/lib/wallet/useBalances';
import * as styles from './Header.css';

/** The account's AVAX balance, to 4 significant digits. */
export function NativeBalance({ account }: { account: Address }) {
  const t = useTranslations('wallet');
  const locale = useLocale();
  const chainId = useActiveChainId();
  const [balance] = useBalances(chainId, account, [chainId && nativeCurrency(chainId)]);
  return (
    <span className={styles.balance}>
      {balance ? (
        <>
          <ExactAmount amount={balance}>
            {t('balance', { amount: formatBalance(balance, { digits: SHORT_DIGITS, locale }) })}
          </ExactAmount>
          <UsdValue amount={balance} />
        </>
      ) : (
        <Skeleton characters={10} />
      )}
    </span>
  );
}
