import type { Intent } from '@/lib/transactions/submit/intent';
import { wrapCalls } from './wrapCalls';
import { wrapStatement } from './wrapStatement';
import { type WrapTerms, wrapReceived } from './wrapTerms';

/** The intent of a wrap, with the statement that its call must match. */
export function wrapIntent(wrap: WrapTerms): Intent {
  const { type, account, amount } = wrap;
  const { raw, currency } = amount;
  const { chainId } = currency;
  const statement = wrapStatement({ type, amount: raw });
  return {
    chainId,
    account,
    statement,
    summary: { type, amount },
    expectation: {
      changes: [
        { currency, shown: -raw, worst: -raw },
        { currency: wrapReceived(wrap).currency, shown: raw, worst: raw },
      ],
      approvals: [],
    },
    callsAt: () => wrapCalls(wrap),
  };
}
