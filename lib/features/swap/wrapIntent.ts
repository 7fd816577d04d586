import { nativeCurrency } from '@/lib/base/tokens/currency';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import type { Intent } from '@/lib/transactions/submit/intent';
import { wrapCalls } from './wrapCalls';
import { wrapStatement } from './wrapStatement';
import type { WrapTerms } from './wrapTerms';

/** The intent of a wrap, with the statement that its call must match. */
export function wrapIntent(wrap: WrapTerms): Intent {
  const { type, account, amount } = wrap;
  const { raw, currency } = amount;
  const { chainId } = currency;
  const statement = wrapStatement({ type, amount: raw });
  const received = type === 'wrap' ? wrappedNative(chainId) : nativeCurrency(chainId);
  return {
    chainId,
    account,
    statement,
    summary: { type, amount },
    expectation: {
      changes: [
        { currency, shown: -raw, worst: -raw },
        { currency: received, shown: raw, worst: raw },
      ],
      approvals: [],
    },
    callsAt: () => wrapCalls(wrap),
  };
}
