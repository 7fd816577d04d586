import type { Address } from 'viem';
import type { Amount } from '@/lib/amounts/amount';
import { maximumAfterSlippage } from '@/lib/amounts/slippage';
import { assertUnexpired } from '@/lib/approvals/permitExpiry';
import { routerLiquidityAbi } from '@/lib/contracts/abis/routerLiquidity';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import type { ContractCall } from '@/lib/contracts/contractCall';
import { AppError } from '@/lib/errors/appError';
import type { ChainId } from '@/lib/networks/network';
import { signingSeconds } from '@/lib/review/deadline';
import type { PermitSignature } from '@/lib/review/review';
import type { Intent } from '@/lib/submit/submit';
import type { Currency } from '@/lib/tokens/currency';
import { wrapped } from '@/lib/tokens/wrapped';
import type { AddField } from './addForm';
import type { Sides } from './deposit';
import { minimums } from './minimums';

type Terms = {
  readonly account: Address;
  /** What moves while the pool stays as it is, in the order of the page's path. */
  readonly amounts: Sides;
  /** Whole basis points from 0 to 10000; zero for a first deposit. */
  readonly slippageBps: number;
  /** The deadline setting. */
  readonly deadlineSeconds: number;
};

/** A deposit with everything a person is shown before signing it. */
export type ProposedAdd = Terms & {
  /** The most of each side that is taken. */
  readonly most: Sides;
  /** Whose amount was typed: the router is to try that side first. */
  readonly independentField: AddField;
  /** Whether it is the pool's first deposit, which sets the price. */
  readonly isFirst: boolean;
};

/** A withdrawal with everything a person is shown before signing it. */
export type ProposedRemoval = Terms & {
  readonly liquidity: Amount;
  /** The signature that approves exactly this liquidity, where there is one. */
  readonly permit?: PermitSignature;
};

/**
 * The deposit on offer as it is accepted within a review, on the terms that were reviewed. Only one
 * that is no longer the first takes the tolerance of the settings: until then it had none.
 */
export function acceptedAdd(reviewed: ProposedAdd, offered: ProposedAdd): ProposedAdd {
  const { slippageBps, deadlineSeconds, isFirst } = reviewed;
  const isStillFirst = isFirst === offered.isFirst;
  return { ...offered, deadlineSeconds, ...(isStillFirst && { slippageBps }) };
}

/**
 * What "Only this amount" approves of each side of a deposit: of the computed side the slippage on
 * top, since it follows the pool's price until the deposit is sent.
 */
export function approvedAmounts({ most, independentField, slippageBps }: ProposedAdd): Sides {
  const [a, b] = most;
  return independentField === 'currencyA'
    ? [a, maximumAfterSlippage(b, slippageBps)]
    : [maximumAfterSlippage(a, slippageBps), b];
}

/** The deposit as it is sent, with the statement that the signed call data have to match. */
export function addIntent(deposit: ProposedAdd): Intent {
  const { account, amounts, most, independentField, slippageBps, deadlineSeconds } = deposit;
  const { chainId, isNative, first, second, pick } = callOrder(amounts, independentField);
  const [amountA, amountB] = pick(rawOf(most));
  const [minimumA, minimumB] = pick(rawOf(minimums(amounts, slippageBps)));
  const call = (deadline: bigint): ContractCall => ({
    address: EXCHANGE_ADDRESSES[chainId].router,
    abi: routerLiquidityAbi,
    ...(isNative
      ? {
          functionName: 'addLiquidityAVAX',
          args: [first, amountA, minimumA, minimumB, account, deadline],
          value: amountB,
        }
      : {
          functionName: 'addLiquidity',
          args: [first, second, amountA, amountB, minimumA, minimumB, account, deadline],
        }),
  });
  return {
    review: {
      chainId,
      account,
      statement: {
        type: 'addLiquidity',
        tokenA: first,
        tokenB: second,
        isNative,
        amountA,
        amountB,
        minimumA,
        minimumB,
        deadlineSeconds,
      },
    },
    writeAt: (deadline) => ({
      calls: [call(deadline)],
      summary: { type: 'add', amountA: amounts[0], amountB: amounts[1] },
    }),
  };
}

