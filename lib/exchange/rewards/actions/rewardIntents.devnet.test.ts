import { parseAbi } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { payExtra } from '@/devnet/farms/brokenFarms';
import type { RewardPlaceName } from '@/devnet/farms/farmTables';
import { passTime } from '@/devnet/farms/periods';
import { earnedBy, giveStakingTokens, shareOf } from '@/devnet/farms/stakes';
import { transact } from '@/devnet/node/transact';
import { amountOf } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import { setUpRewards } from '@/lib/exchange/rewards/testing/devnetRewards.setup';
import { signPermit } from '@/lib/transactions/approvals/signPermit';
import { submit } from '@/lib/transactions/submit/submit';
import { claimIntent } from './claimIntent';
import { depositIntent } from './depositIntent';
import type { DepositTerms } from './depositTerms';
import { withdrawIntent } from './withdrawIntent';
import type { WithdrawMethod } from './withdrawMethods';

const { farmer, gasOnly } = ACCOUNTS;
const DEADLINE_SECONDS = 3_600;
const permitAbi = parseAbi([
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
]);

const { chain, wallet, poolOf, placeOf, held, stakeOf, approve, send, sendAtItsMoment } =
  setUpRewards();

/** Funds the farmer with what a pool stakes, and proposes to deposit an odd part of it. */
async function deposit(name: RewardPlaceName): Promise<DepositTerms> {
  const pool = await poolOf(name);
  const given = await shareOf(chain(), placeOf(name), 3n);
  await giveStakingTokens(chain(), placeOf(name), { account: farmer, amount: given });
  const amount = amountOf(pool.stakingToken, given / 3n + 7n);
  return { account: farmer, pool, amount, deadlineSeconds: DEADLINE_SECONDS };
}

async function signed(terms: DepositTerms): Promise<DepositTerms> {
  const { pool, amount } = terms;
  const { signature } = await signPermit(wallet(), {
    account: farmer,
    token: pool.stakingToken,
    spender: pool.contract.address,
    value: amount.raw,
    deadlineSeconds: DEADLINE_SECONDS,
  });
  return { ...terms, signature };
}

test.each([
  ['WAVAX_PNG_V0', false, 'stake'],
  ['WAVAX_PNG_V1', false, 'stake'],
  ['WAVAX_PNG_V2', false, 'deposit'],
  ['WAVAX_WBTCe_V2', false, 'deposit'],
  ['WAVAX_V0', false, 'stake'],
  ['WAVAX_PNG_V0', true, 'stakeWithPermit'],
  ['WAVAX_PNG_V1', true, 'stakeWithPermit'],
  ['WAVAX_PNG_V2', true, 'depositWithPermit'],
  ['OOE_V0', true, 'stakeWithPermit'],
] as const)(
  'FRM-29 FRM-30 STK-11 a deposit in %s (signed: %s) stakes what is shown, to the last digit, by %s',
  async (name, isSigned, functionName) => {
    const terms = await deposit(name);
    const { pool, amount } = terms;
    if (!isSigned) await approve(pool, amount.raw);
    const ready = isSigned ? await signed(terms) : terms;
    const before = [await held(pool.stakingToken), (await stakeOf(pool)).staked] as const;
    const sent = await send(depositIntent(ready, !isSigned));
    expect(sent.functionName).toBe(functionName);
    const after = [await held(pool.stakingToken), (await stakeOf(pool)).staked] as const;
    expect([after[0] - before[0], after[1] - before[1]]).toEqual([-amount.raw, amount.raw]);
  },
);

test('ERR-55 a deposit without approval and signature is not even tried', async () => {
  const intent = depositIntent(await deposit('WAVAX_PNG_V2'), false);
  expect(() => intent.callsAt(0n)).toThrow('Attempting to stake without');
  expect(() => intent.callsAt(0n)).toThrow(
    'Attempting to stake without approval or a signature. Please contact support.',
  );
});

test.each(['WAVAX_PNG_V2', 'WAVAX_PNG_V1', 'WAVAX_V0'] as const)(
  'FRM-27 APR-05 a signature for %s that somebody else has used up leaves an approval, for a plain deposit',
  async (name) => {
    const ready = await signed(await deposit(name));
    const { pool, amount, signature, ...rest } = ready;
    if (signature === undefined) throw new TypeError('No signature');
    const { deadline, v, r, s } = signature;
    await transact(chain().client, gasOnly, {
      address: pool.stakingToken.address,
      abi: permitAbi,
      functionName: 'permit',
      args: [farmer, pool.contract.address, amount.raw, deadline, v, r, s],
    });
    await expect(submit(wallet(), depositIntent(ready, false))).rejects.toThrow();
    const before = (await stakeOf(pool)).staked;
    await send(depositIntent({ ...rest, pool, amount }, true));
    expect((await stakeOf(pool)).staked - before).toBe(amount.raw);
  },
);

/** What is owed, as an amount. */
function owed(token: Token, earned: bigint | undefined) {
  if (earned === undefined) throw new TypeError('The reward is not reported');
  return amountOf(token, earned);
}

