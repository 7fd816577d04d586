import type { Address, Client } from 'viem';
import { readContract } from 'viem/actions';
import type { Amount } from '@/lib/amounts/amount';
import { erc20Abi } from '@/lib/contracts/abis/erc20';
import { AppError } from '@/lib/errors/appError';

type RefusedCall = {
  readonly account: Address;
  /** What the refused call takes from the account. */
  readonly sold: Amount;
  /** Why the chain refused. */
  readonly cause: unknown;
};

/**
 * Reads once more what an account holds of the token that a refused call sells: a balance may shrink
 * without a transfer, and the router does not tell.
 *
 * @throws {InsufficientBalanceError} when it is less than the call takes.
 */
export async function assertBalance(
  client: Client,
  { account, sold, cause }: RefusedCall,
): Promise<void> {
  const { currency, raw } = sold;
  if (currency.type === 'native') return;
  const balance = await readContract(client, {
    address: currency.address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  }).catch(() => raw); // What cannot be read is no reason of its own.
  if (balance < raw) throw new InsufficientBalanceError(currency.symbol, cause);
}

/** The account holds less of a token than the call sells. */
export class InsufficientBalanceError extends AppError {
  constructor(symbol: string, cause: unknown) {
    super(`Insufficient ${symbol} balance`, {
      code: 'errors.insufficientBalance',
      values: { symbol },
      cause,
    });
  }
}
