import { useMemo } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import { isInCatalogue } from '@/lib/base/tokens/catalogue';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { ONCE } from '@/lib/chain/reads/useChainReads';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { decimalsCheck, isDecimalsProblem } from './decimalsCheck';
import { decimalsRead } from './tokenReads';

/** Currencies by what their contracts say about their decimals. The others are being read. */
type IdsByDecimals = {
  /** Their amounts can be compared. AVAX and the catalogue are always here, without a read. */
  readonly confirmedIds: ReadonlySet<string>;
  /** Their contracts report other decimals, or none. */
  readonly unconfirmableIds: ReadonlySet<string>;
};

/** The ids of currencies by whether their contracts confirm their decimals. Each is read once. */
export function useConfirmedIds(
  chainId: ChainId | undefined,
  currencies: readonly Currency[],
): IdsByDecimals {
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
    const checked = read.map(({ token, decimals }) => ({
      token,
      check: decimalsCheck([token], [decimals]),
    }));
    const confirmed = checked.filter(({ check }) => check.type === 'agrees');
    const unconfirmable = checked.filter(({ check }) => isDecimalsProblem(check));
    const others = currencies.filter((currency) => !isUnchecked(currency));
    return {
      confirmedIds: new Set([...others, ...confirmed.map(({ token }) => token)].map(currencyId)),
      unconfirmableIds: new Set(unconfirmable.map(({ token }) => currencyId(token))),
    };
  }, [currencies, read]);
}

function isUnchecked(currency: Currency): currency is Token {
  return currency.type === 'token' && !isInCatalogue(currency);
}
