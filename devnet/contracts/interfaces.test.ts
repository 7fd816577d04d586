import { type Abi, type AbiFunction, toFunctionSelector, toFunctionSignature } from 'viem';
import { bridgeTokenAbi } from '@/lib/chain/contracts/abis/bridgeToken';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import { factoryAbi } from '@/lib/chain/contracts/abis/factory';
import { migrationRouterAbi } from '@/lib/chain/contracts/abis/migrationRouter';
import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { pairAbi } from '@/lib/chain/contracts/abis/pair';
import { permitAbi } from '@/lib/chain/contracts/abis/permit';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { routerLiquidityAbi } from '@/lib/chain/contracts/abis/routerLiquidity';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import { wavaxAbi } from '@/lib/chain/contracts/abis/wavax';
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

const signaturesOf = (abi: Abi) => functionsOf(abi).map(toFunctionSignature);

/** The parts that must match for a call to be understood and its answer to be decoded. */
function shapes(abi: Abi) {
  return functionsOf(abi).map((item) => ({
    selector: toFunctionSelector(item),
    stateMutability: item.stateMutability,
    outputs: item.outputs.map(({ type }) => type),
  }));
}

test('RPC-22 the token interface has exactly its eight functions', () => {
  expect(signaturesOf(erc20Abi)).toEqual([
    'name()',
    'symbol()',
    'decimals()',
    'balanceOf(address)',
    'allowance(address,address)',
    'approve(address,uint256)',
    'transfer(address,uint256)',
    'transferFrom(address,address,uint256)',
  ]);
});

test('RPC-22 the published tokens have every function of the token interface', async () => {
  for (const contract of ['png', 'wavax', 'pair', 'bridgeToken'] as const) {
    const published = shapes(await publishedAbi(contract)).map(({ selector }) => selector);
    expect(published).toEqual(
      expect.arrayContaining(shapes(erc20Abi).map(({ selector }) => selector)),
    );
  }
});

test.each([
  ['router', routerAbi],
  ['router', routerLiquidityAbi],
  ['pair', permitAbi],
  ['png', permitAbi],
  ['pair', pairAbi],
  ['factory', factoryAbi],
  ['wavax', wavaxAbi],
  ['miniChef', miniChefAbi],
  ['stakingRewards', stakingRewardsAbi],
  ['miniChef', miniChefSeedAbi],
  ['stakingRewards', stakingRewardsSeedAbi],
  ['bridgeMigrationRouter', migrationRouterAbi],
  ['bridgeToken', bridgeTokenAbi],
  ['bridgeMigrationRouter', migrationRouterSeedAbi],
  ['bridgeToken', bridgeTokenSeedAbi],
] as const)('the interface of the %s is the published contract’s', async (contract, abi) => {
  expect(shapes(await publishedAbi(contract))).toEqual(expect.arrayContaining(shapes(abi)));
});
