'use client';

import type { Address } from 'viem';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Skeleton } from '@/components/ui/Skeleton';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useBalances } from '@/lib/holdings/wallet/useBalances';
import * as styles from './Header.css';

/** The account's AVAX balance, to 4 significant digits. */
export function NativeBalance({ account }: { account: Address }) {
  const chainId = useActiveChainId();
  const [balance] = useBalances(chainId, account, [chainId && nativeCurrency(chainId)]);
  return (
    <span className={styles.balance}>
      {balance ? (
        <CurrencyAmount amount={balance} rounding="held" digits={SHORT_DIGITS} />
      ) : (
        <Skeleton characters={10} />
      )}
    </span>
  );
}
