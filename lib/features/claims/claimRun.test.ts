import { amountOf } from '@/lib/base/amounts/amount';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { rewardPoolKey } from '@/lib/exchange/rewards/pools/rewardPool';
import { avaxPngPool } from '@/lib/exchange/rewards/testing/rewardPools.setup';
import type { SentForm } from '@/lib/transactions/forms/sentForms';
import { later, mined } from '@/lib/transactions/forms/testing/sentForms.setup';
import { record } from '@/lib/transactions/history/testing/ending.setup';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { type Claim, claimKey } from './claim';
import {
  claimedAmounts,
  claimRows,
  newClaimRun,
  withEnd,
  withRecords,
  withSentClaim,
} from './claimRun';

const owner = { chainId: 43114, account: record.from } as const;
const PNG = pngToken(43114);
const farm = { pool: avaxPngPool('WAVAX_PNG_V2'), version: 2, earned: 5n } as const;
const own = { ...farm, payer: 'pool' } as const;
const extra = { ...farm, payer: 'rewarder' } as const;
const old: Claim = {
  ...{ pool: avaxPngPool('WAVAX_PNG_V1'), version: 1, earned: 7n },
  payer: 'pool',
};
const CLAIMS = [own, extra, old];
const NOTHING = { records: [], unanswered: [] };

const claimOf = (transaction: TransactionRecord): TransactionRecord => ({
  ...transaction,
  summary: { type: 'claim', reward: amountOf(PNG, 5n) },
});
const first = claimOf(record);
const second = claimOf(later);

const sentFrom = (
  { pool }: Claim,
  transaction = first,
  status: SentForm['status'] = 'pending',
): SentForm => ({ screen: 'claim', key: rewardPoolKey(pool), transaction, status });

const run = newClaimRun(owner, CLAIMS, []);
const statuses = (...args: Parameters<typeof claimRows>) =>
  claimRows(...args).map(({ status }) => status);

test('CLM-04 a claim that was sent is not offered again, nor another of its farm before its end is known', () => {
  const sent = withSentClaim(run, sentFrom(own));
  expect(statuses(run, NOTHING)).toEqual(['open', 'open', 'open']);
  expect(statuses(sent, NOTHING)).toEqual(['ended', 'awaited', 'open']);
  const known = { records: [mined(first)], unanswered: [] };
  expect(statuses(sent, known)).toEqual(['ended', 'open', 'open']);
  const both = withSentClaim(sent, sentFrom(own, second));
  expect(statuses(both, known)).toEqual(['ended', 'ended', 'open']);
  expect(both.ends[claimKey(extra)]).toEqual({ type: 'sent', transaction: second });
});

test('CLM-04 CLM-06 a run keeps how its claims ended, whatever the history forgets', () => {
  const sent = withSentClaim(run, sentFrom(own));
  expect(withRecords(sent, [])).toBe(sent);
  const paid = { ...mined(first), moved: { reward: 6n } };
  const ended = withRecords(sent, [paid]);
  expect(withRecords(ended, [])).toBe(ended);
  expect(statuses(ended, NOTHING)).toEqual(['ended', 'open', 'open']);
  expect(claimedAmounts(claimRows(ended, NOTHING), [])).toEqual([amountOf(PNG, 6n)]);
});

test('CLM-04 no claim of a farm is offered while one of it may have been sent', () => {
  const unanswered = [rewardPoolKey(own.pool)];
  expect(statuses(run, { records: [], unanswered })).toEqual(['awaited', 'awaited', 'open']);
  expect(
    statuses(withSentClaim(run, sentFrom(own)), { records: [mined(first)], unanswered }),
  ).toEqual(['ended', 'awaited', 'open']);
});

test('CLM-04 a claim that is pending at the beginning counts as sent, an ended one does not', () => {
  expect(statuses(newClaimRun(owner, CLAIMS, [sentFrom(old)]), NOTHING)).toEqual([
    ...['open', 'open', 'ended'],
  ]);
  const confirmed = sentFrom(old, first, 'confirmed');
  const begun = newClaimRun(owner, CLAIMS, [confirmed]);
  expect(statuses(begun, NOTHING)).toEqual(['open', 'open', 'open']);
  expect(withSentClaim(begun, confirmed)).toBe(begun);
});

test('CLM-04 what was sent from another form, account or chain is no claim of the run', () => {
  const form = sentFrom(own);
  expect(withSentClaim(run, { ...form, screen: 'withdraw' })).toBe(run);
  expect(withSentClaim(run, { ...form, key: 'another pool' })).toBe(run);
  const elsewhere = { ...first, chainId: 43113 } as const;
  expect(withSentClaim(run, { ...form, transaction: elsewhere })).toBe(run);
  const other = { ...first, from: PNG.address };
  expect(withSentClaim(run, { ...form, transaction: other })).toBe(run);
  const sent = withSentClaim(run, form);
  expect(withSentClaim(sent, form)).toBe(sent);
});

test('CLM-03 CLM-04 a claim ends once, but one that was sent after all is sent', () => {
  const key = claimKey(old);
  const declined = withEnd(run, key, { type: 'failed', failure: { type: 'declined' } });
  expect(statuses(declined, NOTHING)).toEqual(['open', 'open', 'ended']);
  const sent = withSentClaim(declined, sentFrom(old));
  expect(sent.ends[key]).toEqual({ type: 'sent', transaction: first });
  expect(withEnd(sent, key, { type: 'skipped' })).toBe(sent);
});

test('CLM-06 what was claimed is the sum of the receipts, without what failed or is not known', () => {
  const sent = withSentClaim(withSentClaim(run, sentFrom(own)), sentFrom(old, second));
  const rows = claimRows(sent, NOTHING);
  const paid = (transaction: TransactionRecord, reward: bigint) => ({
    ...mined(transaction),
    moved: { reward },
  });
  expect(claimedAmounts(rows, [])).toEqual([]);
  expect(claimedAmounts(rows, [paid(first, 6n)])).toEqual([amountOf(PNG, 6n)]);
  expect(claimedAmounts(rows, [paid(first, 6n), paid(second, 7n)])).toEqual([amountOf(PNG, 13n)]);
  const failed = { ...mined(second, 0), moved: { reward: 7n } };
  expect(claimedAmounts(rows, [paid(first, 6n), failed])).toEqual([amountOf(PNG, 6n)]);
});
