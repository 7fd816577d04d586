import { type Address, encodeAbiParameters, keccak256, parseAbiParameters } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { Chain } from '@/devnet/node/chain';
import { EXCHANGE_ADDRESSES, PAIR_INIT_CODE_HASH } from '@/lib/chain/contracts/addresses';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { creationCode, multicall3CreationCode } from './artifacts';
import { placeContract } from './placeContract';

const ONE_ADDRESS = parseAbiParameters('address');
const TWO_ADDRESSES = parseAbiParameters('address, address');

/** Puts the exchange's published contracts at their production addresses. */
export async function placeExchange({ chainId, client }: Chain): Promise<void> {
  const pairHash = keccak256(await creationCode('pair'));
  if (pairHash !== PAIR_INIT_CODE_HASH) throw new ForeignPairError(pairHash);

  const deployer = ACCOUNTS.deployer;
  const { factory, router, wavax, png } = EXCHANGE_ADDRESSES[chainId];
  const owned = encodeAbiParameters(ONE_ADDRESS, [deployer]);
  const routed = encodeAbiParameters(TWO_ADDRESSES, [factory, wavax]);
  const place = async (
    contract: Parameters<typeof creationCode>[0],
    placement: { address: Address; constructorArgs?: `0x${string}` },
  ) =>
    placeContract(client, {
      ...placement,
      deployer,
      creationCode: await creationCode(contract),
    });

  await place('wavax', { address: wavax });
  await place('factory', { address: factory, constructorArgs: owned });
  await place('router', { address: router, constructorArgs: routed });
  await place('png', { address: png, constructorArgs: owned });
  await placeContract(client, {
    address: MULTICALL3_ADDRESS,
    creationCode: multicall3CreationCode(),
    deployer,
  });
}

class ForeignPairError extends Error {
  override readonly name = 'ForeignPairError';

  constructor(hash: string) {
    super(
      `The pair's init code hash is ${hash}: the router of production would not find its pairs.`,
    );
  }
}
