import { type Hash, isHex, numberToHex, type TransactionReceipt } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { ChainClient } from '@/devnet/node/chain';
import type { Token } from '@/lib/base/tokens/token';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import { revertReason } from '@/lib/chain/contracts/revertReason';
import { deadlineAt } from '@/lib/transactions/review/deadline';
import { type NetworkFee, networkFee } from '@/lib/transactions/simulation/networkFee';
import { simulate } from '@/lib/transactions/simulation/simulate';
import {
  type CallResult,
  type SimulationCall,
  simulatedData,
} from '@/lib/transactions/simulation/simulation';
import { type KnownApproval, withApprovals } from '@/lib/transactions/simulation/withApprovals';
import { askChain, askNode, differences, held, simulated } from './devnetSimulation.setup';
import { ROUTER, type TestedTransaction } from './randomSwap.setup';
import { type NodeGas, simulatedByNode } from './simulatedByNode.setup';

const ACCOUNT = ACCOUNTS.demo;
/** More than any call here needs; five of them fit into a block. */
const GAS = 5_000_000n;
/**
 * The overhead of a call: the first access to its contract, and sending value.
 */
const CALL_GAS = 12_000n;

/** How one transaction ended; `end` is the reason if it reverted. */
export type Proof = Pick<TestedTransaction, 'kind' | 'symbols'> & { readonly end: string };

/** Lists the kinds and symbols without a successful transaction. */
export function withoutSuccess(
  proofs: readonly Proof[],
  { kinds, symbols }: { readonly kinds: readonly string[]; readonly symbols: readonly string[] },
): readonly string[] {
  const succeeded = proofs.filter(({ end }) => end === 'succeeded');
  const seen = new Set(succeeded.flatMap((proof) => [proof.kind, ...proof.symbols]));
  return [...kinds, ...symbols].filter((one) => !seen.has(one));
}

/** Stops automatic mining, so that no block comes between a simulation and the sending. */
export async function holdBlocks(client: ChainClient): Promise<void> {
  await client.setIntervalMining({ interval: 0 });
  await client.setAutomine(false);
}

/**
 * Mines each transaction at once. The interval of the start can't be restored together with that.
 */
export async function releaseBlocks(client: ChainClient): Promise<void> {
  await client.mine({ blocks: 1 });
  await client.setAutomine(true);
}

type Variation = {
  /** Which of the calls that would do it is made. */
  readonly candidate: number;
  readonly isExpired: boolean;
  /** Whether the latest block moved no pool, so that the simulation writes all price sums. */
  readonly isAtRest: boolean;
};

/**
 * Simulates a transaction with its approvals, sends them in the next block, and expects that each
 * call ends and each balance changes as simulated. The node's own `eth_simulateV1` must agree about
 * everything that a wallet would send.
 */
export async function prove(
  client: ChainClient,
  { kind, symbols, intent, taken, balances }: TestedTransaction,
  { candidate, isExpired, isAtRest }: Variation,
): Promise<Proof> {
  const name = [kind, ...symbols].join(' ');
  if (isAtRest) await client.mine({ blocks: 1, interval: 1 });
  const { timestamp } = await client.getBlock();
  const candidates = intent.callsAt(isExpired ? timestamp - 1n : deadlineAt(timestamp, 3_600));
  const mainCall = candidates[candidate % candidates.length] ?? candidates[0];
  const approvals = await Promise.all(taken.map((one) => needed(client, one)));
  const calls = withApprovals(approvals, [mainCall]);
  const request = {
    chainId: 43114 as const,
    account: ACCOUNT,
    calls,
    balances,
  };
  const before = await held(client, balances);
  const simulation = simulated(await simulate(request, { ask: askChain(client) }));
  expect(simulation.changes.map((change) => change.before)).toEqual(before);
  const sent = calls.filter((_call, index) => isSendable(simulation.calls[index]));
  const beyondMeans = calls.filter((_call, at) => simulation.calls[at]?.status === 'unaffordable');
  if (beyondMeans.length === 0) {
    const { gas, ...real } = await simulatedByNode(client, { ...request, calls: sent });
    expect({ name, ...real }).toEqual({ name, ...outline(simulation) });
    expectGas(simulation.calls.filter(isSendable), gas);
  }

  const receipts = await send(client, sent);
  const ends = await Promise.all(sent.map((call, index) => endIn(client, call, receipts[index])));
  const fee = networkFee({ ...simulation, gasPrice: 1n }, request, []);
  if (fee) {
    const used = receipts.map(({ gasUsed }) => gasUsed);
    const mayLack = isAtRest ? 0n : intent.statement.unestimatedGas;
    expectFee({ name, fee, sent, used, mayLack });
  }
  expect({ name, ends }).toEqual({
    name,
    ends: simulation.calls
      .filter(isSendable)
      .map((result, index) => (sent[index]?.mayFail ? result.status : endOf(result))),
  });
  for (const call of beyondMeans)
    await expect(send(client, [call])).rejects.toThrow(/insufficient funds/i);
  const after = await held(client, balances);
  expect({ name, changes: after.map((raw, index) => raw - (before[index] ?? 0n)) }).toEqual({
    name,
    changes: differences(simulation.changes),
  });
  const ended = simulation.calls.findLast(({ status }) => status !== 'notMade');
  return { kind, symbols, end: ended === undefined ? 'nothing' : endOf(ended) };
}

