import type { Currency } from '@/lib/base/tokens/currency';
import { originalOf, originalsFirst } from '@/lib/base/tokens/lookalike';
import { replacementOf } from '@/lib/base/tokens/oldBridge';
import { searchCurrencies } from '@/lib/base/tokens/searchCurrencies';
import { MAX_TOKEN_DECIMALS } from '@/lib/base/tokens/token';

type Balances = {
  readonly isHeld: (currency: Currency) => boolean;
  /** In smallest units; zero for what is unknown. */
  readonly comparableBalance: (currency: Currency) => bigint;
};

const NO_BALANCES: Balances = { isHeld: () => false, comparableBalance: () => 0n };

/**
 * The currencies that match a search, as `searchCurrencies` finds and orders them; a look-alike
 * comes behind its original, unless the account has more of it. In a search, so does a token of the
 * old bridge behind the one that took its place: most people look for that by its symbol.
 *
 * @param balances - Without them, no token counts as held.
 */
export function searchTokens(
  currencies: readonly Currency[],
  query: string,
  { isHeld, comparableBalance }: Balances = NO_BALANCES,
): readonly Currency[] {
  const found = searchCurrencies(currencies, query, isHeld);
  // In a unit so small that the decimals of tokens do not matter.
  const comparableOf = (currency: Currency) =>
    comparableBalance(currency) * 10n ** BigInt(MAX_TOKEN_DECIMALS - currency.decimals);
  const presentFirst =
    query.trim() === ''
      ? found
      : originalsFirst(found, {
          originalOf: replacementOf,
          areEqual: (old, present) => comparableOf(old) <= comparableOf(present),
        });
  return originalsFirst(presentFirst, {
    originalOf,
    areEqual: (a, b) => comparableOf(a) === comparableOf(b),
  });
}
