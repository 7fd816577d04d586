import { type Address, decodeAbiParameters, type Hex, hexToBigInt, hexToString, size } from 'viem';
import { plainText } from '@/lib/errors/plainText';
import type { ChainId } from '@/lib/networks/network';
import type { Token } from './token';

/** A contract's answers to the token reads, as bytes; absent when it reverted. */
export type TokenAnswers = {
  readonly name: Hex | undefined;
  readonly symbol: Hex | undefined;
  readonly decimals: Hex | undefined;
};

/** A contract's own description as a token. */
export type OnChainToken =
  | { readonly status: 'found'; readonly token: Token }
  /** Nothing at the address answers, for example because there is no contract. */
  | { readonly status: 'noContract' }
  /** Its decimals are missing or above 36, so its amounts cannot be shown. */
  | { readonly status: 'noDecimals' };

/** The name of a token without one. */
const UNKNOWN_NAME = 'Unknown Token';
/** The symbol of a token without one. */
const UNKNOWN_SYMBOL = 'UNKNOWN';

const MAX_DECIMALS = 36n;
const MAX_NAME_CHARACTERS = 60;
const MAX_SYMBOL_CHARACTERS = 40;
const WORD_BYTES = 32;

/**
 * The token that a contract describes. Its name and symbol may be text, as in the standard, or 32
 * bytes, as in older contracts, and are made safe to show.
 */
export function onChainToken(
  chainId: ChainId,
  address: Address,
  { name, symbol, decimals }: TokenAnswers,
): OnChainToken {
  if (name === '0x' && symbol === '0x' && decimals === '0x') return { status: 'noContract' };
  const places = decimals && decodeDecimals(decimals);
  if (places === undefined) return { status: 'noDecimals' };
  return {
    status: 'found',
    token: {
      type: 'token',
      chainId,
      address,
      decimals: places,
      symbol: shownText(symbol, MAX_SYMBOL_CHARACTERS) || UNKNOWN_SYMBOL,
      name: shownText(name, MAX_NAME_CHARACTERS) || UNKNOWN_NAME,
    },
  };
}

function decodeDecimals(answer: Hex): number | undefined {
  if (size(answer) !== WORD_BYTES) return undefined;
  const decimals = hexToBigInt(answer);
  return decimals <= MAX_DECIMALS ? Number(decimals) : undefined;
}

function shownText(answer: Hex | undefined, maxCharacters: number): string {
  return answer === undefined ? '' : plainText(decodeText(answer), maxCharacters);
}

function decodeText(answer: Hex): string {
  if (size(answer) === WORD_BYTES) return hexToString(answer, { size: WORD_BYTES });
  try {
    const [text] = decodeAbiParameters([{ type: 'string' }], answer);
    return text;
  } catch {
    // A contract may return anything. Bytes that are not text count as an empty name.
    return '';
  }
}
