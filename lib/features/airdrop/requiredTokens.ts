import { type Address, isAddressEqual } from 'viem';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { AIRDROP_CHAIN_ID } from './airdropContract';
import type { AirdropContract } from './airdropReading';

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
  const listed = CATALOGUE[AIRDROP_CHAIN_ID].find((token) =>
    isAddressEqual(token.address, address),
  );
  if (listed !== undefined && listed.decimals === DECIMALS) return listed;
  const chainId = AIRDROP_CHAIN_ID;
  return { type: 'token', chainId, address, symbol, name: symbol, decimals: DECIMALS };
}
