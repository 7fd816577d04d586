import {
  type RecipientStop,
  recipientStop,
} from '@/lib/transactions/recipientVerdict/recipientStop';
import { useRecipientConsents } from '@/lib/transactions/recipientVerdict/useRecipientConsents';
import { useRecipientVerdict } from '@/lib/transactions/recipientVerdict/useRecipientVerdict';
import { isForOther, type SwapTerms } from './swapTerms';

/** What is known of the recipient of a reviewed swap. */
export type SwapRecipient = ReturnType<typeof useSwapRecipient>;

/**
 * What is known of the recipient of a reviewed swap, which may have changed since the form was
 * filled in, and what it asks to accept. The account itself is always usable.
 */
export function useSwapRecipient(swap: Pick<SwapTerms, 'input' | 'account' | 'recipient'>) {
  const { input, account, recipient } = swap;
  const other = isForOther(swap) ? recipient : undefined;
  const verdict = useRecipientVerdict({ chainId: input.chainId, account }, other);
  const consents = useRecipientConsents(verdict);
  const stop = other && recipientStop(account, other, verdict);
  return { verdict, consents, status: statusOf(stop) };
}

function statusOf(stop: RecipientStop | undefined): 'usable' | 'checking' | 'forbidden' {
  if (stop === undefined) return 'usable';
  return stop === 'checkingRecipient' ? 'checking' : 'forbidden';
}
