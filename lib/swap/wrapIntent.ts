import type { Intent } from '@/lib/submit/intent';
import type { ProposedWrap } from './wrap';
import { wrapCalls } from './wrapCalls';
import { wrapStatement } from './wrapStatement';

/** The intent of a wrap, with the statement that its call must match. */
export function wrapIntent(wrap: ProposedWrap): Intent {
  const { type, account, amount } = wrap;
  const statement = wrapStatement({ type, amount: amount.raw });
  return {
    review: { chainId: amount.currency.chainId, account, statement },
    summary: { type, amount },
    callsAt: () => wrapCalls(wrap),
  };
}
