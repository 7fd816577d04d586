import { useMemo } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import { isInCatalogue } from '@/lib/base/tokens/catalogue';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { ONCE } from '@/lib/chain/reads/useChainReads';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { decimalsCheck } from './decimalsCheck';
import { decimalsRead } from './tokenReads';

/**
 * The ids of those currencies whose contracts have confirmed their decimals, so that their amounts
 * can be compared. Each is read once. AVAX and the catalogue are always in the set, without a read.
 */
export function useConfirmedIds(
  chainId: ChainId | undefined,
  currencies: readonly Currency[],
): ReadonlySet<string> {
  const unchecked = useMemo(
    () => currencies.filter(isUnchecked).map((token) => ({ token })),
    [currencies],
  );
  const read = useReadRecords(
    chainId,
    unchecked,
    ({ token }) => ({ decimals: decimalsRead(token) }),
    { everyBlocks: ONCE },
  );
  return useMemo(() => {
    const confirmed = read.flatMap(({ token, decimals }) =>
      decimalsCheck([token], [decimals]).type === 'agrees' ? [token] : [],
    );
    const others = currencies.filter((currency) => !isUnchecked(currency));
    return new Set([...others, ...confirmed].map(currencyId));
  }, [currencies, read]);
}

function isUnchecked(currency: Currency): currency is Token {
  return currency.type === 'token' && !isInCatalogue(currency);
}
