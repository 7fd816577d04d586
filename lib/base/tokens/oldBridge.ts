import { AVALANCHE } from '@/lib/base/networks/network';
import { CATALOGUE } from './catalogue';
import { type Currency, currencyId } from './currency';
import type { Token } from './token';

/**
 * The tokens of the old Avalanche bridge, by their symbols in the catalogue, and the tokens of the
 * present one that they are converted to. They are on Avalanche only.
 */
const CONVERTED: Readonly<Record<string, string>> = {
  ETH: 'WETH.e',
  USDT: 'USDT.e',
  WBTC: 'WBTC.e',
  LINK: 'LINK.e',
  DAI: 'DAI.e',
  UNI: 'UNI.e',
  SUSHI: 'SUSHI.e',
  AAVE: 'AAVE.e',
  YFI: 'YFI.e',
};

type OldToken = {
  readonly token: Token;
  /** The token of the present bridge that takes its place. */
  readonly replacement: Token;
};

/** The tokens of the old Avalanche bridge. */
export const OLD_BRIDGE_TOKENS: readonly OldToken[] = Object.entries(CONVERTED).flatMap(
  ([old, present]) => {
    const [token, replacement] = [listed(old), listed(present)];
    return token && replacement ? [{ token, replacement }] : [];
  },
);

const replacements = new Map(
  OLD_BRIDGE_TOKENS.map(({ token, replacement }) => [currencyId(token), replacement]),
);

/** The token that takes the place of one of the old bridge; undefined for any other currency. */
export function replacementOf(currency: Currency): Token | undefined {
  return currency.chainId === AVALANCHE ? replacements.get(currencyId(currency)) : undefined;
}

function listed(symbol: string): Token | undefined {
  return CATALOGUE[AVALANCHE].find((token) => token.symbol === symbol);
}
