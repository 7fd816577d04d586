import { type Address, decodeAbiParameters, type Hex, hexToBigInt, hexToString, size } from 'viem';
import { plainText } from '@/lib/errors/plainText';
import type { ChainId } from '@/lib/networks/network';
import type { Token } from './token';

/** The bytes with which a contract answered the questions of a token; absent where it refused. */
export type TokenAnswers = {
  readonly name: Hex | undefined;
  readonly symbol: Hex | undefined;
  readonly decimals: Hex | undefined;
};

/** What a contract says of itself as a token. */
export type OnChainToken =
  | { readonly status: 'found'; readonly token: Token }
  /** Nothing at the address answers, as where there is no contract. */
  | { readonly status: 'noContract' }
  /** Its decimals are missing or above 36: its amounts cannot be shown. */
  | { readonly status: 'noDecimals' };

/** How a token without a name is called. */
const UNKNOWN_NAME = 'Unknown Token';
/** How a token without a symbol is called. */
const UNKNOWN_SYMBOL = 'UNKNOWN';

const MAX_DECIMALS = 36n;
const MAX_NAME_CHARACTERS = 60;
const MAX_SYMBOL_CHARACTERS = 40;
const WORD_BYTES = 32;

/**
 * The token that a contract describes; its name and symbol may be text, as the standard says, or 32
 * bytes, as older contracts have it, and are made safe to show.
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
    // What a contract answers is up to it; bytes that are no text are no name.
    return '';
  }
}
