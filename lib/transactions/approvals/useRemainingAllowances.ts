import { useEffect, useReducer } from 'react';
import type { Address } from 'viem';
import { maxBigint } from '@/lib/base/amounts/minMax';
import type { ChainId } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import { resultOf } from '@/lib/chain/reads/readState';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { useTraceableTransactions } from '@/lib/transactions/history/useTraceableTransactions';
import { allowanceRead } from './allowanceReads';
import { changedInBlock, READ_BACK_MS, remainingAllowance } from './approval';

type Wanted = { readonly token: Token; readonly spender: Address };

/**
 * What each spender may take of an account's tokens on a chain, in smallest units and in that
 * order: `allowance` as it was last read, and `remaining` once the account's own transactions have
 * ended. Both are undefined while unknown. `records` are those transactions.
 */
export function useRemainingAllowances(
  chainId: ChainId | undefined,
  account: Address | undefined,
  wanted: readonly Wanted[],
) {
  const records = useTraceableTransactions(chainId, account);
  const nowMs = Date.now();
  const approvals = account ? wanted.map((each) => ({ owner: account, ...each })) : [];
  const changes = approvals.flatMap((approval) =>
    records.flatMap((record) => changedInBlock(record, approval, nowMs) ?? []),
  );
  const sinceBlock = changes.length > 0 ? changes.reduce(maxBigint) : undefined;
  useRenderAfter(sinceBlock, READ_BACK_MS);
  const states = useChainReads(chainId, approvals.map(allowanceRead), { sinceBlock });
  const allowances = approvals.map((approval, index) => {
    const state = states[index];
    const allowance = state && resultOf(state);
    const moment = { nowMs, isUnread: sinceBlock !== undefined && state?.status === 'syncing' };
    return {
      ...moment,
      isLoading: state?.status === 'loading',
      allowance,
      remaining:
        allowance === undefined
          ? undefined
          : remainingAllowance(allowance, records, approval, moment),
    };
  });
  return { records, allowances };
}

/**
 * Renders the component again `delayMs` milliseconds after `since` has changed; never without
 * `since`.
 */
function useRenderAfter(since: unknown, delayMs: number): void {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (since === undefined) return undefined;
    const timer = setTimeout(renderAgain, delayMs);
    return () => clearTimeout(timer);
  }, [since, delayMs]);
}
