import { isAddressEqual } from 'viem';
import { isSameToken } from '@/lib/base/tokens/token';
import type { PermitData } from './permit';
import type { PermitRequest, SignedPermit } from './signPermit';

/** Why an existing signature cannot be used for the permit that is needed now. */
export type UnusableReason = 'used' | 'expired' | 'beyondDeadline' | 'otherAmount' | 'otherAccount';

type Now = {
  readonly needed: PermitRequest;
  /** How many of the owner's permits the token has used; undefined while unknown. */
  readonly nonce: bigint | undefined;
  readonly isExpired: boolean;
  /** The deadline setting when it was signed, in seconds. */
  readonly signedDeadlineSeconds: number;
};

/**
 * Why a signature cannot be used, so that the user has to sign again.
 *
 * @returns Undefined while it can be used, and for a signature for another token or spender, which
 * is of no concern here.
 */
export function unusableReason(
  { data }: SignedPermit,
  { needed, nonce, isExpired, signedDeadlineSeconds }: Now,
): UnusableReason | undefined {
  if (!isSameTarget(data, needed)) return undefined;
  if (!isAddressEqual(data.owner, needed.account)) return 'otherAccount';
  if (data.value !== needed.value) return 'otherAmount';
  if (nonce !== undefined && nonce > data.nonce) return 'used';
  if (isExpired) return 'expired';
  return signedDeadlineSeconds > needed.deadlineSeconds ? 'beyondDeadline' : undefined;
}

/** Whether a signature is for this token and this spender. */
export function isSameTarget(data: PermitData, needed: PermitRequest): boolean {
  return isSameToken(data.token, needed.token) && isAddressEqual(data.spender, needed.spender);
}
