import type { Address } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';

/** An amount of a token of the old bridge that becomes as much of the present one. */
export type UpgradeTerms = {
  readonly account: Address;
  /** The old token, which is burned. */
  readonly amount: Amount<Token>;
  /** The token that takes its place, and whose contract does it. */
  readonly present: Token;
};
