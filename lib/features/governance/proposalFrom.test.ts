import { proposalFrom } from './proposalFrom';

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
