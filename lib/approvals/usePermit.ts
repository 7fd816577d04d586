import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Address, isAddressEqual } from 'viem';
import { useAccount } from 'wagmi';
import type { Amount } from '@/lib/amounts/amount';
import { resultOf } from '@/lib/chain/readOutcome';
import { useChainReads } from '@/lib/chain/useChainReads';
import { useIsContract } from '@/lib/chain/useIsContract';
import { isUserRefusal } from '@/lib/errors/errorChain';
import { useSettings } from '@/lib/settings/store';
import { isSameToken } from '@/lib/tokens/token';
import { askWallet } from '@/lib/transactions/askWallet';
import type { PermitSignature } from '@/lib/transactions/review';
import { useAddress } from '@/lib/wallet/useAddress';
import { nonceRead } from './reads';
import { type SignedPermit, signPermit, type WantedPermit } from './signPermit';
import type { useApproval } from './useApproval';

/** Browsers take no longer delay. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Signing instead of approving, and the signature while it can be used. */
export type PermitState = {
  /** Whether the account can be asked to sign: it is no contract, and there is something to approve. */
  readonly canSign: boolean;
  readonly isSigning: boolean;
  /**
   * For exactly this amount, account and spender; absent once it has expired or been used, and while
   * it would last longer than the deadline setting allows.
   */
  readonly permit: PermitSignature | undefined;
  /** Whether there is such a signature, but it was given under a longer deadline setting. */
  readonly isBeyondDeadline: boolean;
  /** Asks the wallet; its user's refusal changes nothing, any other failure approves on chain. */
  readonly sign: () => void;
  /** Forgets the signature. */
  readonly drop: () => void;
};

type Wanted = {
  readonly amount: Amount | undefined;
  readonly spender: Address | undefined;
  /** The deadline setting of the call that will use the signature. */
  readonly deadlineSeconds: number;
};

/** Signing a permit for `amount` of a token that takes one: a liquidity token, or PNG. */
export function usePermit(
  { amount, spender, deadlineSeconds }: Wanted,
  approval: ReturnType<typeof useApproval>,
): PermitState {
  const account = useAddress();
  const { connector } = useAccount();
  const approvalSize = useSettings((settings) => settings.approvalSize);
  const token = amount?.currency.type === 'token' ? amount.currency : undefined;
  const isContract = useIsContract(token?.chainId, account);
  const wanted: WantedPermit | undefined =
    account && spender && token && amount
      ? { account, spender, token, value: amount.raw, deadlineSeconds }
      : undefined;
  const mutation = useMutation({
    mutationFn: (asked: WantedPermit) =>
      askWallet(connector, asked.token.chainId, (surroundings) => signPermit(surroundings, asked)),
    networkMode: 'always',
    onError: (error) => {
      if (!isUserRefusal(error)) console.error(error);
    },
  });
  const signed = mutation.data;
  const [nonce] = useChainReads(token?.chainId, [signed && nonceRead(signed.permit)]);
  useDropWhenExpired(signed, mutation.reset);
  const isForThis =
    signed !== undefined &&
    wanted !== undefined &&
    isFor(signed, wanted) &&
    (resultOf(nonce) ?? 0n) <= signed.permit.nonce;
  const signedSeconds = mutation.variables?.deadlineSeconds ?? 0;
  const isBeyondDeadline = isForThis && signedSeconds > deadlineSeconds;
  const canSign = wanted !== undefined && isContract === false && approval.status === 'notApproved';
  return {
    canSign,
    isSigning: mutation.isPending,
    permit: isForThis && !isBeyondDeadline ? signed.signature : undefined,
    isBeyondDeadline,
    sign: () => {
      if (!canSign || mutation.isPending) return;
      mutation.mutate(wanted, {
        onError: (error) => {
          mutation.reset();
          if (!isUserRefusal(error)) approval.approve(approvalSize);
        },
      });
    },
    drop: mutation.reset,
  };
}

function isFor({ permit }: SignedPermit, wanted: WantedPermit): boolean {
  return (
    isSameToken(permit.token, wanted.token) &&
    isAddressEqual(permit.owner, wanted.account) &&
    isAddressEqual(permit.spender, wanted.spender) &&
    permit.value === wanted.value
  );
}

function useDropWhenExpired(signed: SignedPermit | undefined, drop: () => void): void {
  useEffect(() => {
    if (signed === undefined) return undefined;
    const restMs = Number(signed.permit.deadline) * 1000 - Date.now();
    const timer = setTimeout(drop, Math.min(restMs, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [signed, drop]);
}
