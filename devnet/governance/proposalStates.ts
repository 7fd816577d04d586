import { governorAbi } from '@/lib/chain/contracts/abis/governor';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { DAY_SECONDS } from '../farms/periods';
import type { Chain } from '../node/chain';
import { transactAs } from '../node/transactAs';
import { governanceCalls } from './governanceCalls';
import { storeQueued, storeTime } from './governanceStorage';
import type { ProposedCall } from './proposedCalls';

/**
 * Moves one proposal to another state, while the clock of the chain stays as it is: the app signs
 * nothing on a chain that is far ahead of the device.
 */
type GovernedChain = Pick<Chain, 'client'>;

const GRACE_PERIOD = 14n * DAY_SECONDS;
const { governor } = EXCHANGE_ADDRESSES[43114];

/**
 * Opens the vote on a pending proposal. Its creation, one day before, moves to an earlier time; the
 * proposal `pending` is still created within ten blocks of it.
 */
export async function openVoting(chain: GovernedChain, id: bigint): Promise<void> {
  await storeTime(chain, id, { name: 'startTime', seconds: (await now(chain)) - 1n });
}

/** Ends the vote on an active proposal: it has then succeeded, or it is defeated. */
export async function endVoting(chain: GovernedChain, id: bigint): Promise<void> {
  await storeTime(chain, id, { name: 'endTime', seconds: (await now(chain)) - 1n });
}

/** Lets the delay of a queued proposal pass: it can be executed from now on. */
export async function passDelay(chain: GovernedChain, id: bigint): Promise<void> {
  await moveEta(chain, id, await now(chain));
}

/** Lets a queued proposal expire. */
export async function passGracePeriod(chain: GovernedChain, id: bigint): Promise<void> {
  await moveEta(chain, id, (await now(chain)) - GRACE_PERIOD);
}

/** Cancels a proposal that was not executed: its proposer gives up the votes first. */
export async function cancelProposal(chain: GovernedChain, id: bigint): Promise<void> {
  const { client } = chain;
  const [, proposer] = await client.readContract({
    address: governor,
    abi: governorAbi,
    functionName: 'proposals',
    args: [id],
  });
  await transactAs(client, proposer, governanceCalls.delegate());
  await transactAs(client, proposer, governanceCalls.cancel(id));
}

async function moveEta(chain: GovernedChain, id: bigint, eta: bigint): Promise<void> {
  const at = { address: governor, abi: governorAbi, args: [id] } as const;
  const [, , before] = await chain.client.readContract({ ...at, functionName: 'proposals' });
  for (const call of await callsOf(chain, id)) {
    await storeQueued(chain, call, { eta: before, isQueued: false });
    await storeQueued(chain, call, { eta, isQueued: true });
  }
  await storeTime(chain, id, { name: 'eta', seconds: eta });
}

/** The calls of a proposal, as the governor returns them. */
export async function callsOf(
  { client }: GovernedChain,
  id: bigint,
): Promise<readonly ProposedCall[]> {
  const [targets, values, signatures, calldatas] = await client.readContract({
    address: governor,
    abi: governorAbi,
    functionName: 'getActions',
    args: [id],
  });
  return targets.map((target, index) => ({
    target,
    value: values[index] ?? 0n,
    signature: signatures[index] ?? '',
    data: calldatas[index] ?? '0x',
  }));
}

async function now({ client }: GovernedChain): Promise<bigint> {
  return (await client.getBlock()).timestamp;
}
