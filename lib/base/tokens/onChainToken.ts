import { type Address, decodeAbiParameters, type Hex, hexToBigInt, hexToString, size } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { tokenName, tokenSymbol } from './nameAndSymbol';
import { MAX_TOKEN_DECIMALS, type Token } from './token';

/** A contract's answers to the token reads, as bytes; undefined when it reverted. */
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

const MAX_DECIMALS = BigInt(MAX_TOKEN_DECIMALS);
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
      symbol: tokenSymbol(decodeText(symbol)),
      name: tokenName(decodeText(name)),
    },
  };
}

function decodeDecimals(answer: Hex): number | undefined {
  if (size(answer) !== WORD_BYTES) return undefined;
  const decimals = hexToBigInt(answer);
  return decimals <= MAX_DECIMALS ? Number(decimals) : undefined;
}

function decodeText(answer: Hex | undefined): string {
  if (answer === undefined) return '';
  if (size(answer) === WORD_BYTES) return hexToString(answer, { size: WORD_BYTES });
  try {
    const [text] = decodeAbiParameters([{ type: 'string' }], answer);
    return text;
  } catch {
    // A contract may return anything. Bytes that are not text count as an empty name.
    return '';
  }
}
