import type { Intent } from '@/lib/submit/intent';
import { addCalls } from './addCalls';
import { addStatement, type ShownDeposit } from './addStatement';
import { callOrder, rawOf } from './callOrder';
import { minimums } from './minimums';
import type { ProposedAdd } from './proposals';

/** The intent of a deposit, with the statement that its call must match. */
export function addIntent(deposit: ProposedAdd): Intent {
  const { account, amounts } = deposit;
  const [amountA, amountB] = amounts;
  const { chainId } = amountA.currency;
  return {
    review: { chainId, account, statement: addStatement(shownDeposit(deposit)) },
    summary: { type: 'add', amountA, amountB },
    callsAt: (deadline) => addCalls(deposit, deadline),
  };
}

function shownDeposit(deposit: ProposedAdd): ShownDeposit {
  const { amounts, most, independentField, slippageBps, deadlineSeconds } = deposit;
  const { isNative, first, second, pick } = callOrder(amounts, independentField);
  const [amountA, amountB] = pick(rawOf(most));
  const [minimumA, minimumB] = pick(rawOf(minimums(amounts, slippageBps)));
  const tokens = { tokenA: first, tokenB: second, isNative };
  return { ...tokens, amountA, amountB, minimumA, minimumB, deadlineSeconds };
}
