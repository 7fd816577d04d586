import type { Address } from 'viem';
import { AVALANCHE } from '@/lib/base/networks/network';
import { catalogueToken } from '@/lib/base/tokens/catalogueToken';
import type { Token } from '@/lib/base/tokens/token';
import type { AirdropContract, AirdropHolder } from './airdropResult';

/** The contract requires 10^18 smallest units and calls that one token, whatever the token says. */
const DECIMALS = 18;

/**
 * The two tokens, UNI first, at the addresses that the contract names; a claim requires one whole
 * unit of either.
 */
export function requiredTokens({ uni, sushi }: AirdropContract): readonly [Token, Token] {
  return [requiredToken(uni, 'UNI'), requiredToken(sushi, 'SUSHI')];
}

function requiredToken(address: Address, symbol: string): Token {
  const listed = catalogueToken(AVALANCHE, address);
  if (listed !== undefined && listed.decimals === DECIMALS) return listed;
  const chainId = AVALANCHE;
  return { type: 'token', chainId, address, symbol, name: symbol, decimals: DECIMALS };
}

/** One whole UNI or SUSHI in its smallest unit, as the contract counts it. */
export const ONE_TOKEN = 10n ** 18n;

/** Whether an address has one whole of one of the two tokens. Parts of both do not add up. */
export function hasRequiredToken({ uni, sushi }: AirdropHolder): boolean {
  return uni >= ONE_TOKEN || sushi >= ONE_TOKEN;
}
