import { parseAbi } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { RewardPlaceName } from '@/devnet/farms/farmTables';
import { giveStakingTokens, shareOf, stake } from '@/devnet/farms/stakes';
import { transact } from '@/devnet/node/transact';
import { amountOf } from '@/lib/base/amounts/amount';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import { setUpRewards } from '@/lib/exchange/rewards/testing/devnetRewards.setup';
import { releaseBlocks } from '@/lib/transactions/simulation/testing/proveSimulation.setup';
import type { Intent } from '@/lib/transactions/submit/intent';
import { submit } from '@/lib/transactions/submit/submit';
import { claimCalls } from './claimCalls';
import { claimIntent } from './claimIntent';
import { depositIntent } from './depositIntent';
import { withdrawIntent } from './withdrawIntent';
import type { WithdrawMethod } from './withdrawMethods';

const { deployer, farmer, second } = ACCOUNTS;
const votesAbi = parseAbi(['function delegate(address delegatee)']);

const { chain, wallet, poolOf, placeOf, stakeOf, approve } = setUpRewards();

afterEach(() => releaseBlocks(chain().client));

/** What comes before in the same second: somebody else's deposit, or the account's own claim. */
type Before = 'another deposit' | 'an own claim';

async function comeBefore(before: Before, name: RewardPlaceName, pool: RewardPool) {
  const { client } = chain();
  if (before === 'an own claim') {
    const earned = amountOf(pool.rewardToken, 0n);
    const [call] = claimCalls({ account: farmer, pool, earned, extra: [] });
    if (call.abi === undefined) throw new TypeError('A claim calls a contract.');
    await transact(client, farmer, call);
    return;
  }
  const amount = await shareOf(chain(), placeOf(name), 1n);
  await stake(chain(), placeOf(name), { account: deployer, amount });
}

/**
 * Sends an intent that is estimated in the second of what comes before, and is in the next block, a
 * second later.
 */
async function sendASecondAfter(before: () => Promise<void>, intent: Intent): Promise<void> {
  const { client } = chain();
  await client.setIntervalMining({ interval: 0 });
  await client.setAutomine(true);
  await before();
  await client.setAutomine(false);
  const { timestamp } = await client.getBlock();
  const { transaction } = await submit(wallet(), intent);
  await client.setNextBlockTimestamp({ timestamp: timestamp + 1n });
  await client.mine({ blocks: 1 });
  const { status, gasUsed } = await client.getTransactionReceipt({ hash: transaction.hash });
  const { gas } = await client.getTransaction({ hash: transaction.hash });
  expect({ status, gas, gasUsed }).toMatchObject({ status: 'success' });
}

const NAMES = ['WAVAX_PNG_V2', 'WAVAX_PNG_V1', 'WAVAX_V0'] as const;
const BEFORE = ['another deposit', 'an own claim'] as const;
const CASES = NAMES.flatMap((name) => BEFORE.map((before) => [name, before] as const));

test.each(CASES)(
  'TXN-10 FRM-29 FRM-30 a deposit in %s that is estimated in the second of %s has enough gas a second later',
  async (name, before) => {
    const pool = await poolOf(name);
    const given = await shareOf(chain(), placeOf(name), 1n);
    await giveStakingTokens(chain(), placeOf(name), { account: farmer, amount: given });
    await approve(pool, given);
    const amount = amountOf(pool.stakingToken, given);
    const deposit = { account: farmer, pool, amount, deadlineSeconds: 0 };
    await sendASecondAfter(() => comeBefore(before, name, pool), depositIntent(deposit, true));
  },
);

test.each(
  CASES.flatMap(([name, before]) => {
    const methods: readonly WithdrawMethod[] =
      name === 'WAVAX_PNG_V2'
        ? ['withdrawAndHarvest', 'withdraw', 'emergencyWithdraw']
        : ['exit', 'withdraw'];
    return methods.map((method) => [name, before, method] as const);
  }),
)(
  'TXN-10 STK-10 FRM-31 leaving %s that is estimated in the second of %s, by %s, has enough gas a second later, also when votes move',
  async (name, before, method) => {
    const pool = await poolOf(name);
    await transact(chain().client, farmer, {
      address: (await poolOf('WAVAX_PNG_V2')).rewardToken.address,
      abi: votesAbi,
      functionName: 'delegate',
      args: [second],
    });
    const { staked } = await stakeOf(pool);
    const amount = amountOf(pool.stakingToken, staked);
    const earned = amountOf(pool.rewardToken, 0n);
    await sendASecondAfter(
      () => comeBefore(before, name, pool),
      withdrawIntent({ account: farmer, pool, amount, earned, extra: [], method }),
    );
  },
);

test.each(NAMES)(
  'TXN-10 STK-10 FRM-32 a claim from %s that is estimated in the second of another deposit has enough gas a second later',
  async (name) => {
    const pool = await poolOf(name);
    const earned = amountOf(pool.rewardToken, (await stakeOf(pool)).earned ?? 0n);
    await sendASecondAfter(
      () => comeBefore('another deposit', name, pool),
      claimIntent({ account: farmer, pool, earned, extra: [] }),
    );
  },
);
