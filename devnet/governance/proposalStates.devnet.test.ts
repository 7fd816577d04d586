import { parseEther } from 'viem';
import { ACCOUNTS } from '../accounts';
import { refusal } from '../contracts/refusal.setup';
import { DAY_SECONDS } from '../farms/periods';
import { setUpDevnet } from '../setUpDevnet';
import { creations, currentVotes, receiptOf, stateOf, storedProposal } from './governance.setup';
import { delegateAs, executeAs, queueAs, voteAs } from './governanceActs';
import { governanceCalls } from './governanceCalls';
import { PEOPLE } from './people';
import {
  cancelProposal,
  endVoting,
  openVoting,
  passDelay,
  passGracePeriod,
} from './proposalStates';
import { type ProposalName, proposalId } from './proposals';
import { WAITING_VALUE } from './proposedCalls';

const { demo, second, farmer, gasOnly } = ACCOUNTS;

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];
const state = (name: ProposalName) => stateOf(chain(), proposalId(name));
const stored = (name: ProposalName) => storedProposal(chain(), proposalId(name));
const vote = (name: ProposalName, isFor: boolean) => ({ id: proposalId(name), isFor });

test('GOV-12 GOV-14 a vote counts what the account had at the snapshot, once', async () => {
  const id = proposalId('voted');
  await voteAs(chain(), demo, vote('voted', true));
  await voteAs(chain(), farmer, vote('voted', false));
  expect(await receiptOf(chain(), id, demo)).toEqual({
    hasVoted: true,
    support: true,
    votes: parseEther('10000'),
  });
  expect(await receiptOf(chain(), id, farmer)).toEqual({
    hasVoted: true,
    support: false,
    votes: 0n,
  });
  expect((await stored('voted')).forVotes).toBe(parseEther('3310000'));
  expect(await refusal(chain().client, demo, governanceCalls.vote(id, true))).toBe(
    'GovernorAlpha::_castVote: voter already voted',
  );
});

test('GOV-12 GOV-15 the first vote fixes the snapshot: votes that were delegated before it count', async () => {
  await delegateAs(chain(), second, gasOnly);
  expect(await currentVotes(chain(), gasOnly)).toBe(parseEther('50'));
  await voteAs(chain(), gasOnly, vote('unvoted', false));
  const { startBlock, againstVotes } = await stored('unvoted');
  expect(startBlock).toBeGreaterThan(0n);
  expect(againstVotes).toBe(parseEther('50'));
});

test('GOV-13 an account can take its votes back', async () => {
  await delegateAs(chain(), demo);
  expect(await currentVotes(chain(), demo)).toBe(0n);
});

test('GOV-11 a pending proposal opens, and its creation is found within ten blocks', async () => {
  const { client } = chain();
  await openVoting(chain(), proposalId('pending'));
  expect(await state('pending')).toBe('active');
  await voteAs(chain(), demo, vote('pending', true));
  expect((await stored('pending')).forVotes).toBe(parseEther('10000'));

  const created = (await stored('pending')).startTime - DAY_SECONDS;
  let number = 0n;
  while ((await client.getBlock({ blockNumber: number })).timestamp <= created) number += 1n;
  const { blockNumber } = (await creations(chain())).at(-1) ?? {};
  expect(Number(blockNumber) - Number(number)).toBeGreaterThanOrEqual(-10);
  expect(Number(blockNumber) - Number(number)).toBeLessThanOrEqual(10);
});

test('GOV-22 a vote ends, and the proposal is queued and executed without a jump in time', async () => {
  const id = proposalId('voted');
  const before = (await chain().client.getBlock()).timestamp;
  await endVoting(chain(), id);
  expect(await state('voted')).toBe('succeeded');
  await queueAs(chain(), second, id);
  expect(await state('voted')).toBe('queued');
  expect(await refusal(chain().client, demo, governanceCalls.execute(id))).toBe(
    "Timelock::executeTransaction: Transaction hasn't surpassed time lock.",
  );
  await passDelay(chain(), id);
  expect(await state('voted')).toBe('queued');
  await executeAs(chain(), second, { id });
  expect(await state('voted')).toBe('executed');
  expect((await chain().client.getBlock()).timestamp - before).toBeLessThan(60n);
});

test('GOV-22 a proposal whose second call needs the first one is executed as a whole', async () => {
  const id = proposalId('succeeded');
  await queueAs(chain(), demo, id);
  await passDelay(chain(), id);
  await executeAs(chain(), PEOPLE.fay, { id });
  expect(await state('succeeded')).toBe('executed');
});

test('GOV-07 a vote without votes ends in defeat', async () => {
  await endVoting(chain(), proposalId('unvoted'));
  expect(await state('unvoted')).toBe('defeated');
});

test('GOV-22 the account that executes pays the AVAX of the calls', async () => {
  const id = proposalId('waiting');
  await passDelay(chain(), id);
  expect(await refusal(chain().client, demo, governanceCalls.execute(id))).toBe(
    'execution reverted',
  );
  await executeAs(chain(), demo, { id, value: WAITING_VALUE });
  expect(await state('waiting')).toBe('executed');
});

test('GOV-22 a queued proposal expires', async () => {
  const id = proposalId('executable');
  await passGracePeriod(chain(), id);
  expect(await state('executable')).toBe('expired');
});

test.each(['pending', 'voted', 'executable'] as const)(
  'GOV-07 a proposal can be canceled: %s',
  async (name) => {
    await cancelProposal(chain(), proposalId(name));
    expect(await state(name)).toBe('canceled');
  },
);
