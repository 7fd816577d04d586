import type { Address, Client } from 'viem';
import { readContract } from 'viem/actions';
import type { Amount } from '@/lib/base/amounts/amount';
import { AppError } from '@/lib/base/errors/appError';
import type { Currency } from '@/lib/base/tokens/currency';
import { cutSymbol, shortSymbol } from '@/lib/base/tokens/shortSymbol';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';

type RevertedCall = {
  readonly account: Address;
  /** What the reverted call takes from the account. */
  readonly sold: Amount;
  /** Why it reverted. */
  readonly cause: unknown;
};

/**
 * Reads the account's balance of the token that a reverted call sells again: a balance may shrink
 * without a transfer, and the router's reason does not say so.
 *
 * @throws {InsufficientBalanceError} when it is less than the call takes.
 */
export async function assertBalance(
  client: Client,
  { account, sold, cause }: RevertedCall,
): Promise<void> {
  const { currency, raw } = sold;
  if (currency.type === 'native') return;
  const balance = await readContract(client, {
    address: currency.address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  }).catch(() => raw); // A balance that cannot be read is not reported as the reason.
  if (balance < raw) throw new InsufficientBalanceError(currency, cause);
}

/** The account has less of a token than the call sells. */
export class InsufficientBalanceError extends AppError {
  constructor({ symbol }: Currency, cause: unknown) {
    super(`Insufficient ${cutSymbol(symbol)} balance`, {
      code: 'errors.insufficientBalance',
      values: { symbol: shortSymbol(symbol) },
      cause,
    });
  }
}
