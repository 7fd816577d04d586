import { isAddressEqual } from 'viem';
import { isSameToken } from '@/lib/base/tokens/token';
import type { SignedPermit, WantedPermit } from './signPermit';

/** Why an existing signature cannot be used for what is wanted now. */
export type UnusableReason = 'used' | 'expired' | 'beyondDeadline' | 'otherAmount' | 'otherAccount';

type Now = {
  readonly wanted: WantedPermit;
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
  { permit }: SignedPermit,
  { wanted, nonce, isExpired, signedDeadlineSeconds }: Now,
): UnusableReason | undefined {
  if (!isSameTarget(permit, wanted)) return undefined;
  if (!isAddressEqual(permit.owner, wanted.account)) return 'otherAccount';
  if (permit.value !== wanted.value) return 'otherAmount';
  if (nonce !== undefined && nonce > permit.nonce) return 'used';
  if (isExpired) return 'expired';
  return signedDeadlineSeconds > wanted.deadlineSeconds ? 'beyondDeadline' : undefined;
}

/** Whether a signature is for this token and this spender. */
export function isSameTarget(permit: SignedPermit['permit'], wanted: WantedPermit): boolean {
  return isSameToken(permit.token, wanted.token) && isAddressEqual(permit.spender, wanted.spender);
}
