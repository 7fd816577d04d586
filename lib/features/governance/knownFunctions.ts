import { type Abi, type AbiFunction, type Hex, toFunctionSelector } from 'viem';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { pairAbi } from '@/lib/chain/contracts/abis/pair';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { routerLiquidityAbi } from '@/lib/chain/contracts/abis/routerLiquidity';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import { wavaxAbi } from '@/lib/chain/contracts/abis/wavax';

const ABIS: readonly Abi[] = [
  erc20Abi,
  wavaxAbi,
  pairAbi,
  miniChefAbi,
  stakingRewardsAbi,
  routerAbi,
  routerLiquidityAbi,
];

let bySelector: ReadonlyMap<string, AbiFunction> | undefined;

/** The function with a selector among those of the contracts that this site calls. */
export function knownFunction(selector: Hex): AbiFunction | undefined {
  bySelector ??= new Map(
    ABIS.flat()
      .filter((item) => item.type === 'function')
      .map((item) => [toFunctionSelector(item), item]),
  );
  return bySelector.get(selector.toLowerCase());
}
