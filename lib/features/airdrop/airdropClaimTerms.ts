import type { Address } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';

/** A claim from the airdrop, as its review shows it. */
export type AirdropClaimTerms = {
  /** Who claims, and is paid. */
  readonly account: Address;
  /** All that the account may claim: the contract pays no part of it. */
  readonly amount: Amount<Token>;
};
