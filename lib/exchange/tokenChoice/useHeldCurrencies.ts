import { useMemo } from 'react';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { sortByValue } from '@/lib/base/amounts/sortByValue';
import type { Currency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { isBeyondPool, usdValue } from '@/lib/exchange/pairs/usdPrice';
import { useUsdPrices } from '@/lib/exchange/pairs/useUsdPrices';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import type { CurrencyChoices } from './useCurrencyChoices';

/** A currency that the account holds. */
export type HeldCurrency = {
  readonly currency: Currency;
  /** In smallest units, above zero. */
  readonly raw: bigint;
  /** In dollars; undefined without a price. */
  readonly usd: Fraction | undefined;
  /** Whether that is more than half of the other side of the pool that has the price. */
  readonly isBeyondPool: boolean;
};

type HeldCurrencies = {
  /** Highest value first, then those without a price. */
  readonly held: readonly HeldCurrency[];
  /** Whether prices are still being read. */
  readonly isLoading: boolean;
};

const NO_TOKENS: readonly Token[] = [];

/** The currencies that an account has, with their values. The same object while nothing changes. */
export function useHeldCurrencies({
  currencies,
  comparableBalance,
}: Pick<CurrencyChoices, 'currencies' | 'comparableBalance'>): HeldCurrencies {
  const chainId = useActiveChainId();
  const own = useMemo(
    () => currencies.filter((each) => comparableBalance(each) > 0n),
    [currencies, comparableBalance],
  );
  const tokens = useMemo(() => (own.length > 0 ? own.map(wrapped) : NO_TOKENS), [own]);
  const { knownPriceOf, isLoading } = useUsdPrices(chainId, tokens);
  return useMemo(() => {
    const held = own.map((currency): HeldCurrency => {
      const raw = comparableBalance(currency);
      const known = knownPriceOf(wrapped(currency));
      const usd = known && usdValue(raw, known.price);
      return { currency, raw, usd, isBeyondPool: isBeyondPool(usd, known) };
    });
    return { held: sortByValue(held, ({ usd }) => usd), isLoading };
  }, [own, comparableBalance, knownPriceOf, isLoading]);
}
