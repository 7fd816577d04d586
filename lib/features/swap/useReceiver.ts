import { type Address, getAddress, isAddress } from 'viem';
import { useResolvedName } from '@/lib/chain/names/useResolvedName';
import type { FormRecipient } from './swapForm';

/**
 * The address that the output goes to: the account's, or that of the typed or linked text. It may
 * be one where the output would be lost, which `useRecipient` reports.
 */
export function useReceiver(
  recipient: FormRecipient | undefined,
  account: Address | undefined,
): Address | undefined {
  const name = useResolvedName(recipient?.text);
  if (recipient === undefined) return account;
  if (isAddress(recipient.text)) return getAddress(recipient.text);
  return name.status === 'resolved' ? name.address : undefined;
}
