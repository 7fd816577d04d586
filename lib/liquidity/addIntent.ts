import type { Intent } from '@/lib/submit/intent';
import { addCalls } from './addCalls';
import { addStatement, type ShownAdd } from './addStatement';
import { callOrder, rawOf } from './callOrder';
import { minimums } from './minimums';
import type { ProposedAdd } from './proposals';

/** The intent of an addition, with the statement that its call must match. */
export function addIntent(addition: ProposedAdd): Intent {
  const { account, amounts } = addition;
  const [amountA, amountB] = amounts;
  const { chainId } = amountA.currency;
  return {
    review: { chainId, account, statement: addStatement(shownAdd(addition)) },
    summary: { type: 'add', amountA, amountB },
    callsAt: (deadline) => addCalls(addition, deadline),
  };
}

function shownAdd(addition: ProposedAdd): ShownAdd {
  const { amounts, most, independentField, slippageBps, deadlineSeconds } = addition;
  const { isNative, first, second, pick } = callOrder(amounts, independentField);
  const [amountA, amountB] = pick(rawOf(most));
  const [minimumA, minimumB] = pick(rawOf(minimums(amounts, slippageBps)));
  const tokens = { tokenA: first, tokenB: second, isNative };
  return { ...tokens, amountA, amountB, minimumA, minimumB, deadlineSeconds };
}
