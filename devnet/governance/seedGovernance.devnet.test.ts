import { type Address, type Block, erc20Abi, parseEther } from 'viem';
import { governorAbi } from '@/lib/chain/contracts/abis/governor';
import { pngAbi } from '@/lib/chain/contracts/abis/png';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { ACCOUNTS } from '../accounts';
import { communityTreasurySeedAbi } from '../contracts/abis';
import { refusal } from '../contracts/refusal.setup';
import { DAY_SECONDS } from '../farms/periods';
import { setUpDevnet } from '../setUpDevnet';
import {
  creations,
  currentVotes,
  receiptOf,
  stateOf,
  storedProposal,
  votesAt,
} from './governance.setup';
import { governanceCalls } from './governanceCalls';
import { callsOf } from './proposalStates';
import { PROPOSAL_NAMES, type ProposalName, proposalId } from './proposals';
import { proposalText } from './proposalText';
import { GRANTS, PROPOSED_CALLS, WAITING_VALUE } from './proposedCalls';
import { timelockAbi } from './timelockAbi';

const { demo, second, farmer, gasOnly } = ACCOUNTS;
const { communityTreasury, governor, png, timelock } = EXCHANGE_ADDRESSES[43114];

const NO_VOTES = { hasVoted: false, support: false, votes: 0n };

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];
const stored = (name: ProposalName) => storedProposal(chain(), proposalId(name));
const execution = (name: ProposalName, value?: bigint) =>
  refusal(chain().client, demo, governanceCalls.execute(proposalId(name), value));

function balanceOf(owner: Address): Promise<bigint> {
  return chain().client.readContract({
    address: png,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  });
}

test('RPC-01 the chain with a history is at the current time, and continues from it', async () => {
  const { client } = chain();
  const { number, timestamp } = await client.getBlock();
  expect(Math.abs(Date.now() / 1_000 - Number(timestamp))).toBeLessThan(20);
  const later = await new Promise<Block>((resolve) => {
    const stop = client.watchBlocks({
      pollingInterval: 100,
      onBlock: (block) => {
        if (block.timestamp < timestamp + 4n) return;
        stop();
        resolve(block);
      },
    });
  });
  expect(later.number).toBeGreaterThan(number);
  expect(Math.abs(Date.now() / 1_000 - Number(later.timestamp))).toBeLessThan(20);
});

test('GOV-17 the governor commands the timelock, and the timelock owns the treasury', async () => {
  const { client } = chain();
  const at = { address: governor, abi: governorAbi } as const;
  const locked = { address: timelock, abi: timelockAbi } as const;
  expect(await client.readContract({ ...at, functionName: 'timelock' })).toBe(timelock);
  expect(await client.readContract({ ...locked, functionName: 'delay' })).toBe(2n * DAY_SECONDS);
  const owner = { address: communityTreasury, abi: communityTreasurySeedAbi } as const;
  expect(await client.readContract({ ...owner, functionName: 'owner' })).toBe(timelock);
  expect(await client.readContract({ ...at, functionName: 'proposalCount' })).toBe(13n);
});

test.each([
  [1, 'executed', 'executed', '3310000', '320000.5'],
  [2, 'defeated', 'defeated', '1800000', '2410000'],
  [3, 'canceled', 'canceled', '0', '320000.5'],
  [4, 'expired', 'expired', '1500000', '0'],
  [5, 'executedTogether', 'executed', '3650000', '0'],
  [6, 'ignored', 'defeated', '0', '0'],
  [7, 'succeeded', 'succeeded', '5700000', '320000.5'],
  [8, 'executable', 'queued', '3650000', '1500000'],
  [9, 'reverting', 'queued', '1500000', '0'],
  [10, 'waiting', 'queued', '3050000', '0'],
  [11, 'voted', 'active', '3300000', '320000.5'],
  [12, 'unvoted', 'active', '0', '0'],
  [13, 'pending', 'pending', '0', '0'],
] as const)('GOV-07 proposal %s, %s, is %s', async (id, name, state, forVotes, againstVotes) => {
  expect(proposalId(name)).toBe(BigInt(id));
  expect(await stateOf(chain(), BigInt(id))).toBe(state);
  expect(await stored(name)).toMatchObject({
    forVotes: parseEther(forVotes),
    againstVotes: parseEther(againstVotes),
  });
});

