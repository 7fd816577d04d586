import { createdAt, expiresAt, isVotingOpen, proposalMoments } from './proposalTimes';
import { PROPOSAL } from './testing/proposal.setup';

test('GOV-11 voting is open from the start time to before the end time, while the governor says so', () => {
  const { startTime, endTime } = PROPOSAL;
  expect(isVotingOpen(PROPOSAL, startTime - 1n)).toBe(false);
  expect(isVotingOpen(PROPOSAL, startTime)).toBe(true);
  expect(isVotingOpen(PROPOSAL, endTime - 1n)).toBe(true);
  expect(isVotingOpen(PROPOSAL, endTime)).toBe(false);
  expect(isVotingOpen({ ...PROPOSAL, state: 'pending' }, startTime)).toBe(false);
});

test('GOV-11 P11 times that contradict each other open no vote', () => {
  const reversed = { ...PROPOSAL, startTime: PROPOSAL.endTime, endTime: PROPOSAL.startTime };
  for (const now of [0n, PROPOSAL.startTime, PROPOSAL.startTime + 5n, PROPOSAL.endTime, 2n ** 40n])
    expect(isVotingOpen(reversed, now)).toBe(false);
});

test('GOV-19 GOV-22 a proposal is created a day before its vote, and expires 14 days after its eta', () => {
  expect(createdAt(PROPOSAL)).toBe(913_600n);
  expect(expiresAt(PROPOSAL)).toBeUndefined();
  expect(expiresAt({ eta: 100n })).toBe(1_209_700n);
});

test('RPC-42 what a proposal allows changes only at its moments', () => {
  const queued = { ...PROPOSAL, eta: 1_300_000n };
  const [start, end, eta, expiry] = proposalMoments(queued);
  expect([start, end, eta, expiry]).toEqual([1_000_000n, 1_259_200n, 1_300_000n, 2_509_600n]);
  expect(proposalMoments(PROPOSAL)).toEqual([1_000_000n, 1_259_200n, 0n]);
});
