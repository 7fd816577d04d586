import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { formatAddress } from '@/lib/base/addresses/formatAddress';
import { isolated } from '@/lib/base/text/isolated';
import { isInCatalogue } from '@/lib/base/tokens/catalogue';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import { originalOf } from '@/lib/base/tokens/lookalike';
import { replacementOf } from '@/lib/base/tokens/oldBridge';
import { idsBySymbol, sharesSymbol } from '@/lib/base/tokens/sameSymbol';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import { useSharedSymbol } from '@/lib/holdings/knownTokens/useSharedSymbol';
import type { TokenByAddress } from '@/lib/holdings/knownTokens/useTokenByAddress';
import type { OtherList } from '@/lib/holdings/lists/useOtherLists';

type Options = {
  readonly rows: readonly Currency[];
  /** Whether some rows are of lists that are not in use. */
  readonly hasOthers: boolean;
  readonly byAddress: TokenByAddress;
  readonly otherListOf: (currency: Currency) => OtherList | undefined;
  /** The ids of the currencies that the user has added. */
  readonly addedIds: ReadonlySet<string>;
};

/** What a row shows before its name; both may be empty. */
export type RowMarks = {
  readonly warnings: readonly string[];
  /** What distinguishes the token from others, and where it comes from. */
  readonly notes: readonly string[];
};

/**
 * Returns the marks of a row. It warns of the old bridge and of a token that no list has, and says
 * which token it only looks like.
 * It notes the address of a token that is not in the catalogue, or whose symbol another one has.
 */
export function useRowMarks({ rows, hasOthers, byAddress, otherListOf, addedIds }: Options) {
  const t = useTranslations('tokenChoice');
  const tokens = useTranslations('tokens');
  const sharedAddress = useSharedSymbol();
  // `sharedAddress` covers the known tokens. Rows of other lists are compared here.
  const shown = useMemo(() => idsBySymbol(hasOthers ? rows : []), [rows, hasOthers]);
  const addressOf = (currency: Currency) => {
    if (currency.type === 'native') return undefined;
    const isTold =
      !isInCatalogue(currency) ||
      sharesSymbol(currency, shown) ||
      addedIds.has(currencyId(currency)) ||
      byAddress.status === 'found';
    return isTold ? currency.address : sharedAddress(currency);
  };
  const originOf = (currency: Currency) => {
    if (addedIds.has(currencyId(currency))) return tokens('addedByYou');
    const other = otherListOf(currency);
    return other && t('listNotInUse', { list: isolated(other.list.name) });
  };
  const isUnknown = (currency: Currency) =>
    byAddress.status === 'found' && !addedIds.has(currencyId(currency));
  return (currency: Currency): RowMarks => {
    const original = originalOf(currency);
    const address = addressOf(currency);
    const warnings = [
      replacementOf(currency) && t('oldBridge'),
      original && t('looksLike', { symbol: shortSymbol(original.symbol) }),
      isUnknown(currency) && t('unknownTitle'),
    ];
    return {
      warnings: warnings.filter((mark) => mark !== undefined && mark !== false),
      notes: [originOf(currency), address && formatAddress(address)].filter(
        (mark) => mark !== undefined,
      ),
    };
  };
}
