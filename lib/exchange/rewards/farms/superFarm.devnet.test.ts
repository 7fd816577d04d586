import { ACCOUNTS } from '@/devnet/accounts';
import { setWeight } from '@/devnet/farms/brokenFarms';
import { passTime } from '@/devnet/farms/periods';
import { poolIdOf, rewarderOf } from '@/devnet/farms/rewarders';
import { giveStake } from '@/devnet/farms/stakes';
import { makeSuperFarm } from '@/devnet/farms/superRewarder';
import { amountOf } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import { rewarderAbi } from '@/lib/chain/contracts/abis/rewarder';
import { bringsNothing } from '@/lib/exchange/rewards/actions/bringsNothing';
import { claimIntent } from '@/lib/exchange/rewards/actions/claimIntent';
import { withdrawIntent } from '@/lib/exchange/rewards/actions/withdrawIntent';
import type { WithdrawMethod } from '@/lib/exchange/rewards/actions/withdrawMethods';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import { setUpRewards } from '@/lib/exchange/rewards/testing/devnetRewards.setup';
import { reviewRequests } from '@/lib/transactions/simulation/reviewRequests';
import { shortfallsOf } from '@/lib/transactions/simulation/shortfalls';
import { simulate } from '@/lib/transactions/simulation/simulate';
import type { Intent } from '@/lib/transactions/submit/intent';

const { farmer } = ACCOUNTS;
const FARM = 'WAVAX_PNG_V2';
/** Short enough for the clock of the device, which may not be a day behind the chain's. */
const HOUR_SECONDS = 3_600n;

const { chain, ask, poolOf, placeOf, held, stakeOf, send, sendAtItsMoment } = setUpRewards();

const rewarder = () => ({ address: rewarderOf(placeOf(FARM)), abi: rewarderAbi }) as const;

function ooeToken(): Token {
  const { address, symbol, name, decimals } = chain().tokens.OOE;
  return { type: 'token', chainId: 43114, address, symbol, name, decimals };
}

/** What the rewarder owes the farmer in all. */
async function owed(): Promise<bigint> {
  const [, amounts] = await chain().client.readContract({
    ...rewarder(),
    functionName: 'pendingTokens',
    args: [poolIdOf(placeOf(FARM)), farmer, 0n],
  });
  return amounts.reduce((sum, raw) => sum + raw, 0n);
}

/** The claim of what the rewarder owes, by its own call. */
function ownClaim(pool: RewardPool, raw: bigint): Intent {
  return claimIntent({
    ...{ account: farmer, pool, earned: amountOf(pool.rewardToken, 0n) },
    ...{ extra: [amountOf(ooeToken(), raw)] },
    rewarder: { address: rewarder().address, rewardIds: [0n] },
  });
}

/** The claim of what MiniChef owes, with what the rewarder owes. */
async function poolClaim(pool: RewardPool, extra: bigint): Promise<Intent> {
  const { earned = 0n } = await stakeOf(pool);
  return claimIntent({
    ...{ account: farmer, pool, earned: amountOf(pool.rewardToken, earned) },
    extra: extra > 0n ? [amountOf(ooeToken(), extra)] : [],
  });
}

/** The farmer has a stake that the rewarder counts, and an hour passes. */
async function begin(): Promise<RewardPool> {
  await makeSuperFarm(chain(), placeOf(FARM));
  await giveStake(chain(), placeOf(FARM), { account: farmer, amount: 10n ** 18n });
  await passTime(chain(), HOUR_SECONDS);
  return poolOf(FARM);
}

/** What a simulation of an intent says. */
async function simulated(intent: Intent) {
  const { expectation } = intent;
  if (expectation === undefined) throw new TypeError('No expectation');
  const [request] = reviewRequests(intent, expectation, []);
  if (request === undefined) throw new TypeError('No request');
  const simulation = await simulate(request, { ask: ask() });
  if (simulation.kind !== 'simulated') throw new TypeError(simulation.reason);
  return { simulation, expectation };
}

test('FRM-40 with PNG a super farm pays its extra reward too, to the last digit', async () => {
  const pool = await begin();
  const before = await held(ooeToken());
  const { shown } = await sendAtItsMoment(
    async () => ({ extra: await owed(), earned: (await stakeOf(pool)).earned ?? 0n }),
    ({ extra, earned }) =>
      claimIntent({
        ...{ account: farmer, pool, earned: amountOf(pool.rewardToken, earned) },
        extra: [amountOf(ooeToken(), extra)],
      }),
  );
  expect(shown.extra).toBeGreaterThan(0n);
  expect((await held(ooeToken())) - before).toBe(shown.extra);
});

test('FRM-40 without weight a harvest moves nothing, and the rewarder’s own call pays what is shown, to the last digit', async () => {
  const pool = await begin();
  await setWeight(chain(), placeOf(FARM), 0n);
  await send(await poolClaim(pool, 0n));
  await passTime(chain(), HOUR_SECONDS);
  const before = [await held(ooeToken()), await held(pool.rewardToken)] as const;
  expect((await stakeOf(pool)).earned).toBe(0n);
  const harvest = await simulated(await poolClaim(pool, await owed()));
  expect(bringsNothing(harvest.simulation, harvest.expectation)).toBe(true);
  await send(await poolClaim(pool, await owed()));
  expect(await held(ooeToken())).toBe(before[0]);

  const own = await simulated(ownClaim(pool, await owed()));
  expect(bringsNothing(own.simulation, own.expectation)).toBe(false);
  expect(shortfallsOf(own.expectation, own.simulation, undefined)).toEqual([]);
  const { shown, functionName } = await sendAtItsMoment(owed, (raw) => ownClaim(pool, raw));
  expect(functionName).toBe('forceClaimRewards');
  expect(shown).toBeGreaterThan(0n);
  expect((await held(ooeToken())) - before[0]).toBe(shown);
  expect(await held(pool.rewardToken)).toBe(before[1]);
});

test.each(['withdraw', 'emergencyWithdraw'] as const)(
  'FRM-40 FRM-34 what a super farm owes after %s is paid by its own call',
  async (method: WithdrawMethod) => {
    const pool = await begin();
    const { staked } = await stakeOf(pool);
    const amount = amountOf(pool.stakingToken, staked);
    await send(
      withdrawIntent({ account: farmer, pool, amount, earned: undefined, extra: [], method }),
    );
    const before = await held(ooeToken());
    const { shown } = await sendAtItsMoment(owed, (raw) => ownClaim(pool, raw));
    expect(shown).toBeGreaterThan(0n);
    expect((await held(ooeToken())) - before).toBe(shown);
  },
);