test.each([
  ['WAVAX_PNG_V0', 'getReward'],
  ['WAVAX_PNG_V1', 'getReward'],
  ['WAVAX_PNG_V2', 'harvest'],
  ['WAVAX_V0', 'getReward'],
  // Finished; the second is without a stake.
  ['WAVAX_USDTe_V1', 'getReward'],
  ['WAVAX_LINKe_V1', 'getReward'],
  ['APEIN_V0', 'getReward'],
] as const)(
  'FRM-32 FRM-33 a claim from %s pays what is shown at its block, to the last digit, by %s',
  async (name, functionName) => {
    const pool = await poolOf(name);
    const before = await held(pool.rewardToken);
    const staked = (await stakeOf(pool)).staked;
    const { shown, ...sent } = await sendAtItsMoment(
      () => stakeOf(pool),
      ({ earned }) =>
        claimIntent({ account: farmer, pool, earned: owed(pool.rewardToken, earned), extra: [] }),
    );
    expect(sent.functionName).toBe(functionName);
    expect(shown.earned).toBeGreaterThan(0n);
    expect((await held(pool.rewardToken)) - before).toBe(shown.earned);
    expect((await stakeOf(pool)).staked).toBe(staked);
    // STK-10: the least gas limit of getReward.
    if (functionName === 'getReward') expect(sent.gas).toBeGreaterThanOrEqual(350_000n);
  },
);

/** A withdrawal of a part of what is staked, in percent, as it is shown at a moment. */
function withdrawal(
  pool: RewardPool,
  { staked, earned }: { readonly staked: bigint; readonly earned: bigint | undefined },
  { percent, method }: { readonly percent: bigint; readonly method: WithdrawMethod },
) {
  return withdrawIntent({
    account: farmer,
    pool,
    amount: amountOf(pool.stakingToken, (staked * percent) / 100n),
    earned: owed(pool.rewardToken, earned),
    extra: [],
    method,
  });
}

test.each([
  ['WAVAX_PNG_V0', 100n, 'exit'],
  ['WAVAX_PNG_V1', 100n, 'exit'],
  ['WAVAX_USDTe_V1', 100n, 'exit'],
  ['WAVAX_V0', 100n, 'exit'],
  ['WAVAX_PNG_V2', 100n, 'withdrawAndHarvest'],
  ['WAVAX_PNG_V2', 37n, 'withdrawAndHarvest'],
] as const)(
  'FRM-31 STK-10 leaving %s with %s percent brings the stake and the reward shown at its block, to the last digit, by %s',
  async (name, percent, method) => {
    const pool = await poolOf(name);
    const before = [await held(pool.stakingToken), await held(pool.rewardToken)] as const;
    const { shown, ...sent } = await sendAtItsMoment(
      () => stakeOf(pool),
      (stake) => withdrawal(pool, stake, { percent, method }),
    );
    expect(sent.functionName).toBe(method);
    if (method === 'exit') expect(sent.gas).toBeGreaterThanOrEqual(300_000n);
    const after = [await held(pool.stakingToken), await held(pool.rewardToken)] as const;
    const raw = (shown.staked * percent) / 100n;
    expect([after[0] - before[0], after[1] - before[1]]).toEqual([raw, shown.earned]);
    expect(shown.earned).toBeGreaterThan(0n);
    expect((await stakeOf(pool)).staked).toBe(shown.staked - raw);
  },
);

test.each(['WAVAX_PNG_V0', 'WAVAX_PNG_V1', 'WAVAX_V0'] as const)(
  'FRM-31 a part taken from %s leaves the reward shown at its block claimable, to the last digit',
  async (name) => {
    const pool = await poolOf(name);
    const before = [await held(pool.stakingToken), await held(pool.rewardToken)] as const;
    const { shown, ...sent } = await sendAtItsMoment(
      () => stakeOf(pool),
      (stake) => withdrawal(pool, stake, { percent: 37n, method: 'withdraw' }),
    );
    expect(sent.functionName).toBe('withdraw');
    const raw = (shown.staked * 37n) / 100n;
    expect((await held(pool.stakingToken)) - before[0]).toBe(raw);
    // No pool pays its reward in the staked token.
    expect(await held(pool.rewardToken)).toBe(before[1]);
    expect((await stakeOf(pool)).staked).toBe(shown.staked - raw);
    const { blockNumber } = await chain().client.getTransactionReceipt(sent);
    const left = await earnedBy(chain(), placeOf(name), { account: farmer, blockNumber });
    expect(left).toBe(shown.earned);
    expect(left).toBeGreaterThan(0n);
  },
);

test('FRM-32 the extra reward of a rewarder arrives with the claim, to the last digit', async () => {
  const pool = await poolOf('WAVAX_PNG_V2');
  await payExtra(chain(), placeOf('WAVAX_PNG_V2'), 3n);
  await passTime(chain(), 60n);
  const { address, symbol, name, decimals } = chain().tokens.OOE;
  const ooe: Token = { type: 'token', chainId: 43114, address, symbol, name, decimals };
  const before = await held(ooe);
  const { shown } = await sendAtItsMoment(
    () => stakeOf(pool),
    ({ earned }) => {
      const reward = owed(pool.rewardToken, earned);
      const extra = [amountOf(ooe, 3n * reward.raw)];
      return claimIntent({ account: farmer, pool, earned: reward, extra });
    },
  );
  expect((await held(ooe)) - before).toBe(3n * (shown.earned ?? 0n));
});
