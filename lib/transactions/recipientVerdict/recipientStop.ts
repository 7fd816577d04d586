import { type Address, isAddressEqual } from 'viem';
import { isForbiddenKind } from './recipientKind';
import type { RecipientVerdict } from './useRecipientVerdict';

/** Why nothing can be reviewed with a valid recipient; `checkingRecipient` ends by itself. */
export type RecipientStop = 'ownAddress' | 'forbiddenRecipient' | 'checkingRecipient';

/** What keeps an account from sending to an address; undefined if nothing does. */
export function recipientStop(
  account: Address,
  recipient: Address,
  { kind, comparison }: RecipientVerdict,
): RecipientStop | undefined {
  if (isAddressEqual(account, recipient)) return 'ownAddress';
  if (isForbiddenKind(kind)) return 'forbiddenRecipient';
  return kind && comparison ? undefined : 'checkingRecipient';
}