async function needed(
  client: ChainClient,
  { token, raw }: { readonly token: Token; readonly raw: bigint },
): Promise<KnownApproval> {
  const allowance = await client.readContract({
    address: token.address,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [ACCOUNT, ROUTER],
  });
  return { token, spender: ROUTER, raw, allowance };
}

/** What both oracles report. */
function outline({ calls, changes }: ReturnType<typeof simulated>) {
  return {
    ends: calls.filter(isSendable).map(endOf),
    differences: differences(changes),
  };
}

/**
 * Expects that each call used the gas that the node reports. In one simulation a later call finds
 * storage warm that an earlier one has read, so it may use as little as half.
 */
function expectGas(calls: readonly CallResult[], used: readonly NodeGas[]): void {
  for (const [index, call] of calls.entries()) {
    const node = used[index];
    if (node === undefined || !('gas' in call)) continue;
    const { whole, intrinsic } = node;
    const least = index === 0 ? whole : whole / 2n;
    // The node's figure is after the refund, which is at most a fifth of all that was used.
    expect(intrinsic + call.gas).toBeGreaterThanOrEqual(least - CALL_GAS);
    expect(((intrinsic + call.gas) * 4n) / 5n).toBeLessThanOrEqual(whole + CALL_GAS);
  }
}

/** A wallet would not send the others. */
function isSendable(result: CallResult | undefined): boolean {
  return result?.status === 'succeeded' || result?.status === 'reverted';
}

function endOf(result: CallResult): string {
  return result.status === 'reverted' ? result.reason : result.status;
}

type Paid = {
  readonly name: string;
  /** At a gas price of 1, so in units of gas. */
  readonly fee: NetworkFee;
  readonly sent: readonly SimulationCall[];
  /** The gas of each. */
  readonly used: readonly bigint[];
  /** The gas that a simulation in the block of a pool's movement may lack. */
  readonly mayLack: bigint;
};

/** Expects that the fee on screen covered the gas that was used, and was not much higher. */
function expectFee({ name, fee: { fee, approvals }, sent, used, mayLack }: Paid): void {
  const own = used.at(-1) ?? 0n;
  const margin = 12_000n * BigInt(approvals?.count ?? 0);
  // The local chain refunds up to a fifth.
  const least = ((fee.raw - margin) * 4n) / 5n;
  expect({
    name,
    own,
    isCovered: own <= fee.raw + mayLack,
    isFair: own >= least - CALL_GAS,
  }).toEqual({
    name,
    own,
    isCovered: true,
    isFair: true,
  });
  // An approval that had to be set to zero first costs that fee as well.
  if (approvals === undefined || sent.some(({ mayFail }) => mayFail)) return;
  const approving = used.slice(0, -1).reduce((total, gas) => total + gas, 0n);
  expect({ name, isCovered: approving <= approvals.fee.raw }).toEqual({ name, isCovered: true });
}

/** Sends calls in one block without network fees. */
async function send(
  client: ChainClient,
  calls: readonly SimulationCall[],
): Promise<readonly TransactionReceipt[]> {
  await client.setNextBlockBaseFeePerGas({ baseFeePerGas: 0n });
  const hashes: Hash[] = [];
  for (const call of calls) {
    const transaction = { ...encoded(call), gas: numberToHex(GAS), gasPrice: '0x0' };
    const hash = await askNode(client, { method: 'eth_sendTransaction', params: [transaction] });
    if (!isHex(hash)) throw new TypeError('No hash');
    hashes.push(hash);
  }
  await client.mine({ blocks: 1 });
  const receipts = await Promise.all(hashes.map((hash) => client.getTransactionReceipt({ hash })));
  expect(new Set(receipts.map(({ blockNumber }) => blockNumber)).size).toBeLessThan(2);
  return receipts;
}

async function endIn(
  client: ChainClient,
  call: SimulationCall,
  receipt: TransactionReceipt | undefined,
): Promise<string> {
  if (receipt?.status === 'success') return 'succeeded';
  // The calls after one that may fail can remove the reason for which it was refused.
  return call.mayFail ? 'reverted' : reasonOf(client, call);
}

/** Why a call was refused: it changed nothing, so it is refused again. */
async function reasonOf(client: ChainClient, call: SimulationCall): Promise<string> {
  try {
    await askNode(client, { method: 'eth_call', params: [encoded(call), 'latest'] });
    return 'not refused again';
  } catch (error) {
    return revertReason(error) ?? 'no reason';
  }
}

function encoded(call: SimulationCall) {
  return {
    from: ACCOUNT,
    to: call.address,
    data: simulatedData(call),
    value: numberToHex(call.value ?? 0n),
  };
}
