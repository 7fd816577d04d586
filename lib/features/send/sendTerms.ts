import type { Address } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';

/** An amount of AVAX or of a token, from an account to a recipient. */
export type SendTerms = {
  readonly account: Address;
  readonly recipient: Address;
  readonly amount: Amount;
};
