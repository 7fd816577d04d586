import { isKnownPlain } from '@/lib/base/tokens/plainTokens';
import type { Intent } from '@/lib/transactions/submit/intent';
import { sendCalls } from './sendCalls';
import { sendStatement } from './sendStatement';
import type { SendTerms } from './sendTerms';

/**
 * The intent of a send, with the statement that its call must match.
 *
 * @param arriving - What the recipient gets, in the smallest unit: less than what is sent if
 * the token takes a fee.
 */
export function sendIntent(send: SendTerms, arriving = send.amount.raw): Intent {
  const { account, recipient, amount } = send;
  const { currency, raw } = amount;
  return {
    chainId: currency.chainId,
    account,
    statement: sendStatement({ recipient, amount }),
    summary: { type: 'send', amount, recipient },
    expectation: {
      changes: [
        { currency, shown: -raw, worst: -raw },
        {
          currency,
          owner: recipient,
          shown: arriving,
          worst: arriving,
          // Without a simulation, nothing else shows what a token keeps.
          ...(!isKnownPlain(currency) && { unsimulated: 'asks' as const }),
        },
      ],
      approvals: [],
    },
    callsAt: () => sendCalls(send),
  };
}
