import type { Address } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import { AppError } from '@/lib/base/errors/appError';
import type { Token } from '@/lib/base/tokens/token';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import type { PermitSignature } from '@/lib/transactions/approvals/permitSignature';

/** A deposit with everything that its review shows. */
export type DepositTerms = {
  readonly account: Address;
  readonly pool: RewardPool;
  readonly amount: Amount<Token>;
  /** The deadline setting, which a signature keeps to. A deposit itself has no deadline. */
  readonly deadlineSeconds: number;
  /** The signature that approves exactly this amount, if there is one. */
  readonly signature?: PermitSignature;
};

/**
 * What a deposit needs. The form offers no review while a part is missing: the errors are a last
 * guard (ERR-53, ERR-54).
 */
type Parts = Omit<DepositTerms, 'account' | 'amount' | 'signature'> & {
  readonly account: Address | undefined;
  readonly amount: Amount<Token> | undefined;
};

/**
 * The deposit that a form describes.
 *
 * @throws {NoDepositAccountError} without an account.
 * @throws {MissingDepositAmountError} without an amount.
 */
export function depositTerms({ account, amount, ...rest }: Parts): DepositTerms {
  if (account === undefined) throw new NoDepositAccountError();
  if (amount === undefined) throw new MissingDepositAmountError();
  return { account, amount, ...rest };
}

/** No wallet is connected. */
export class NoDepositAccountError extends AppError {
  constructor() {
    super('Missing dependencies', { code: 'errors.missingDependencies' });
  }
}

/** There is no amount to stake. */
export class MissingDepositAmountError extends AppError {
  constructor() {
    super('Missing liquidity amount', { code: 'errors.missingLiquidityAmount' });
  }
}
