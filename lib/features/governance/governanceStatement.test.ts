import type { Address } from 'viem';
import { assertReviewed, ReviewMismatchError } from '@/lib/transactions/review/assertReviewed';
import { sentParameters } from '@/lib/transactions/review/testing/sentParameters.setup';
import type { Intent } from '@/lib/transactions/submit/intent';
import { delegateIntent, executeIntent, queueIntent, voteIntent } from './governanceIntents';

const NOW = 1_700_000_000n;
const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const friend: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

/** Throws unless the call of `sent` is what `reviewed` allows. */
function check(reviewed: Intent, sent: Intent): void {
  const [call] = sent.callsAt(NOW);
  assertReviewed(sentParameters(account, call), reviewed, NOW);
}

const vote = (isFor: boolean, id = 3n) => voteIntent({ account, id, isFor, votes: 5n });
const terms = (value: bigint, id = 3n) => ({ action: 'execute', account, id, value }) as const;
const delegate = (to: Address) => delegateIntent({ account, delegate: to });

test('GOV-14 GOV-15 GOV-22 votes, delegations, queueing and executions are sent as reviewed', () => {
  for (const intent of [
    vote(true),
    vote(false),
    delegate(friend),
    queueIntent(terms(0n)),
    executeIntent(terms(0n)),
    executeIntent(terms(7n)),
  ])
    expect(() => check(intent, intent)).not.toThrow();
});

test('GOV-14 GOV-15 a vote for is never sent as one against, nor for another proposal or delegate', () => {
  const pairs: readonly (readonly [Intent, Intent])[] = [
    [vote(true), vote(false)],
    [vote(false), vote(true)],
    [vote(true), vote(true, 4n)],
    [delegate(friend), delegate(account)],
    [queueIntent(terms(0n)), queueIntent(terms(0n, 4n))],
    [queueIntent(terms(0n)), executeIntent(terms(0n))],
    [executeIntent(terms(7n)), executeIntent(terms(8n))],
    [executeIntent(terms(7n)), executeIntent(terms(7n, 4n))],
    [vote(true), delegate(friend)],
  ];
  for (const [reviewed, sent] of pairs)
    expect(() => check(reviewed, sent)).toThrow(ReviewMismatchError);
});

test('GOV-14 GOV-15 the functions are those of the specification', () => {
  const names = [vote(true), delegate(friend)].map((intent) => intent.callsAt(NOW)[0].functionName);
  expect(names).toEqual(['castVote', 'delegate']);
});
