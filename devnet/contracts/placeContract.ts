import { type Address, concat, type Hex, numberToHex } from 'viem';
import type { ChainClient } from '@/devnet/node/chain';

const GAS = 30_000_000n;

type Placement = {
  readonly address: Address;
  readonly creationCode: Hex;
  readonly constructorArgs?: Hex;
  readonly deployer: Address;
};

/**
 * Deploys a contract at a given address. Its constructor runs there, so that its storage and its
 * code contain the contract's production address.
 */
export async function placeContract(client: ChainClient, placement: Placement): Promise<void> {
  const { address, creationCode, constructorArgs = '0x', deployer } = placement;
  await client.setCode({ address, bytecode: concat([creationCode, constructorArgs]) });
  await client.setNonce({ address, nonce: 1 });
  const { data: runtimeCode } = await client.call({ account: deployer, to: address, gas: GAS });
  const receipt = await client.sendTransactionSync({
    from: deployer,
    to: address,
    gas: numberToHex(GAS),
  });
  if (receipt.status !== '0x1' || runtimeCode === undefined) throw new PlacementError(address);
  await client.setCode({ address, bytecode: runtimeCode });
}

class PlacementError extends Error {
  override readonly name = 'PlacementError';

  constructor(readonly address: Address) {
    super(`The constructor of the contract at ${address} reverted.`);
  }
}
