import { routerLiquidityAbi } from '@/lib/chain/contracts/abis/routerLiquidity';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { CallCandidates } from '@/lib/chain/contracts/contractCall';
import type { AddTerms } from './addTerms';
import { callOrder } from './callOrder';
import { minimums } from './minimums';
import { rawOf } from './sides';

/**
 * The router call of an addition.
 *
 * @param deadline - In seconds since 1970.
 */
export function addCalls(addition: AddTerms, deadline: bigint): CallCandidates {
  const { account, amounts, maximums, independentField, slippageBps } = addition;
  const { chainId, isNative, first, second, pick } = callOrder(amounts, independentField);
  const [amountA, amountB] = pick(rawOf(maximums));
  const terms = [...pick(rawOf(minimums(amounts, slippageBps))), account, deadline];
  const router = { address: EXCHANGE_ADDRESSES[chainId].router, abi: routerLiquidityAbi };
  return isNative
    ? [
        {
          ...router,
          functionName: 'addLiquidityAVAX',
          args: [first, amountA, ...terms],
          value: amountB,
        },
      ]
    : [
        {
          ...router,
          functionName: 'addLiquidity',
          args: [first, second, amountA, amountB, ...terms],
        },
      ];
}
