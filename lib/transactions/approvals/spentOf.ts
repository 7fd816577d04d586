import { type Address, isAddressEqual, maxUint256 } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import { isSameCurrency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { pairContract } from '@/lib/chain/contracts/pairContract';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';

/** Whose token which spender may take. */
export type Approval = {
  readonly owner: Address;
  readonly token: Token;
  readonly spender: Address;
};

/**
 * How much of a token a transaction may take through a spender, in its smallest unit. With a
 * signature it is all, because the signed amount takes the place of the allowance and is used up.
 */
export function spentOf(record: TransactionRecord, approval: Approval): bigint {
  const { owner, token, spender } = approval;
  if (record.chainId !== token.chainId || !isAddressEqual(record.from, owner)) return 0n;
  if (record.spending === undefined) return spentBySummary(record.summary, token);
  return record.spending
    .filter(
      (spent) =>
        isAddressEqual(spent.tokenAddress, token.address) && isAddressEqual(spent.spender, spender),
    )
    .reduce((sum, { raw, isSigned }) => sum + (isSigned ? maxUint256 : raw), 0n);
}

/**
 * What a record of an earlier version contains. A removal of liquidity counts as all of its pool
 * token, because its summary does not have the amount.
 */
function spentBySummary(summary: TransactionSummary, token: Token): bigint {
  const of = (amount: Amount) => (isSameCurrency(amount.currency, token) ? amount.raw : 0n);
  if (summary.type === 'swap') return of(summary.input);
  if (summary.type === 'add') return of(summary.amountA) + of(summary.amountB);
  if (summary.type !== 'remove') return 0n;
  const { amountA, amountB } = summary;
  const pool = pairAddressOf(wrapped(amountA.currency), wrapped(amountB.currency));
  return isAddressEqual(pool, token.address) ? maxUint256 : 0n;
}

function pairAddressOf(a: Token, b: Token): Address {
  return pairContract(a.chainId, a.address, b.address);
}
