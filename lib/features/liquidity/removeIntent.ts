import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { combinedFeeBps } from '@/lib/exchange/trade/transferFees';
import { assertApproved } from '@/lib/transactions/approvals/assertApproved';
import type { Expectation, Intent } from '@/lib/transactions/submit/intent';
import { callOrder } from './callOrder';
import { receivedMinimums, removalDirection, sentMinimums } from './removalAmounts';
import { removeCalls } from './removeCalls';
import { removeStatement, type ShownRemoval } from './removeStatement';
import type { RemovalTerms } from './removeTerms';
import { rawOf } from './sides';

/**
 * The intent of a removal, with the statement that its call must match.
 *
 * Its `callsAt` throws as {@link assertApproved} does.
 *
 * @param hasAllowance - Whether the router may take the liquidity without a signature.
 */
export function removeIntent(removal: RemovalTerms, hasAllowance: boolean): Intent {
  const { account, amounts } = removal;
  const [amountA, amountB] = amounts;
  const { chainId } = amountA.currency;
  return {
    chainId,
    account,
    statement: removeStatement(shownRemoval(removal)),
    summary: { type: 'remove', amountA, amountB },
    expectation: expectation(removal),
    callsAt: (deadline) => {
      assertApproved({ ...removal, hasAllowance }, deadline, 'confirm');
      return removeCalls(removal, deadline);
    },
  };
}

function expectation(removal: RemovalTerms): Expectation {
  const { signature, ...unsigned } = removal;
  const { account, amounts, atPool, liquidity } = removal;
  const [leastA, leastB] = receivedMinimums(removal);
  const { currency, raw } = liquidity;
  const { router } = EXCHANGE_ADDRESSES[currency.chainId];
  return {
    changes: [
      { currency, shown: -raw, worst: -raw },
      { currency: amounts[0].currency, shown: amounts[0].raw, worst: leastA.raw },
      { currency: amounts[1].currency, shown: amounts[1].raw, worst: leastB.raw },
    ],
    transfers: amounts.map((amount, index) => ({
      currency: amount.currency,
      pool: currency.address,
      holder: account,
      direction: removalDirection(amounts.map((one) => one.currency)),
      feeBps: combinedFeeBps(atPool?.fees[index] ?? []),
    })),
    approvals: [
      { token: currency, spender: router, raw, signature: signature ? 'given' : 'possible' },
    ],
    callsWithoutPermitAt: (deadline) => removeCalls(unsigned, deadline),
  };
}

function shownRemoval(removal: RemovalTerms): ShownRemoval {
  const { amounts, atPool, liquidity, signature, deadlineSeconds } = removal;
  const { isNative, first, second, pick } = callOrder(amounts, 'currencyA');
  const [minimumA, minimumB] = pick(rawOf(sentMinimums(removal)));
  const tokens = { tokenA: first, tokenB: second, isNative };
  return {
    ...tokens,
    liquidity: liquidity.raw,
    mustMeasure: atPool !== undefined,
    minimumA,
    minimumB,
    deadlineSeconds,
    ...(signature && { signature }),
  };
}
