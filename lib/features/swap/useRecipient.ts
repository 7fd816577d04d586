import type { Address } from 'viem';
import {
  type TypedRecipient,
  useTypedAddress,
  useTypedRecipient,
} from '@/lib/chain/recipients/useTypedRecipient';
import type { Trade } from '@/lib/exchange/trade/trade';
import type { FormRecipient } from './swapForm';
import type { RecipientStatus } from './swapInputError';

/** The recipient of the output, if known. */
type Recipient = Omit<TypedRecipient, 'status'> & { readonly status: RecipientStatus };

/**
 * The recipient of the output: the account, or the typed or linked address or name.
 *
 * One from a link is `undecided` until the user has kept it.
 */
export function useRecipient(
  recipient: FormRecipient | undefined,
  account: Address | undefined,
  trade: Trade | undefined,
): Recipient {
  const typed = useTypedRecipient(recipient?.text, trade && pathOf(trade));
  if (recipient === undefined) return { ...typed, status: 'own', address: account };
  const isUndecided = recipient.isFromLink && typed.status !== 'missing';
  return isUndecided ? { ...typed, status: 'undecided' } : typed;
}

function pathOf({ amountIn, route }: Trade) {
  return { chainId: amountIn.currency.chainId, path: route.map(({ address }) => address) };
}

/**
 * The address that the output goes to: the account's, or that of the typed or linked text. It may
 * be one where the output would be lost, which `useRecipient` reports.
 */
export function useRecipientAddress(
  recipient: FormRecipient | undefined,
  account: Address | undefined,
): Address | undefined {
  const typed = useTypedAddress(recipient?.text);
  return recipient === undefined ? account : typed;
}
