import type { Address } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import { AppError } from '@/lib/base/errors/appError';
import type { Token } from '@/lib/base/tokens/token';
import type { DepositTerms } from './terms';

/** What a deposit needs. Each part may be missing when its button is pressed. */
type Parts = Omit<DepositTerms, 'account' | 'amount' | 'permit'> & {
  readonly account: Address | undefined;
  readonly amount: Amount<Token> | undefined;
};

/**
 * The deposit that a form describes.
 *
 * @throws {MissingStakeDependenciesError} without an account.
 * @throws {MissingLiquidityAmountError} without an amount.
 */
export function depositTerms({ account, amount, ...rest }: Parts): DepositTerms {
  if (account === undefined) throw new MissingStakeDependenciesError();
  if (amount === undefined) throw new MissingLiquidityAmountError();
  return { account, amount, ...rest };
}

/** No wallet is connected. */
export class MissingStakeDependenciesError extends AppError {
  constructor() {
    super('Missing dependencies', { code: 'errors.missingStakeDependencies' });
  }
}

/** There is no amount to stake. */
export class MissingLiquidityAmountError extends AppError {
  constructor() {
    super('Missing liquidity amount', { code: 'errors.missingLiquidityAmount' });
  }
}