test('GOV-18 GOV-19 each proposal was created a day before its vote, with its text and its calls', async () => {
  const { client } = chain();
  const logs = await creations(chain());
  expect(logs.map(({ args }) => args.id)).toEqual(PROPOSAL_NAMES.map(proposalId));
  for (const name of PROPOSAL_NAMES) {
    const log = logs[Number(proposalId(name)) - 1];
    const { startTime, endTime, proposer } = await stored(name);
    expect(log?.args).toMatchObject({ startTime, endTime, proposer });
    expect(log?.args.description).toBe(await proposalText(name));
    expect(await callsOf(chain(), proposalId(name))).toEqual(PROPOSED_CALLS[name]);
    const { timestamp } = await client.getBlock({ blockNumber: log?.blockNumber ?? 0n });
    expect(timestamp).toBe(startTime - DAY_SECONDS);
    expect(endTime).toBe(startTime + 3n * DAY_SECONDS);
  }
});

test('GOV-20 no block is older than the one before it', async () => {
  const { client } = chain();
  const height = Number(await client.getBlockNumber());
  const times: bigint[] = [];
  for (let number = 0; number <= height; number += 1)
    times.push((await client.getBlock({ blockNumber: BigInt(number) })).timestamp);
  expect(times).toEqual(times.toSorted((a, b) => Number(a - b)));
  expect(height).toBeLessThan(600);
});

test('GOV-12 the snapshot of a vote decides who has weight', async () => {
  const { startBlock } = await stored('voted');
  expect(startBlock).toBeGreaterThan(0n);
  expect((await stored('unvoted')).startBlock).toBe(0n);
  expect((await stored('ignored')).startBlock).toBe(0n);
  expect(await votesAt(chain(), demo, startBlock)).toBe(parseEther('10000'));
  expect(await votesAt(chain(), farmer, startBlock)).toBe(0n);
  expect(await currentVotes(chain(), demo)).toBe(parseEther('10000'));
  expect(await currentVotes(chain(), farmer)).toBe(parseEther('20000'));
});

test.each([
  ['demo', demo, demo, '10000', '10000'],
  ['farmer', farmer, farmer, '20000', '20000'],
  ['second, whose votes are locked', second, undefined, '50', '0'],
  ['gasOnly, who has none', gasOnly, undefined, '0', '0'],
])('GOV-02 GOV-13 the votes of %s', async (_, account, delegate, balance, votes) => {
  const at = { address: png, abi: pngAbi, functionName: 'delegates', args: [account] } as const;
  const none = '0x0000000000000000000000000000000000000000';
  expect(await chain().client.readContract(at)).toBe(delegate ?? none);
  expect(await balanceOf(account)).toBe(parseEther(balance));
  expect(await currentVotes(chain(), account)).toBe(parseEther(votes));
});

test('GOV-12 the demo account voted on the first two proposals only', async () => {
  const votes = parseEther('10000');
  const receipts = await Promise.all(
    PROPOSAL_NAMES.map((name) => receiptOf(chain(), proposalId(name), demo)),
  );
  expect(receipts.slice(0, 2)).toEqual([
    { hasVoted: true, support: true, votes },
    { hasVoted: true, support: false, votes },
  ]);
  expect(receipts.slice(2)).toEqual(PROPOSAL_NAMES.slice(2).map(() => NO_VOTES));
});

test('GOV-22 queued proposals can be executed two days later, for 14 days', async () => {
  const { timestamp } = await chain().client.getBlock();
  const hours = async (name: ProposalName) =>
    Math.round((Number((await stored(name)).eta) - Number(timestamp)) / 3_600);
  expect(await hours('executable')).toBe(-4.5 * 24);
  expect(await hours('reverting')).toBe(-3.5 * 24);
  expect(await hours('waiting')).toBe(24);
  expect(await hours('expired')).toBe(-29.5 * 24);
  expect((await stored('succeeded')).eta).toBe(0n);
});

test('GOV-22 how the contracts answer an execution', async () => {
  expect(await execution('executable')).toBeUndefined();
  expect(await execution('reverting')).toBe(
    'Timelock::executeTransaction: Transaction execution reverted.',
  );
  expect(await execution('waiting', WAITING_VALUE)).toBe(
    "Timelock::executeTransaction: Transaction hasn't surpassed time lock.",
  );
  for (const name of ['executed', 'expired', 'succeeded', 'voted'] as const)
    expect(await execution(name)).toBe(
      'GovernorAlpha::execute: proposal can only be executed if it is queued',
    );
});

test('executed proposals were paid, and the demo account paid nothing', async () => {
  expect(await balanceOf(communityTreasury)).toBe(parseEther(String(8_000_000 - 250_000 - 60_000)));
  expect(await balanceOf(GRANTS)).toBe(parseEther('310000'));
  expect(await balanceOf(timelock)).toBe(0n);
  expect(await chain().client.getBalance({ address: demo })).toBe(parseEther('500'));
});

test('Fuji has no governance', async () => {
  const { client } = devnet().chains[43113];
  for (const address of [governor, timelock, communityTreasury])
    expect(await client.getCode({ address })).toBeUndefined();
});
