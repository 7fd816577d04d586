'use client';

import type { Address } from 'viem';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { UsdValue } from '@/components/tokens/UsdValue';
import { Skeleton } from '@/components/ui/Skeleton';
import { SHORT_DIGITS } from '@/lib/amounts/decimalText';
import { nativeCurrency } from '@/lib/tokens/currency';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';
import { useBalances } from '@/lib/wallet/useBalances';
import * as styles from './Header.css';

/** The account's AVAX balance, to 4 significant digits. */
export function NativeBalance({ account }: { account: Address }) {
  const chainId = useActiveChainId();
  const [balance] = useBalances(chainId, account, [chainId && nativeCurrency(chainId)]);
  return (
    <span className={styles.balance}>
      {balance ? (
        <>
          <CurrencyAmount amount={balance} rounding="held" digits={SHORT_DIGITS} />
          <UsdValue amount={balance} />
        </>
      ) : (
        <Skeleton characters={10} />
      )}
    </span>
  );
}
