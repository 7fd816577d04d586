import type { Address } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import { AVALANCHE } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import type { Intent } from '@/lib/transactions/submit/intent';
import { airdropClaimCalls } from './airdropClaimCalls';
import { airdropClaimStatement } from './airdropClaimStatement';

/** A claim from the airdrop, as its review shows it. */
export type AirdropClaimTerms = {
  /** Who claims, and is paid. */
  readonly account: Address;
  /** All that the account may claim: the contract pays no part of it. */
  readonly amount: Amount<Token>;
};

/** The intent of a claim from the airdrop, with the statement that its call must match. */
export function airdropClaimIntent({ account, amount }: AirdropClaimTerms): Intent {
  const { currency, raw } = amount;
  return {
    chainId: AVALANCHE,
    account,
    statement: airdropClaimStatement(),
    summary: { type: 'airdrop', claimed: amount },
    expectation: { changes: [{ currency, shown: raw, worst: raw }], approvals: [] },
    callsAt: airdropClaimCalls,
  };
}