/**
 * The withdrawal as it is sent, with the statement that the signed call data have to match. With AVAX
 * a form for tokens that keep a fee on transfer follows the plain method.
 *
 * @param isApproved - Whether the router may take the liquidity without a signature.
 * @throws {MissingApprovalError} without approval and signature. Building the call throws
 * {PermitExpiredError} once the signature's deadline has come.
 */
export function removeIntent(removal: ProposedRemoval, isApproved: boolean): Intent {
  const { account, amounts, liquidity, permit, slippageBps, deadlineSeconds } = removal;
  if (!isApproved && permit === undefined) throw new MissingApprovalError();
  const { chainId, isNative, first, second, pick } = callOrder(amounts, 'currencyA');
  const [minimumA, minimumB] = pick(rawOf(minimums(amounts, slippageBps)));
  const tokens = isNative ? [first] : [first, second];
  const [plain, ...others] = removalMethods(isNative, permit !== undefined);
  const call = (functionName: string, deadline: bigint): ContractCall => ({
    address: EXCHANGE_ADDRESSES[chainId].router,
    abi: routerLiquidityAbi,
    functionName,
    args: [...tokens, liquidity.raw, minimumA, minimumB, account, ...signed(deadline, permit)],
  });
  return {
    review: {
      chainId,
      account,
      statement: {
        type: 'removeLiquidity',
        tokenA: first,
        tokenB: second,
        isNative,
        liquidity: liquidity.raw,
        minimumA,
        minimumB,
        deadlineSeconds,
        ...(permit && { permit }),
      },
    },
    writeAt: (deadline) => {
      if (permit) assertUnexpired(permit, signingSeconds(deadline, deadlineSeconds));
      return {
        calls: [call(plain, deadline), ...others.map((name) => call(name, deadline))],
        summary: { type: 'remove', amountA: amounts[0], amountB: amounts[1] },
      };
    },
  };
}

function rawOf([a, b]: Sides): readonly [bigint, bigint] {
  return [a.raw, b.raw];
}

/** A signature is bound to its own deadline. */
function signed(deadline: bigint, permit: PermitSignature | undefined): readonly unknown[] {
  return permit ? [permit.deadline, false, permit.v, permit.r, permit.s] : [deadline];
}

function removalMethods(isNative: boolean, isSigned: boolean): readonly [string, ...string[]] {
  const permit = isSigned ? 'WithPermit' : '';
  if (!isNative) return [`removeLiquidity${permit}`];
  const plain = `removeLiquidityAVAX${permit}`;
  return [plain, `${plain}SupportingFeeOnTransferTokens`];
}

type CallOrder = {
  readonly chainId: ChainId;
  /** Whether the second token of the call is AVAX. */
  readonly isNative: boolean;
  readonly first: Address;
  readonly second: Address;
  /** Puts what stands in the order of the path into that of the call. */
  readonly pick: (sides: readonly [bigint, bigint]) => readonly [bigint, bigint];
};

/** AVAX comes last in a call; of two tokens the `leading` side comes first. */
function callOrder([{ currency: a }, { currency: b }]: Sides, leading: AddField): CallOrder {
  const isNative = a.type === 'native' || b.type === 'native';
  const isSwapped = isNative ? a.type === 'native' : leading === 'currencyB';
  const [first, second]: readonly [Currency, Currency] = isSwapped ? [b, a] : [a, b];
  return {
    chainId: a.chainId,
    isNative,
    first: wrapped(first).address,
    second: wrapped(second).address,
    pick: ([ofA, ofB]) => (isSwapped ? [ofB, ofA] : [ofA, ofB]),
  };
}

/** A withdrawal that the router may not carry out. */
export class MissingApprovalError extends AppError {
  constructor() {
    super('Attempting to confirm without approval or a signature. Please contact support.', {
      code: 'errors.missingApproval',
    });
  }
}
