import { type Hex, hexToBigInt, parseEther, zeroAddress } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import {
  creations,
  currentVotes,
  receiptOf,
  stateOf,
  storedProposal,
} from '@/devnet/governance/governance.setup';
import { callsOf, passDelay } from '@/devnet/governance/proposalStates';
import { PROPOSAL_NAMES, proposalId } from '@/devnet/governance/proposals';
import { proposalText } from '@/devnet/governance/proposalText';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import { pngAbi } from '@/lib/chain/contracts/abis/png';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { askChain } from '@/lib/transactions/simulation/testing/devnetSimulation.setup';
import type { Intent } from '@/lib/transactions/submit/intent';
import { submit } from '@/lib/transactions/submit/submit';
import { nodeWallet } from '@/lib/transactions/submit/testing/nodeWallet.setup';
import { findCreation } from './findCreation';
import { delegateIntent, executeIntent, queueIntent, voteIntent } from './governanceIntents';
import {
  currentVotesRead,
  delegateRead,
  PROPOSAL_COUNT_READ,
  proposalRead,
  stateRead,
} from './governorReads';
import { proposalState } from './proposal';

const { demo, second } = ACCOUNTS;
const { png } = EXCHANGE_ADDRESSES[43114];
const signal = new AbortController().signal;

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];

/** Sends an intent as an account, and waits until it is mined. */
async function send(intent: Intent) {
  const { account } = intent;
  const { transaction } = await submit(nodeWallet(chain().rpcUrl, account), intent);
  const { hash } = transaction;
  const { status } = await chain().client.waitForTransactionReceipt({ hash });
  expect(status).toBe('success');
}

test('GOV-18 GOV-20 the creation of every proposal is found by the times of blocks, with its own text and calls', async () => {
  const latest = await chain().client.getBlockNumber({ cacheTime: 0 });
  const ask = askChain(chain().client);
  const logs = await creations(chain());
  for (const name of PROPOSAL_NAMES) {
    const id = proposalId(name);
    const { proposer, startTime } = await storedProposal(chain(), id);
    const { creation } = await findCreation({
      proposal: { id, proposer, startTime },
      ...{ subgraph: undefined, latest, signal, ask },
    });
    expect(creation.description).toBe(await proposalText(name));
    const calls = await callsOf(chain(), id);
    expect(creation.calls).toEqual(calls.map(({ data, ...call }) => ({ ...call, calldata: data })));
    const log = logs.find(({ args }) => args.id === id);
    expect(creation.transactionHash).toBe(log?.transactionHash);
  }
});

test('GOV-19 with the block subgraph no times of blocks are requested; if it fails, the search does without it', async () => {
  const latest = await chain().client.getBlockNumber({ cacheTime: 0 });
  const methods: string[] = [];
  const plain = askChain(chain().client);
  const ask: typeof plain = (chainId, requests, read, stop) => {
    methods.push(...requests.map(({ method }) => method));
    return plain(chainId, requests, read, stop);
  };
  const id = proposalId('voted');
  const { proposer, startTime } = await storedProposal(chain(), id);
  const asked = { proposal: { id, proposer, startTime }, latest, signal, ask };
  const base = chain().rpcUrl.replace(/\/rpc\/.*$/, '/services/subgraphs');
  const found = await findCreation({ ...asked, subgraph: `${base}/blocks` });
  expect(found.creation.description).toBe(await proposalText('voted'));
  expect(new Set(methods)).toEqual(new Set(['eth_getLogs']));
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const again = await findCreation({ ...asked, subgraph: `${base}/missing` });
  expect(again).toEqual(found);
  expect(warned).toHaveBeenCalledTimes(1);
});

