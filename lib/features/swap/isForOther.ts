import { isAddressEqual } from 'viem';
import type { SwapTerms } from './swapTerms';

/** Whether the output of a swap goes to another address than the account's own. */
export function isForOther({ account, recipient }: Pick<SwapTerms, 'account' | 'recipient'>) {
  return !isAddressEqual(recipient, account);
}
