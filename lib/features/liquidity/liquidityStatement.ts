import type { Address } from 'viem';
import { routerLiquidityAbi } from '@/lib/chain/contracts/abis/routerLiquidity';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import {
  type ArgumentCheck,
  isEqualTo,
  isSameAddress,
} from '@/lib/transactions/review/argumentChecks';
import type { CallContext } from '@/lib/transactions/review/statement';

/** What adding and removing both show. The tokens are in the order of the call. */
export type ShownLiquidity = {
  readonly tokenA: Address;
  /** WAVAX if `isNative` means AVAX. */
  readonly tokenB: Address;
  readonly isNative: boolean;
  readonly minimumA: bigint;
  readonly minimumB: bigint;
  /** The deadline setting that was shown. */
  readonly deadlineSeconds: number;
};

/** The router's functions that change liquidity. */
export function liquidityTarget({ chainId }: CallContext) {
  return { target: EXCHANGE_ADDRESSES[chainId].router, abi: routerLiquidityAbi };
}

/** The argument checks that both share. The output of the call goes to the account. */
export function liquidityArguments(
  { account }: CallContext,
  { tokenA, tokenB, minimumA, minimumB }: ShownLiquidity,
): Readonly<Record<string, ArgumentCheck>> {
  return {
    token: isSameAddress(tokenA),
    tokenA: isSameAddress(tokenA),
    tokenB: isSameAddress(tokenB),
    amountTokenMin: isEqualTo(minimumA),
    amountAMin: isEqualTo(minimumA),
    amountAVAXMin: isEqualTo(minimumB),
    amountBMin: isEqualTo(minimumB),
    to: isSameAddress(account),
  };
}
