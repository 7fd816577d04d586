import { type Address, getAddress, isAddress } from 'viem';
import { AppError } from '@/lib/base/errors/appError';
import { useResolvedName } from '@/lib/chain/names/useResolvedName';
import type { TokenPath } from './excludedRecipient';
import { type RecipientProblem, recipientProblem } from './recipientProblem';

/** The address that a typed text is or means, if known. */
export type TypedRecipient = {
  readonly status: 'missing' | 'resolving' | 'invalid' | 'valid';
  readonly address: Address | undefined;
  /** Why the text is not a recipient. */
  readonly problem: RecipientProblem | undefined;
  /** Why a name could not be resolved. */
  readonly error: Error | undefined;
  /** The typed name, if it has no Avalanche address and `address` is its Ethereum one. */
  readonly ethereumName: string | undefined;
};

/**
 * The recipient that a typed address or name means.
 *
 * A mixed-case address with a wrong checksum is invalid, and so is one where the amount would be
 * lost.
 *
 * @param text - Undefined if there is no recipient.
 * @param path - The tokens that are on their way; undefined if none is known, as on /send.
 */
export function useTypedRecipient(
  text: string | undefined,
  path: TokenPath | undefined,
): TypedRecipient {
  const name = useResolvedName(text);
  const typed = text ?? '';
  const address = addressOf(typed, name);
  const problem = typed === '' ? undefined : recipientProblem(typed, address, path);
  const isUsable = address !== undefined && problem === undefined;
  const isOnEthereum = name.status === 'resolved' && name.chain === 'ethereum';
  return {
    status: statusOf(typed, name, isUsable),
    address,
    problem,
    error: name.status === 'failed' ? name.error : undefined,
    ethereumName: isOnEthereum ? typed : undefined,
  };
}

/** The address that a typed text is or means, if known; it may be one where an amount is lost. */
export function useTypedAddress(text: string | undefined): Address | undefined {
  return addressOf(text ?? '', useResolvedName(text));
}

type ResolvedName = ReturnType<typeof useResolvedName>;

function addressOf(text: string, name: ResolvedName): Address | undefined {
  if (isAddress(text)) return getAddress(text);
  return name.status === 'resolved' ? name.address : undefined;
}

function statusOf(text: string, name: ResolvedName, isUsable: boolean): TypedRecipient['status'] {
  if (text === '') return 'missing';
  if (isStillLookedUp(name)) return 'resolving';
  return isUsable ? 'valid' : 'invalid';
}

/** While the endpoint for names can't be reached it is asked again. */
function isStillLookedUp(name: ResolvedName): boolean {
  if (name.status !== 'failed') return name.status === 'resolving';
  return name.error instanceof AppError && name.error.code === 'errors.namesUnreachable';
}
