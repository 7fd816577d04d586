import { type Abi, type AbiFunction, type Hex, toFunctionSelector } from 'viem';
import { erc20Abi } from '@/lib/contracts/abis/erc20';
import { miniChefAbi } from '@/lib/contracts/abis/miniChef';
import { pairAbi } from '@/lib/contracts/abis/pair';
import { routerAbi } from '@/lib/contracts/abis/router';
import { routerLiquidityAbi } from '@/lib/contracts/abis/routerLiquidity';
import { stakingRewardsAbi } from '@/lib/contracts/abis/stakingRewards';
import { wavaxAbi } from '@/lib/contracts/abis/wavax';

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
