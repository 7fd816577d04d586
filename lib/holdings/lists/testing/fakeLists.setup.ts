import type { ChainId } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import type { TokenList } from '@/lib/holdings/lists/tokenList';

/** A token made up for tests: the same number has the same address. */
export function fakeToken(number: number, fields: Partial<Token> = {}): Token {
  const digits = number.toString(16).padStart(40, '0');
  return {
    type: 'token',
    chainId: 43114,
    address: `0x${digits}`,
    decimals: 18,
    symbol: `T${number}`,
    name: `Token ${number}`,
    ...fields,
  };
}

/** A list of tokens at a version such as '1.2.3'. */
export function fakeList(version: string, tokens: readonly Token[]): TokenList {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return {
    name: 'Made up',
    timestamp: '2026-01-01T00:00:00.000Z',
    version: { major, minor, patch },
    tokens,
    leftOut: 0,
  };
}

/** A list's document, as published. */
export function listDocument(fields: Readonly<Record<string, unknown>> = {}) {
  return {
    name: 'Made up',
    timestamp: '2026-01-01T00:00:00+00:00',
    version: { major: 1, minor: 0, patch: 0 },
    tokens: [tokenEntry(1)],
    ...fields,
  };
}

/** A token in a list's document. */
export function tokenEntry(
  number: number,
  fields: Readonly<Record<string, unknown>> = {},
  chainId: ChainId = 43114,
) {
  const { address, decimals, symbol, name } = fakeToken(number);
  return { chainId, address, decimals, symbol, name, ...fields };
}
