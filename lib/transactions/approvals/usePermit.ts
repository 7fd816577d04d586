import { useEffect, useState } from 'react';
import type { Address } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import { resultOf } from '@/lib/chain/reads/readState';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { useIsContract } from '@/lib/chain/reads/useIsContract';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { nonceRead } from './allowanceReads';
import type { PermitSignature } from './permitSignature';
import type { PermitRequest, SignedPermit } from './signPermit';
import { isSameTarget, type UnusableReason, unusableReason } from './unusableReason';
import type { useApproval } from './useApproval';
import { useSignPermit } from './useSignPermit';

/** Browsers take no longer delay. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** How to sign instead of approving, and the signature while it can be used. */
type Signing = {
  /** Whether the account can sign now: it is not a contract, and there is something to approve. */
  readonly canSign: boolean;
  /**
   * Whether a transaction in progress uses a signature: until it has ended, no other can be made.
   */
  readonly isInUse: boolean;
  /** The request to the wallet. A reset also forgets the signature. */
  readonly request: ReturnType<typeof useSignPermit>['request'];
  /**
   * The signature for exactly this amount, account and spender. Undefined once it has expired or
   * been used, and while it is valid for longer than the deadline setting allows.
   */
  readonly signature: PermitSignature | undefined;
  /** Why the existing signature cannot be used for this, if it cannot. */
  readonly unusableBecause: UnusableReason | undefined;
  /**
   * Asks the wallet. If the account can't sign with it, the wallet is asked for an approval of the
   * same amount on chain, while it is still to be approved. Any other failure changes nothing.
   */
  readonly sign: () => void;
  /** Asks the wallet although it cannot show its network. */
  readonly signUnchecked: () => void;
};

/** What a spender has to be allowed to take. */
export type WantedApproval = {
  /** What is taken: liquidity, or PNG; undefined while unknown. */
  readonly amount: Amount | undefined;
  readonly spender: Address | undefined;
  /** The deadline setting of the call that will use a signature. */
  readonly deadlineSeconds: number;
};

/** The same, with the review that asks. */
export type ApprovalRequest = WantedApproval & {
  /**
   * Which review asks; undefined while none is open. A request that the wallet does not have yet
   * ends with its review; a signature stays for the next one.
   */
  readonly reviewKey?: number | undefined;
};

/** Signs a permit for `amount` of a token that accepts permits: a liquidity token, or PNG. */
export function usePermit(
  { amount, spender, deadlineSeconds, reviewKey }: ApprovalRequest,
  approval: ReturnType<typeof useApproval>,
): Signing {
  const account = useAddress();
  const token = amount?.currency.type === 'token' ? amount.currency : undefined;
  const isContract = useIsContract(token?.chainId, account);
  const needed: PermitRequest | undefined =
    account && spender && token && amount
      ? { account, spender, token, value: amount.raw, deadlineSeconds }
      : undefined;
  const { request, sign, signUnchecked } = useSignPermit(needed, reviewKey, () => {
    if (approval.status === 'notApproved') approval.approve('exact');
  });
  const signed = request.data;
  const [nonce] = useChainReads(token?.chainId, [signed && nonceRead(signed.data)]);
  const isExpired = useIsExpired(signed);
  const unusableBecause =
    signed &&
    needed &&
    unusableReason(signed, {
      needed,
      nonce: resultOf(nonce),
      isExpired,
      signedDeadlineSeconds: request.input?.deadlineSeconds ?? 0,
    });
  const isUsable =
    signed !== undefined &&
    needed !== undefined &&
    isSameTarget(signed.data, needed) &&
    unusableBecause === undefined;
  const isInUse = approval.isSignatureInUse;
  const isAbleToSign = needed !== undefined && isContract === false;
  const canSign = isAbleToSign && approval.status === 'notApproved' && !isInUse;
  return {
    request,
    canSign,
    isInUse,
    signature: isUsable && !isInUse ? signed.signature : undefined,
    unusableBecause,
    sign: () => {
      if (!canSign) return;
      if (approval.submission.isRejected) approval.submission.reset();
      sign();
    },
    signUnchecked,
  };
}

/** Whether the deadline of a signature has passed. */
function useIsExpired(signed: SignedPermit | undefined): boolean {
  const [expired, setExpired] = useState<SignedPermit>();
  useEffect(() => {
    if (signed === undefined) return undefined;
    const restMs = Number(signed.data.deadline) * 1000 - Date.now();
    const timer = setTimeout(() => setExpired(signed), Math.min(restMs, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [signed]);
  return signed !== undefined && expired === signed;
}
