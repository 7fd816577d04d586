import type { Address, Client } from 'viem';
import { readContract } from 'viem/actions';
import { erc20Abi } from '@/lib/contracts/abis/erc20';
import { AppError } from '@/lib/errors/appError';
import type { TransactionSummary } from '@/lib/history/summary';

type Refused = {
  readonly account: Address;
  readonly summary: TransactionSummary;
  /** Why the chain refused. */
  readonly cause: Error;
};

/**
 * Reads once more what an account holds of the token that a refused swap sells: a balance may shrink
 * without a transfer, and the router does not tell.
 *
 * @throws {InsufficientBalanceError} when it is less than the swap takes.
 */
export async function assertBalance(
  client: Client,
  { account, summary, cause }: Refused,
): Promise<void> {
  if (summary.type !== 'swap' || summary.input.currency.type === 'native') return;
  const { currency, raw } = summary.input;
  const balance = await readContract(client, {
    address: currency.address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  }).catch(() => raw); // What cannot be read is no reason of its own.
  if (balance < raw) throw new InsufficientBalanceError(currency.symbol, cause);
}

/** The account holds less of a token than the swap sells. */
export class InsufficientBalanceError extends AppError {
  constructor(symbol: string, cause: unknown) {
    super(`Insufficient ${symbol} balance`, {
      code: 'errors.insufficientBalance',
      values: { symbol },
      cause,
    });
  }
}
