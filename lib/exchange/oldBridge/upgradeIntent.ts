import { amountOf } from '@/lib/base/amounts/amount';
import type { Intent } from '@/lib/transactions/submit/intent';
import type { ProposedUpgrade } from './proposedUpgrade';
import { upgradeCalls } from './upgradeCalls';
import { upgradeStatement } from './upgradeStatement';

/** The intent of an upgrade, with the statement that its call must match. */
export function upgradeIntent(proposed: ProposedUpgrade): Intent {
  const { account, amount, present } = proposed;
  const { currency, raw } = amount;
  return {
    review: { chainId: currency.chainId, account, statement: upgradeStatement(proposed) },
    summary: { type: 'upgrade', amount, received: amountOf(present, raw) },
    expectation: {
      changes: [
        { currency, shown: -raw, worst: -raw },
        { currency: present, shown: raw, worst: raw },
      ],
      approvals: [{ token: currency, spender: present.address, raw }],
    },
    callsAt: () => upgradeCalls(proposed),
  };
}
