import { type Address, encodeFunctionData, parseEther } from 'viem';
import { callsOf } from '@/devnet/governance/proposalStates';
import { type ProposalName, proposalId } from '@/devnet/governance/proposals';
import { timelockAbi } from '@/devnet/governance/timelockAbi';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { askChain } from '@/lib/transactions/simulation/testing/devnetSimulation.setup';
import { callOutcomes } from './callOutcomes';
import type { ProposedCall } from './proposedCalls';

const { timelock, png } = EXCHANGE_ADDRESSES[43114];
const SOMEBODY: Address = '0x00000000000000000000000000000000000000aa';
const signal = new AbortController().signal;

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];
const simulated = (calls: readonly ProposedCall[]) =>
  callOutcomes(calls, { signal, ask: askChain(chain().client) });

/** The calls of a seeded proposal, as the governor stores them. */
async function proposedCallsOf(name: ProposalName): Promise<readonly ProposedCall[]> {
  const stored = await callsOf(chain(), proposalId(name));
  return stored.map(({ data, ...call }) => ({ ...call, calldata: data }));
}

test('GOV-23 a call that the timelock may make succeeds, and one that spends too much reverts with its reason', async () => {
  const executable = await simulated(await proposedCallsOf('executable'));
  expect(executable.map(({ type }) => type)).toEqual(executable.map(() => 'succeeds'));
  const reverting = await simulated(await proposedCallsOf('reverting'));
  expect(reverting).toEqual([
    { type: 'reverts', reason: expect.stringMatching(/exceeds balance/) },
  ]);
});

test('GOV-23 a call that spends what the previous one brings succeeds after it alone', async () => {
  const calls = await proposedCallsOf('succeeded');
  const outcomes = await simulated(calls);
  expect(outcomes.map(({ type }) => type)).toEqual(['succeeds', 'succeedsAfter']);
  const [, second] = calls;
  if (second === undefined) throw new TypeError('No second call');
  expect(await simulated([second])).toMatchObject([{ type: 'reverts' }]);
});

test('GOV-23 after a call that reverts, the others are not reached', async () => {
  const [reverting] = await proposedCallsOf('reverting');
  const [executable] = await proposedCallsOf('executable');
  if (!reverting || !executable) throw new TypeError('No calls');
  const outcomes = await simulated([reverting, executable]);
  expect(outcomes.map(({ type }) => type)).toEqual(['reverts', 'notReached']);
});

test('GOV-23 the AVAX of a call is there, because the executor of the proposal pays it', async () => {
  const outcomes = await simulated(await proposedCallsOf('waiting'));
  expect(outcomes.map(({ type }) => type)).not.toContain('reverts');
  const gift = { target: SOMEBODY, value: parseEther('3'), signature: '', calldata: '0x' } as const;
  expect(await simulated([gift])).toEqual([{ type: 'succeeds' }]);
});

test('GOV-23 a call to the timelock itself is tried out with the code of the timelock', async () => {
  const setDelay = (seconds: bigint): ProposedCall => ({
    target: timelock,
    value: 0n,
    signature: '',
    calldata: encodeFunctionData({
      abi: [
        {
          type: 'function',
          name: 'setDelay',
          stateMutability: 'nonpayable',
          inputs: [{ name: 'delay', type: 'uint256' }],
          outputs: [],
        },
      ],
      args: [seconds],
    }),
  });
  expect(await simulated([setDelay(3n * 86_400n)])).toEqual([{ type: 'succeeds' }]);
  const [tooShort] = await simulated([setDelay(5n)]);
  expect(tooShort).toMatchObject({
    type: 'reverts',
    reason: expect.stringMatching(/minimum delay/),
  });
  expect(
    await chain().client.readContract({
      address: timelock,
      abi: timelockAbi,
      functionName: 'delay',
    }),
  ).toBe(172_800n);
});

test('GOV-23 without an endpoint that simulates, a call by itself still has an outcome; without any, nothing is shown', async () => {
  const transfer = {
    target: png,
    value: 0n,
    signature: '',
    calldata: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [SOMEBODY, 1n] }),
  } as const;
  const plain = askChain(chain().client);
  const outcomes = await callOutcomes([transfer, transfer], {
    signal,
    ask: async (chainId, requests, read, stop) => {
      const isPlain = requests.every(({ method, params }) => {
        return method === 'eth_call' && Array.isArray(params) && params.length === 2;
      });
      if (isPlain) return plain(chainId, requests, read, stop);
      throw new TypeError('No overrides here');
    },
  });
  // The timelock holds no PNG.
  expect(outcomes.map(({ type }) => type)).toEqual(['reverts', 'mayDepend']);
  const silent = await callOutcomes([transfer], {
    signal,
    ask: () => Promise.reject(new TypeError('No endpoint')),
  });
  expect(silent).toEqual([{ type: 'unknown' }]);
});
