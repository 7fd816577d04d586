import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { OLD_BRIDGE_TOKENS } from '@/lib/base/tokens/oldBridge';
import { ordinaryTokens } from '../../tokens/tokens';
import { type ListDocument, type ListedToken, listDocument, madeUpTokens } from './document';

const STABLECOINS = /^(USD|DAI|MIM|FRAX|TUSD|BUSD|UST)/;

/**
 * The five public lists, by file name, about as long as in production. Their tokens are those of
 * the catalogue on Avalanche, those of the local exchange on Fuji, and made-up ones.
 */
export const PUBLIC_LISTS: Readonly<Record<string, ListDocument>> = {
  'top15.tokenlist.json': listDocument('Top 15', known().filter(isOnAvalanche).slice(0, 15)),
  'aeb.tokenlist.json': listDocument(
    'AEB',
    filled('aeb', 100, [...known(/\.e$/), ...known().filter(isOfOldBridge)]),
  ),
  'ab.tokenlist.json': listDocument('AB', filled('ab', 200, known())),
  'defi.tokenlist.json': listDocument('Defi', filled('defi', 100, known())),
  'stablecoin.tokenlist.json': listDocument('Stablecoin', filled('usd', 15, known(STABLECOINS))),
};

function isOnAvalanche({ chainId }: ListedToken): boolean {
  return chainId === 43114;
}

function isOfOldBridge({ chainId, address }: ListedToken): boolean {
  return OLD_BRIDGE_TOKENS.some(
    ({ token }) => token.chainId === chainId && token.address === address,
  );
}

/** The tokens of both chains whose symbol matches: Fuji's first. */
function known(symbols = /./): readonly ListedToken[] {
  const onFuji = ordinaryTokens(43113).map((token) => ({ ...token, chainId: 43113 }));
  const onAvalanche = [...ordinaryTokens(43114), ...CATALOGUE[43114]].map((token) => ({
    ...token,
    chainId: 43114,
  }));
  const seen = new Set<string>();
  return [...onFuji, ...onAvalanche]
    .filter(({ chainId, address, symbol }) => {
      const id = `${chainId} ${address}`;
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew && symbols.test(symbol);
    })
    .map(({ chainId, address, symbol, name, decimals }) => ({
      chainId,
      address,
      symbol,
      name,
      decimals,
    }));
}

function filled(
  name: string,
  count: number,
  tokens: readonly ListedToken[],
): readonly ListedToken[] {
  return [...tokens, ...madeUpTokens(name, Math.max(0, count - tokens.length))].slice(0, count);
}
