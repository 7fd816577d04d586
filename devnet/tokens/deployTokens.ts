import { encodeAbiParameters, type Hex, parseAbiParameters, stringToHex } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { type CreationCodes, codeOf } from '@/devnet/contracts/compile';
import { placeContract } from '@/devnet/contracts/placeContract';
import type { Chain } from '@/devnet/node/chain';
import { type SeededToken, seededTokens } from './tokens';

/** Deploys our practice tokens at the addresses of the tokens that they replace. */
export async function deployTokens(
  { chainId, client }: Chain,
  codes: CreationCodes,
): Promise<void> {
  for (const token of Object.values(seededTokens(chainId))) {
    if (token.contract === 'Wavax' || token.contract === 'Png') continue;
    await placeContract(client, {
      address: token.address,
      creationCode: codeOf(codes, token.contract),
      constructorArgs: constructorArgs(token),
      deployer: ACCOUNTS.deployer,
    });
  }
}

function constructorArgs({ contract, name, symbol, decimals }: SeededToken): Hex {
  switch (contract) {
    case 'Bytes32Token':
      return encodeAbiParameters(parseAbiParameters('bytes32, bytes32, uint8'), [
        stringToHex(name, { size: 32 }),
        stringToHex(symbol, { size: 32 }),
        decimals,
      ]);
    case 'NamelessToken':
      return encodeAbiParameters(parseAbiParameters('uint8'), [decimals]);
    case 'WildDecimalsToken':
      return encodeAbiParameters(parseAbiParameters('string, string'), [name, symbol]);
    default:
      return encodeAbiParameters(parseAbiParameters('string, string, uint8'), [
        name,
        symbol,
        decimals,
      ]);
  }
}
