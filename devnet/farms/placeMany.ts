import { type Address, concat, type Hex } from 'viem';
import type { ChainClient } from '../node/chain';
import { callTogether } from './callTogether';

type Placement = {
  readonly address: Address;
  readonly creationCode: Hex;
  readonly constructorArgs: Hex;
};

/** How many constructors run in one transaction. */
const TOGETHER = 10;

/**
 * Deploys many contracts at given addresses, as `placeContract` does with one. Their deployer, and
 * so their owner, is Multicall3.
 */
export async function placeMany(
  client: ChainClient,
  placements: readonly Placement[],
): Promise<void> {
  const runtimeCodes = await Promise.all(
    placements.map(async ({ address, creationCode, constructorArgs }) => {
      await client.setCode({ address, bytecode: concat([creationCode, constructorArgs]) });
      await client.setNonce({ address, nonce: 1 });
      return (await client.call({ to: address })).data ?? '0x';
    }),
  );
  for (let first = 0; first < placements.length; first += TOGETHER)
    await callTogether(
      client,
      placements
        .slice(first, first + TOGETHER)
        .map(({ address }) => ({ target: address, callData: '0x' })),
    );
  await Promise.all(
    placements.map(({ address }, index) =>
      client.setCode({ address, bytecode: runtimeCodes[index] ?? '0x' }),
    ),
  );
}
