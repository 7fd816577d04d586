import type { Address } from 'viem';
import { AppError } from '@/lib/errors/appError';
import { useResolvedName } from '@/lib/names/useResolvedName';
import type { Trade } from '@/lib/trade/trade';
import { type RecipientProblem, recipientProblem } from './recipientProblem';
import type { FormRecipient } from './swapForm';
import type { RecipientStatus } from './swapInputError';
import { useReceiver } from './useReceiver';

/** The recipient of the output, if known. */
export type Recipient = {
  readonly status: RecipientStatus;
  readonly address: Address | undefined;
  /** Why the text is no recipient. */
  readonly problem?: RecipientProblem | undefined;
  /** Why a name could not be resolved. */
  readonly error?: Error | undefined;
  /** The typed name, if it has no Avalanche address and `address` is its Ethereum one. */
  readonly ethereumName?: string | undefined;
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
  const address = useReceiver(recipient, account);
  if (recipient === undefined) return { status: 'own', address };
  const error = name.status === 'failed' ? name.error : undefined;
  const problem = text === '' ? undefined : recipientProblem(text, address, trade);
  const isUsable = address !== undefined && problem === undefined;
  const isOnEthereum = name.status === 'resolved' && name.chain === 'ethereum';
  const ethereumName = isOnEthereum ? text : undefined;
  return { status: statusOf(recipient, name, isUsable), address, problem, error, ethereumName };
}

type ResolvedName = ReturnType<typeof useResolvedName>;

function statusOf(
  { text, isFromLink }: FormRecipient,
  name: ResolvedName,
  isUsable: boolean,
): RecipientStatus {
  if (text === '') return 'missing';
  if (isFromLink) return 'undecided';
  if (isStillLookedUp(name)) return 'resolving';
  return isUsable ? 'valid' : 'invalid';
}

/** While the endpoint for names can't be reached it is asked again. */
function isStillLookedUp(name: ResolvedName): boolean {
  if (name.status !== 'failed') return name.status === 'resolving';
  return name.error instanceof AppError && name.error.code === 'errors.namesUnreachable';
}
