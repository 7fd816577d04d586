import { PROPOSAL } from './testing/proposal.setup';
import { type Voter, voteGate, voteObstacle } from './voteGate';

const NOW = 1_100_000n;
const BEGUN = { ...PROPOSAL, startBlock: 55n };
const NOT_VOTED = { hasVoted: false, isFor: false, votes: 0n };
const VOTER: Voter = {
  currentVotes: 5n,
  snapshotVotes: undefined,
  castVote: NOT_VOTED,
  isLocked: false,
};

test('GOV-12 before anyone has voted, the current votes open the vote', () => {
  expect(voteGate(PROPOSAL, VOTER, NOW)).toEqual({
    type: 'open',
    votes: 5n,
    isBeforeSnapshot: true,
  });
  expect(voteGate(PROPOSAL, { ...VOTER, currentVotes: 0n }, NOW)).toEqual({ type: 'noVotes' });
});

test('GOV-12 afterwards only the votes at the snapshot count, whatever an account has now', () => {
  expect(voteGate(BEGUN, { ...VOTER, currentVotes: 0n, snapshotVotes: 3n }, NOW)).toEqual({
    type: 'open',
    votes: 3n,
    isBeforeSnapshot: false,
  });
  expect(voteGate(BEGUN, { ...VOTER, snapshotVotes: 0n }, NOW)).toEqual({
    type: 'noVotesAtSnapshot',
  });
});

test('GOV-12 no button is shown while the weight that counts is not known', () => {
  const unknown = { type: 'loading' };
  expect(voteGate(BEGUN, VOTER, NOW)).toEqual(unknown);
  expect(voteGate(PROPOSAL, { ...VOTER, currentVotes: undefined }, NOW)).toEqual(unknown);
  expect(voteGate(PROPOSAL, { ...VOTER, castVote: undefined }, NOW)).toEqual(unknown);
  expect(voteGate(PROPOSAL, VOTER, undefined)).toEqual(unknown);
  expect(voteGate(PROPOSAL, { ...VOTER, isLocked: undefined }, NOW)).toEqual(unknown);
});

test('GOV-12 GOV-13 while own PNG has no delegate the vote is locked, whatever votes count', () => {
  const locked: Voter = { ...VOTER, isLocked: true };
  const before = { type: 'locked', isBeforeSnapshot: true };
  expect(voteGate(PROPOSAL, locked, NOW)).toEqual({ ...before, votes: 5n });
  expect(voteGate(PROPOSAL, { ...locked, currentVotes: 0n }, NOW)).toEqual({
    ...before,
    votes: 0n,
  });
  for (const snapshotVotes of [3n, 0n])
    expect(voteGate(BEGUN, { ...locked, snapshotVotes }, NOW)).toEqual({
      type: 'locked',
      votes: snapshotVotes,
      isBeforeSnapshot: false,
    });
  const castVote = { hasVoted: true, isFor: true, votes: 4n };
  expect(voteGate(BEGUN, { ...locked, castVote }, NOW)).toEqual({ type: 'voted', castVote });
});

test('GOV-11 outside of the vote nothing can be voted', () => {
  expect(voteGate(PROPOSAL, VOTER, PROPOSAL.endTime)).toEqual({ type: 'closed' });
  expect(voteGate({ ...PROPOSAL, state: 'pending' }, VOTER, NOW)).toEqual({ type: 'closed' });
});

test('a vote that was cast is shown, even after the vote', () => {
  const castVote = { hasVoted: true, isFor: true, votes: 4n };
  for (const now of [NOW, PROPOSAL.endTime + 1n, undefined])
    expect(voteGate(BEGUN, { ...VOTER, castVote }, now)).toEqual({ type: 'voted', castVote });
});

test('GOV-12 a review of a vote is blocked by fewer votes, by unknown ones and by a vote that was cast', () => {
  const open = (votes: bigint) => ({ type: 'open', votes, isBeforeSnapshot: true }) as const;
  expect(voteObstacle(open(5n), 5n)).toBeUndefined();
  // Anybody can add to an account's votes, so more of them block nothing.
  expect(voteObstacle(open(6n), 5n)).toBeUndefined();
  expect(voteObstacle(open(4n), 5n)).toBe('fewerVotes');
  expect(voteObstacle({ type: 'noVotes' }, 5n)).toBe('fewerVotes');
  expect(voteObstacle({ type: 'noVotesAtSnapshot' }, 5n)).toBe('fewerVotes');
  expect(voteObstacle({ type: 'loading' }, 5n)).toBe('loading');
  expect(voteObstacle({ ...open(5n), type: 'locked' }, 5n)).toBe('locked');
  expect(voteObstacle({ type: 'closed' }, 5n)).toBe('closed');
  const castVote = { hasVoted: true, isFor: true, votes: 4n };
  expect(voteObstacle({ type: 'voted', castVote }, 5n)).toBe('voted');
});
