import { type Address, erc20Abi, parseEther } from 'viem';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { ACCOUNTS } from '../accounts';
import { DAY_SECONDS } from '../farms/periods';
import type { Chain } from '../node/chain';
import { transact } from '../node/transact';
import { governanceCalls } from './governanceCalls';
import { governanceHistory, type PastCall } from './history';
import { PEOPLE, PEOPLES_PNG } from './people';
import { placeGovernance } from './placeGovernance';

/** The chain that has proposals. */
type GovernedChain = Pick<Chain, 'client'>;

/** How many days before now the chain begins. */
export const HISTORY_DAYS = 46;
const DELEGATED_DAYS_AGO = 45;

/** The PNG of the community treasury before the first proposal, in whole tokens. */
const TREASURY_PNG = '8000000';

const { deployer, farmer } = ACCOUNTS;
const { communityTreasury, png } = EXCHANGE_ADDRESSES[43114];

/**
 * Places the contracts of governance on a chain that begins in the past, and repeats their history
 * at its times. The last block is at the current time, and the clock continues from there. The demo
 * account must already have its PNG.
 */
export async function seedGovernance(chain: GovernedChain): Promise<void> {
  await placeGovernance(chain);
  await givePng(chain, communityTreasury, TREASURY_PNG);
  for (const [person, whole] of PEOPLES_PNG) await givePng(chain, PEOPLE[person], whole);

  const delegations = Object.values(PEOPLE).map((from) => ({
    daysAgo: DELEGATED_DAYS_AGO,
    from,
    call: governanceCalls.delegate(from),
  }));
  await repeat(chain, [...delegations, ...(await governanceHistory())]);
  await chain.client.setNextBlockTimestamp({ timestamp: secondsNow() });
  await chain.client.mine({ blocks: 1 });
}

/** The farmer delegates to itself: too late for the proposals that somebody has voted on. */
export async function delegateFarmer({ client }: GovernedChain): Promise<void> {
  await transact(client, farmer, governanceCalls.delegate(farmer));
}

/** Sends calls at their times, the oldest first. */
async function repeat({ client }: GovernedChain, calls: readonly PastCall[]): Promise<void> {
  const now = secondsNow();
  const people = Object.values(PEOPLE);
  for (const address of people) {
    await client.setBalance({ address, value: parseEther('100') });
    await client.impersonateAccount({ address });
  }
  let time: bigint | undefined;
  for (const { daysAgo, from, call } of calls) {
    const timestamp = now - BigInt(Math.round(daysAgo * Number(DAY_SECONDS)));
    if (timestamp !== time) await client.setNextBlockTimestamp({ timestamp });
    await transact(client, from, call);
    time = timestamp;
  }
  for (const address of people) await client.stopImpersonatingAccount({ address });
}

function secondsNow(): bigint {
  return BigInt(Math.floor(Date.now() / 1_000));
}

async function givePng({ client }: GovernedChain, to: Address, whole: string): Promise<void> {
  await transact(client, deployer, {
    address: png,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, parseEther(whole)],
  });
}