test('GOV-18 GOV-21 a log is requested within 10 blocks of one, and one of another proposer or start is refused', async () => {
  const latest = await chain().client.getBlockNumber({ cacheTime: 0 });
  const plain = askChain(chain().client);
  const ranges: bigint[] = [];
  const ask: typeof plain = (chainId, requests, read, stop) => {
    for (const { method, params } of requests) {
      if (method !== 'eth_getLogs') continue;
      const [{ fromBlock, toBlock }] = params as [{ fromBlock: Hex; toBlock: Hex }];
      ranges.push(hexToBigInt(toBlock) - hexToBigInt(fromBlock));
    }
    return plain(chainId, requests, read, stop);
  };
  const id = proposalId('voted');
  const stored = await storedProposal(chain(), id);
  const proposal = { id, proposer: stored.proposer, startTime: stored.startTime };
  const search = { subgraph: undefined, latest, signal, ask };
  await findCreation({ proposal, ...search });
  expect(ranges).toEqual([20n]);
  const others = [
    { ...proposal, proposer: second },
    { ...proposal, startTime: proposal.startTime + 1n },
  ];
  for (const other of others)
    await expect(findCreation({ proposal: other, ...search })).rejects.toThrow();
});

test('GOV-14 a vote counts with the votes of the snapshot', async () => {
  const id = proposalId('voted');
  const before = await storedProposal(chain(), id);
  await send(voteIntent({ account: demo, id, isFor: false, votes: 0n }));
  const receipt = await receiptOf(chain(), id, demo);
  expect(receipt).toMatchObject({ hasVoted: true, support: false });
  expect(receipt.votes).toBeGreaterThan(0n);
  const after = await storedProposal(chain(), id);
  expect(after.againstVotes - before.againstVotes).toBe(receipt.votes);
  expect(after.forVotes).toBe(before.forVotes);
});

test('GOV-15 a delegation moves the votes of all PNG of the account, and no PNG', async () => {
  const { client } = chain();
  const held = await client.readContract({
    ...{ address: png, abi: pngAbi, functionName: 'delegates', args: [second] },
  });
  expect(held).toBe(zeroAddress);
  const before = await currentVotes(chain(), demo);
  const balance = await client.readContract({
    address: png,
    abi: [
      {
        ...{ name: 'balanceOf', type: 'function', stateMutability: 'view' },
        inputs: [{ type: 'address', name: 'account' }],
        outputs: [{ type: 'uint256' }],
      },
    ],
    functionName: 'balanceOf',
    args: [second],
  });
  await send(delegateIntent({ account: second, delegate: demo }));
  expect(await currentVotes(chain(), demo)).toBe(before + balance);
  expect(balance).toBeGreaterThan(0n);
});

test('GOV-22 anyone queues what succeeded, and executes it once its time has come', async () => {
  const id = proposalId('succeeded');
  const terms = { account: second, id, value: 0n } as const;
  await send(queueIntent({ ...terms, action: 'queue' }));
  expect(await stateOf(chain(), id)).toBe('queued');
  await passDelay(chain(), id);
  await send(executeIntent({ ...terms, action: 'execute' }));
  expect(await stateOf(chain(), id)).toBe('executed');
});

test('GOV-22 an account that executes a proposal whose calls send AVAX pays exactly that', async () => {
  const id = proposalId('waiting');
  await passDelay(chain(), id);
  const calls = await callsOf(chain(), id);
  const value = calls.reduce((sum, call) => sum + call.value, 0n);
  expect(value).toBeGreaterThan(0n);
  const before = await chain().client.getBalance({ address: demo });
  await send(executeIntent({ action: 'execute', account: demo, id, value }));
  const spent = before - (await chain().client.getBalance({ address: demo }));
  expect(spent - value).toBeLessThan(parseEther('0.05'));
  expect(spent).toBeGreaterThan(value);
});

test('GOV-17 the governor’s count, proposals and states are read, and the delegates and votes of PNG', async () => {
  const { client } = chain();
  const id = proposalId('voted');
  expect(await client.readContract(PROPOSAL_COUNT_READ)).toBe(BigInt(PROPOSAL_NAMES.length));
  const [readId] = await client.readContract(proposalRead(id));
  expect(readId).toBe(id);
  expect(proposalState(await client.readContract(stateRead(id)))).toBe(await stateOf(chain(), id));
  expect(await client.readContract(delegateRead(second))).toBe(zeroAddress);
  expect(await client.readContract(currentVotesRead(demo))).toBe(await currentVotes(chain(), demo));
  const names = [PROPOSAL_COUNT_READ, proposalRead(id), stateRead(id), delegateRead(demo)];
  expect([...names, currentVotesRead(demo)].map(({ functionName }) => functionName)).toEqual([
    'proposalCount',
    'proposals',
    'state',
    'delegates',
    'getCurrentVotes',
  ]);
});
