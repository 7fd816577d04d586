import { amountOf } from '@/lib/base/amounts/amount';
import type { Intent } from '@/lib/transactions/submit/intent';
import { upgradeCalls } from './upgradeCalls';
import { upgradeStatement } from './upgradeStatement';
import type { UpgradeTerms } from './upgradeTerms';

/** The intent of an upgrade, with the statement that its call must match. */
export function upgradeIntent(proposed: UpgradeTerms): Intent {
  const { account, amount, present } = proposed;
  const { currency, raw } = amount;
  return {
    chainId: currency.chainId,
    account,
    statement: upgradeStatement(proposed),
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
