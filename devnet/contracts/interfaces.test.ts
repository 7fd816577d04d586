import { type Abi, type AbiFunction, toFunctionSelector } from 'viem';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import {
  bridgeTokenSeedAbi,
  migrationRouterSeedAbi,
  miniChefSeedAbi,
  stakingRewardsSeedAbi,
} from './abis';
import { publishedAbi } from './artifacts';

function functionsOf(abi: Abi): readonly AbiFunction[] {
  return abi.filter((item) => item.type === 'function');
}

/** The parts that must match for a call to be understood and its answer to be decoded. */
function shapes(abi: Abi) {
  return functionsOf(abi).map((item) => ({
    selector: toFunctionSelector(item),
    stateMutability: item.stateMutability,
    outputs: item.outputs.map(({ type }) => type),
  }));
}

test('RPC-22 the published tokens have every function of the token interface', async () => {
  for (const contract of ['png', 'wavax', 'pair', 'bridgeToken'] as const) {
    const published = shapes(await publishedAbi(contract)).map(({ selector }) => selector);
    expect(published).toEqual(
      expect.arrayContaining(shapes(erc20Abi).map(({ selector }) => selector)),
    );
  }
});

test.each([
  ['miniChef', miniChefSeedAbi],
  ['stakingRewards', stakingRewardsSeedAbi],
  ['bridgeMigrationRouter', migrationRouterSeedAbi],
  ['bridgeToken', bridgeTokenSeedAbi],
] as const)('the interface of the %s is the published contract’s', async (contract, abi) => {
  expect(shapes(await publishedAbi(contract))).toEqual(expect.arrayContaining(shapes(abi)));
});
