import { type Address, getAddress, isAddress } from 'viem';
import { isExcludedRecipient } from '@/lib/contracts/excludedRecipient';
import { useResolvedName } from '@/lib/names/useResolvedName';
import type { Trade } from '@/lib/trade/trade';
import type { FormRecipient } from './swapForm';
import type { RecipientStatus } from './swapInputError';

/** The recipient of the output, if known, and why a name has no address. */
export type Recipient = {
  readonly status: RecipientStatus;
  readonly address: Address | undefined;
  readonly error: Error | undefined;
};

/**
 * The recipient of the output: the account, or the typed or linked address or name.
 *
 * A mixed-case address with a wrong checksum is invalid, and so is one where the output would be
 * lost.
 */
export function useRecipient(
  recipient: FormRecipient | undefined,
  account: Address | undefined,
  trade: Trade | undefined,
): Recipient {
  const text = recipient?.text ?? '';
  const name = useResolvedName(recipient?.text);
  if (recipient === undefined) return { status: 'own', address: account, error: undefined };
  const address = isAddress(text) ? getAddress(text) : resolvedAddress(name);
  const error = name.status === 'failed' ? name.error : undefined;
  return { status: statusOf(recipient, name.status, address, trade), address, error };
}

type ResolvedName = ReturnType<typeof useResolvedName>;

function resolvedAddress(name: ResolvedName): Address | undefined {
  return name.status === 'resolved' ? name.address : undefined;
}

function statusOf(
  { text, isFromLink }: FormRecipient,
  nameStatus: ResolvedName['status'],
  address: Address | undefined,
  trade: Trade | undefined,
): RecipientStatus {
  if (text === '') return 'missing';
  if (isFromLink) return 'undecided';
  if (nameStatus === 'resolving') return 'resolving';
  return address === undefined || isLost(address, trade) ? 'invalid' : 'valid';
}

function isLost(address: Address, trade: Trade | undefined): boolean {
  return isExcludedRecipient(
    address,
    trade && {
      chainId: trade.amountIn.currency.chainId,
      path: trade.route.map((token) => token.address),
    },
  );
}
