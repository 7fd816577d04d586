import { liquidityMinimum } from '@/lib/base/amounts/slippage';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { Expectation, Intent } from '@/lib/transactions/submit/intent';
import { addCalls } from './addCalls';
import { addStatement, type ShownAdd } from './addStatement';
import type { AddTerms } from './addTerms';
import { callOrder } from './callOrder';
import { minimums } from './minimums';
import { rawOf } from './sides';

/** The intent of an addition, with the statement that its call must match. */
export function addIntent(addition: AddTerms): Intent {
  const { account, amounts, minted } = addition;
  const [amountA, amountB] = amounts;
  const { chainId } = amountA.currency;
  return {
    chainId,
    account,
    statement: addStatement(shownAdd(addition)),
    summary: { type: 'add', amountA, amountB, received: minted },
    expectation: expectation(addition),
    callsAt: (deadline) => addCalls(addition, deadline),
  };
}

function expectation(addition: AddTerms): Expectation {
  const { account, amounts, maximums, minted, feesBps, slippageBps } = addition;
  const { router } = EXCHANGE_ADDRESSES[minted.currency.chainId];
  const paid = [
    { currency: amounts[0].currency, shown: -amounts[0].raw, worst: -maximums[0].raw },
    { currency: amounts[1].currency, shown: -amounts[1].raw, worst: -maximums[1].raw },
  ];
  const worst = liquidityMinimum(minted, slippageBps).raw;
  return {
    changes: [...paid, { currency: minted.currency, shown: minted.raw, worst }],
    transfers: amounts.map(({ currency }, index) => ({
      currency,
      pool: minted.currency.address,
      holder: account,
      direction: 'toPool',
      feeBps: feesBps[index] ?? 0,
    })),
    approvals: maximums.flatMap(({ currency, raw }) =>
      currency.type === 'token' ? [{ token: currency, spender: router, raw }] : [],
    ),
  };
}

function shownAdd(addition: AddTerms): ShownAdd {
  const { amounts, maximums, independentField, slippageBps, deadlineSeconds } = addition;
  const { isNative, first, second, pick } = callOrder(amounts, independentField);
  const [amountA, amountB] = pick(rawOf(maximums));
  const [minimumA, minimumB] = pick(rawOf(minimums(amounts, slippageBps)));
  const tokens = { tokenA: first, tokenB: second, isNative };
  return { ...tokens, amountA, amountB, minimumA, minimumB, deadlineSeconds };
}
