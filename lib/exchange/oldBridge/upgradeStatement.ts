import { replacementOf } from '@/lib/base/tokens/oldBridge';
import { bridgeTokenAbi } from '@/lib/chain/contracts/abis/bridgeToken';
import { isEqualTo, isSameAddress } from '@/lib/transactions/review/argumentChecks';
import { PLAIN_SEND_ERRORS } from '@/lib/transactions/review/sendErrors';
import type { Statement } from '@/lib/transactions/review/statement';
import type { UpgradeTerms } from './upgradeTerms';

/** What is shown of an upgrade. */
type ShownUpgrade = Pick<UpgradeTerms, 'amount' | 'present'>;

/**
 * The statement of an upgrade. Only the contract of the token that takes the old one's place may be
 * called.
 */
export function upgradeStatement({ amount, present }: ShownUpgrade): Statement {
  const { currency, raw } = amount;
  const isListed = isSameAddress(present.address);
  return {
    deadlineSeconds: 0,
    unestimatedGas: 0n,
    sendErrors: PLAIN_SEND_ERRORS,
    allowedCall: () => ({
      target: present.address,
      abi: bridgeTokenAbi,
      functionNames: ['swap'],
      args: {
        token: (token) =>
          isSameAddress(currency.address)(token) && isListed(replacementOf(currency)?.address),
        amount: isEqualTo(raw),
      },
      value: 0n,
    }),
  };
}
