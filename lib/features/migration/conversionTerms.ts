import type { Address } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import type { PermitSignature } from '@/lib/transactions/approvals/permitSignature';
import type { Conversion } from './conversion';

/** A conversion with everything that its review shows. */
export type ConversionTerms = {
  readonly account: Address;
  /** The pool tokens of the old pair. */
  readonly amount: Amount<Token>;
  readonly conversion: Conversion;
  /** The fewest pool tokens of the present pair that were agreed to. */
  readonly least: Amount<Token>;
  /** The deadline setting, in seconds. */
  readonly deadlineSeconds: number;
  /** The signature that approves exactly this amount, if there is one. */
  readonly permit?: PermitSignature;
};
