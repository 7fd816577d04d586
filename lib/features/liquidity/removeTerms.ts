import type { PermitSignature } from '@/lib/transactions/approvals/permitSignature';
import type { LiquidityTerms } from './liquidityTerms';
import type { RemovalAmounts } from './removalAmounts';

/** A removal with everything that its review shows. */
export type RemovalTerms = LiquidityTerms &
  RemovalAmounts & {
    /** The signature that approves exactly this liquidity, if there is one. */
    readonly signature?: PermitSignature;
  };
