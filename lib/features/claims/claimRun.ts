import { type Hash, isAddressEqual } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import { isSameCurrency } from '@/lib/base/tokens/currency';
import type { ClaimFailure } from '@/lib/exchange/rewards/actions/claimFailure';
import { rewardPoolKey } from '@/lib/exchange/rewards/pools/rewardPool';
import type { FormOwner, SentForm } from '@/lib/transactions/forms/sentForms';
import { settledAmounts } from '@/lib/transactions/history/settledAmounts';
import {
  hasHash,
  isConfirmed,
  outcomeOf,
  type TransactionRecord,
} from '@/lib/transactions/history/transaction';
import { type Claim, claimKey } from './claim';

/** The account whose rewards are claimed, and its chain. */
export type ClaimOwner = {
  readonly [name in keyof FormOwner]: NonNullable<FormOwner[name]>;
};

/** How a claim of a run ended: it was sent, it can't be made, or the user skipped it. */
export type ClaimEnd =
  | { readonly type: 'sent'; readonly transaction: TransactionRecord }
  | { readonly type: 'failed'; readonly failure: ClaimFailure }
  | { readonly type: 'skipped' };

/** The claims of an account, one after the other. */
export type ClaimRun = ClaimOwner & {
  readonly claims: readonly Claim[];
  /** How claims ended, by their keys. */
  readonly ends: { readonly [key: string]: ClaimEnd };
  /** The claims that were sent and known before it began. */
  readonly earlier: readonly Hash[];
};

/**
 * A claim of a run as it is now. `open`: it can be reviewed. `awaited`: an earlier transaction of
 * its pool has no known end, so it is not offered. `ended`: it has its `end`.
 */
export type ClaimRow = {
  readonly claim: Claim;
  readonly key: string;
  readonly status: 'open' | 'awaited' | 'ended';
  readonly end: ClaimEnd | undefined;
};

/** What is known of the transactions of an account. */
type Known = {
  readonly records: readonly TransactionRecord[];
  /** The keys of the pools whose claim a wallet was asked to send, with an unknown end. */
  readonly unanswered: readonly string[];
};

/** A run at its beginning. A claim of one of its pools that is pending already counts as sent. */
export function newClaimRun(
  owner: ClaimOwner,
  claims: readonly Claim[],
  forms: readonly SentForm[],
): ClaimRun {
  const ended = forms.filter(({ status }) => status !== 'pending');
  const earlier = ended.map(({ transaction }) => transaction.hash);
  return forms.reduce(withSentClaim, { ...owner, claims, ends: {}, earlier });
}

/** The run after a form was sent: if it is one of its claims, that one is sent. */
export function withSentClaim(run: ClaimRun, form: SentForm): ClaimRun {
  const { transaction } = form;
  const { hash, from } = transaction;
  if (form.screen !== 'claim' || !isAddressEqual(from, run.account)) return run;
  const isKnown = Object.values(run.ends).some(
    (end) => end.type === 'sent' && hasHash(end.transaction, run.chainId, hash),
  );
  if (transaction.chainId !== run.chainId || isKnown || run.earlier.includes(hash)) return run;
  const ofPool = run.claims
    .filter(({ pool }) => rewardPoolKey(pool) === form.key)
    .map(claimKey)
    .filter((key) => run.ends[key]?.type !== 'sent');
  const key = ofPool.find((each) => run.ends[each] === undefined) ?? ofPool[0];
  return key === undefined ? run : withEnd(run, key, { type: 'sent', transaction });
}

/** The run after one of its claims ended. What was sent stays so. */
export function withEnd(run: ClaimRun, key: string, end: ClaimEnd): ClaimRun {
  if (run.ends[key]?.type === 'sent') return run;
  return { ...run, ends: { ...run.ends, [key]: end } };
}

/** The run with the state of its transactions, because the history may be cleared later. */
export function withRecords(run: ClaimRun, records: readonly TransactionRecord[]): ClaimRun {
  const ends = Object.entries(run.ends).map(
    ([key, end]) => [key, latestEnd(end, records)] as const,
  );
  if (ends.every(([key, end]) => end === run.ends[key])) return run;
  return { ...run, ends: Object.fromEntries(ends) };
}

/** The claims of a run as they are now, in their order. */
export function claimRows(run: ClaimRun, { records, unanswered }: Known): readonly ClaimRow[] {
  const isPending = (end: ClaimEnd | undefined) =>
    end?.type === 'sent' && outcomeOf(latestRecord(end.transaction, records)) === 'pending';
  const awaited = [
    ...unanswered,
    ...run.claims
      .filter((claim) => isPending(run.ends[claimKey(claim)]))
      .map(({ pool }) => rewardPoolKey(pool)),
  ];
  return run.claims.map((claim) => {
    const key = claimKey(claim);
    const known = run.ends[key];
    const end = known && latestEnd(known, records);
    const openStatus = awaited.includes(rewardPoolKey(claim.pool)) ? 'awaited' : 'open';
    return { claim, key, end, status: end ? 'ended' : openStatus };
  });
}

/** What the confirmed claims of a run brought, each currency once, by their receipts. */
export function claimedAmounts(
  rows: readonly ClaimRow[],
  records: readonly TransactionRecord[],
): readonly Amount[] {
  const settled = rows.flatMap(({ end }) => {
    if (end?.type !== 'sent') return [];
    const record = latestRecord(end.transaction, records);
    if (!isConfirmed(outcomeOf(record))) return [];
    return settledAmounts(record.summary, record.moved).map(({ amount }) => amount);
  });
  return settled.reduce<readonly Amount[]>((sums, amount) => {
    const isSame = (sum: Amount) => isSameCurrency(sum.currency, amount.currency);
    const raw = (sums.find(isSame)?.raw ?? 0n) + amount.raw;
    return [...sums.filter((sum) => !isSame(sum)), { ...amount, raw }];
  }, []);
}

function latestEnd(end: ClaimEnd, records: readonly TransactionRecord[]): ClaimEnd {
  if (end.type !== 'sent') return end;
  const transaction = latestRecord(end.transaction, records);
  return transaction === end.transaction ? end : { ...end, transaction };
}

function latestRecord(
  sent: TransactionRecord,
  records: readonly TransactionRecord[],
): TransactionRecord {
  return records.find((record) => hasHash(record, sent.chainId, sent.hash)) ?? sent;
}
