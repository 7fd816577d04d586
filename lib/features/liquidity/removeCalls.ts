import { routerLiquidityAbi } from '@/lib/chain/contracts/abis/routerLiquidity';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { CallCandidates, ContractCall } from '@/lib/chain/contracts/contractCall';
import type { PermitSignature } from '@/lib/transactions/approvals/permitSignature';
import { callOrder } from './callOrder';
import { sentMinimums } from './removalAmounts';
import type { RemovalTerms } from './removeTerms';
import { rawOf } from './sides';

/**
 * The router calls of a removal, best first. With AVAX, a variant for tokens that keep a fee
 * on transfer follows the plain method. It is the only one if such a fee is known: the plain method
 * sends on more than arrived.
 *
 * @param deadline - In seconds since 1970. A signature has its own.
 */
export function removeCalls(removal: RemovalTerms, deadline: bigint): CallCandidates {
  const { account, amounts, liquidity, signature, atPool } = removal;
  const { chainId, isNative, first, second, pick } = callOrder(amounts, 'currencyA');
  const tokens = isNative ? [first] : [first, second];
  const [plain, ...others] = methods({
    isNative,
    isSigned: signature !== undefined,
    mustMeasure: atPool !== undefined,
  });
  const call = (functionName: string): ContractCall => ({
    address: EXCHANGE_ADDRESSES[chainId].router,
    abi: routerLiquidityAbi,
    functionName,
    args: [
      ...tokens,
      liquidity.raw,
      ...pick(rawOf(sentMinimums(removal))),
      account,
      ...lastArguments(deadline, signature),
    ],
  });
  return [call(plain), ...others.map(call)];
}

/** A signature is valid only with its own deadline. */
function lastArguments(
  deadline: bigint,
  signature: PermitSignature | undefined,
): readonly unknown[] {
  return signature
    ? [signature.deadline, false, signature.v, signature.r, signature.s]
    : [deadline];
}

type Variant = {
  readonly isNative: boolean;
  readonly isSigned: boolean;
  readonly mustMeasure: boolean;
};

function methods({ isNative, isSigned, mustMeasure }: Variant): readonly [string, ...string[]] {
  const ending = isSigned ? 'WithPermit' : '';
  if (!isNative) return [`removeLiquidity${ending}`];
  const plain = `removeLiquidityAVAX${ending}`;
  const forFees = `${plain}SupportingFeeOnTransferTokens`;
  return mustMeasure ? [forFees] : [plain, forFees];
}
