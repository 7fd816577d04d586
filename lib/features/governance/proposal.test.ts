import fc from 'fast-check';
import { isFinal, proposalFrom, proposalIdOf, proposalState, votePercents } from './proposal';
import { PROPOSAL } from './testing/proposal.setup';

test('GOV-07 a state is identified by its number, and an unknown number is undetermined', () => {
  const names = Array.from({ length: 8 }, (_, index) => proposalState(index));
  expect(names.join(' ')).toBe(
    'pending active canceled defeated succeeded queued expired executed',
  );
  for (const index of [8, 255, -1, 1.5]) expect(proposalState(index)).toBe('undetermined');
});

test('a state that can change is not final', () => {
  const final = Array.from({ length: 9 }, (_, index) => proposalState(index)).filter(isFinal);
  expect(final).toEqual(['canceled', 'defeated', 'expired', 'executed']);
});

test('GOV-09 percentages are whole, are 100 together, and are 0 without votes', () => {
  expect(votePercents(PROPOSAL)).toEqual({ for: 0, against: 0 });
  expect(votePercents({ forVotes: 2n, againstVotes: 1n })).toEqual({ for: 67, against: 33 });
  expect(votePercents({ forVotes: 1n, againstVotes: 1n })).toEqual({ for: 50, against: 50 });
  expect(votePercents({ forVotes: 5n, againstVotes: 0n })).toEqual({ for: 100, against: 0 });
  expect(votePercents({ forVotes: 0n, againstVotes: 5n })).toEqual({ for: 0, against: 100 });
});

test('GOV-09 a side with votes never has 0 percent, and its part is off by one at most', () => {
  const votes = fc.bigInt(1n, 10n ** 27n);
  fc.assert(
    fc.property(votes, votes, (forVotes, againstVotes) => {
      const { for: share, against } = votePercents({ forVotes, againstVotes });
      expect(share + against).toBe(100);
      expect(share).toBeGreaterThanOrEqual(1);
      expect(against).toBeGreaterThanOrEqual(1);
      const total = forVotes + againstVotes;
      const error = BigInt(share) * total - 100n * forVotes;
      expect(error >= -total && error <= total).toBe(true);
    }),
  );
});

test('NAV-10 the id in an address is a number from 1 on', () => {
  expect(proposalIdOf('12')).toBe(12n);
  for (const text of ['0', '-1', '1.5', '01', '0x1', '', 'abc', '9'.repeat(30)])
    expect(proposalIdOf(text)).toBeUndefined();
});

const PROPOSER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const STORED = [7n, PROPOSER, 0n, 1_000_000n, 1_259_200n, 55n, 3n, 2n, false, false] as const;

/** What the governor answers, with another value at a place. */
function storedWith(index: number, value: bigint): typeof STORED {
  const changed: typeof STORED = [...STORED];
  return Object.assign(changed, { [index]: value });
}

test('GOV-04 P09 a proposal has what the governor stores, and a state that may be unknown', () => {
  expect(proposalFrom(7n, STORED, 1)).toEqual({
    ...{ id: 7n, proposer: PROPOSER, state: 'active', eta: 0n, startBlock: 55n },
    ...{ startTime: 1_000_000n, endTime: 1_259_200n, forVotes: 3n, againstVotes: 2n },
  });
  expect(proposalFrom(7n, STORED, 8)?.state).toBe('undetermined');
  expect(proposalFrom(7n, STORED, undefined)).toBeUndefined();
  expect(proposalFrom(7n, undefined, 1)).toBeUndefined();
});

test('an answer about another proposal, or with times that are not dates, is rejected', () => {
  expect(proposalFrom(8n, STORED, 1)).toBeUndefined();
  for (const place of [2, 3, 4])
    expect(proposalFrom(7n, storedWith(place, 2n ** 255n), 1)).toBeUndefined();
});
