import { erc20Abi, parseAbi, parseEther } from 'viem';
import * as z from 'zod/mini';
import { ACCOUNTS } from '@/devnet/accounts';
import { revertAlways, revertOne, takeBackReward } from '@/devnet/farms/brokenFarms';
import { ageContract, DAY_SECONDS } from '@/devnet/farms/periods';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { earnedBy, giveStake, stakedBy } from '@/devnet/farms/stakes';
import { transact } from '@/devnet/node/transact';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { tokenBalance } from '../../chain/balances';
import { wavaxStakeApr } from '../../chain/wavaxStakeApr';
import { fullOnly } from '../../fullOnly';
import { StakePage } from '../../pages/StakePage';
import { approveExactly } from '../../screen/approveExactly';
import { consoleTexts } from '../../screen/consoleTexts';
import { expect, test } from '../../test';
import { countOf, type Wallet } from '../../wallets/wallet';

const { png } = EXCHANGE_ADDRESSES[43114];
const SEND = 'eth_sendTransaction';
const SIGN = 'eth_signTypedData_v4';
const { demo, farmer } = ACCOUNTS;
const sentSchema = z.object({ gas: z.string() });
const votesAbi = parseAbi([
  'function delegate(address delegatee)',
  'function getCurrentVotes(address account) view returns (uint96)',
]);

/** The gas of the latest transaction that the wallet was asked for. */
async function latestGas(wallet: Wallet): Promise<number> {
  const sent = (await wallet.requests()).filter(({ method }) => method === SEND).at(-1);
  return Number(sentSchema.parse(sent?.params[0]).gas);
}

test('STK-07 STK-10 STK-11 STK-12 APR-05 PNG is staked by approval and by signature, stops counting as votes, earns, and is unstaked in two parts', async ({
  page,
  chains,
  wallet,
  problems,
}) => {
  problems.allow(/404/);
  const chain = chains[43114];
  const { client } = chain;
  const place = rewardPlace('WAVAX_V0');
  const held = () => tokenBalance(chain, 'PNG', demo);
  const votes = () =>
    client.readContract({
      address: png,
      abi: votesAbi,
      functionName: 'getCurrentVotes',
      args: [demo],
    });
  await transact(client, demo, {
    address: png,
    abi: votesAbi,
    functionName: 'delegate',
    args: [demo],
  });
  const start = await held();
  expect(await votes()).toBe(start);
  await wallet.prepare({ isConnected: true });
  const stake = new StakePage(page);
  await stake.open(place);
  await expect(stake.card.getByText('Staked PNG has no votes.')).toBeVisible();

  await stake.amount('stake').fill('30');
  await stake.openReview('Review stake');
  // PNG costs 20 cents, and the review says so once.
  await expect(stake.review.getByText('$6.00')).toHaveCount(1);
  await stake.reviewed('Use a transaction instead').click();
  await approveExactly(stake.review);
  await stake.complete();
  expect(await stakedBy(chain, place, demo)).toBe(parseEther('30'));
  expect(await countOf(wallet, SIGN)).toBe(0);
  await stake.close();

  await stake.amount('stake').fill('70');
  await stake.openReview('Review stake');
  await stake.reviewed('Approve with a signature').click();
  await stake.complete();
  expect(await stakedBy(chain, place, demo)).toBe(parseEther('100'));
  expect(await votes()).toBe(start - parseEther('100'));
  const signed = (await wallet.requests()).filter(({ method }) => method === SIGN);
  expect(signed).toHaveLength(1);
  // PNG's own domain: no version.
  expect(JSON.parse(String(signed[0]?.params[1])).domain).toEqual({
    name: 'Pangolin',
    chainId: 43114,
    verifyingContract: png.toLowerCase(),
  });
  await stake.close();
  await expect(stake.figure(stake.card, 'PNG staked')).toContainText('100 PNG');
  await expect(stake.figure(stake.card, 'PNG staked')).toContainText('$20.00');
  await expect(stake.figure(stake.card, /^APR$/)).toContainText(/^APR[1-9]/);
  await expect(stake.figure(stake.card, /^APR$/)).toHaveText(`APR${await wavaxStakeApr(chain)}`);

  await ageContract(chain, place, 10n * DAY_SECONDS);
  await expect.poll(() => stake.exact(stake.reward)).toBeGreaterThan(parseEther('0.001'));
  const wavaxBefore = await tokenBalance(chain, 'WAVAX', demo);
  await stake.claimButton.click();
  await stake.complete();
  const claimed = (await tokenBalance(chain, 'WAVAX', demo)) - wavaxBefore;
  expect(await stake.received()).toEqual([claimed]);
  expect(claimed).toBeGreaterThan(parseEther('0.001'));
  expect(await latestGas(wallet)).toBeGreaterThanOrEqual(350_000);
  await stake.close();

  await ageContract(chain, place, DAY_SECONDS);
  await stake.choose('Unstake');
  await expect(stake.amount('unstake')).toHaveValue('100');
  await stake.amount('unstake').fill('25.5');
  await stake.openReview('Review unstaking');
  await expect(stake.review.getByText(/^Your .* stays in the contract/)).toBeVisible();
  await stake.complete();
  expect(await stakedBy(chain, place, demo)).toBe(parseEther('74.5'));
  expect(await earnedBy(chain, place, { account: demo })).toBeGreaterThan(0n);
  await stake.close();

  await expect(stake.amount('unstake')).toHaveValue('74.5');
  const before = await tokenBalance(chain, 'WAVAX', demo);
  await stake.openReview('Review unstaking');
  await stake.complete();
  expect(await latestGas(wallet)).toBeGreaterThanOrEqual(300_000);
  expect(await stake.received()).toEqual([
    parseEther('74.5'),
    (await tokenBalance(chain, 'WAVAX', demo)) - before,
  ]);
  await stake.close();
  expect(await stakedBy(chain, place, demo)).toBe(0n);
  expect(await earnedBy(chain, place, { account: demo })).toBe(0n);
  expect(await held()).toBe(start);
  expect(await votes()).toBe(start);
  await expect(stake.card.getByRole('button', { name: 'Nothing staked' })).toBeDisabled();
});

test('STK-07 WAL-15 without a wallet a stake asks to connect, on both sides', async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  const stake = new StakePage(page);
  await stake.open(rewardPlace('WAVAX_V0'));
  for (const [side, of] of [
    ['Unstake', 'unstake'],
    ['Stake', 'stake'],
  ] as const) {
    await stake.choose(side);
    await stake.amount(of).fill('1');
    await expect(stake.card.getByRole('button', { name: 'Connect wallet' })).toBeEnabled();
    await expect(stake.card.getByRole('button', { name: /^Review/ })).toHaveCount(0);
  }
  await expect(stake.figure(stake.card, 'PNG staked')).toHaveCount(0);
  await expect(stake.reward).toHaveCount(0);
});

test(
  'STK-05 STK-07 the reward of a finished stake is shown to the last digit that arrives',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(/404/);
    const chain = chains[43114];
    const place = rewardPlace('APEIN_V0');
    await wallet.prepare({ isConnected: true, account: farmer });
    const stake = new StakePage(page);
    await stake.open(place);
    await expect(stake.card.getByText('Rewards have ended.')).toBeVisible();
    await expect(stake.figure(stake.card, /^APR$/)).toContainText('–');
    const held = () =>
      chain.client.readContract({
        address: place.rewardToken,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [farmer],
      });
    const before = await held();
    const earned = await earnedBy(chain, place, { account: farmer });
    expect(earned).toBeGreaterThan(parseEther('192'));
    await expect.poll(() => stake.exact(stake.reward)).toBe(earned);
    await stake.claimButton.click();
    await stake.complete();
    expect(await stake.received()).toEqual([earned]);
    expect((await held()) - before).toBe(earned);
    await stake.close();
    await expect.poll(() => stake.exact(stake.reward)).toBe(0n);
    await expect(stake.claimButton).toBeDisabled();
  },
);

test(
  'STK-07 a stake whose reward was taken back is still unstaked, and the review says that the reward stays',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(/404/);
    const chain = chains[43114];
    const place = rewardPlace('WAVAX_V0');
    await giveStake(chain, place, { account: demo, amount: parseEther('50') });
    await ageContract(chain, place, DAY_SECONDS);
    await takeBackReward(chain, place);
    const before = await tokenBalance(chain, 'PNG', demo);
    await wallet.prepare({ isConnected: true });
    const stake = new StakePage(page);
    await stake.open(place);
    await stake.choose('Unstake');
    await stake.openReview('Review unstaking');
    await expect(stake.review.getByText(/The reward can't be paid now/)).toBeVisible();
    await stake.complete();
    expect(await stakedBy(chain, place, demo)).toBe(0n);
    expect((await tokenBalance(chain, 'PNG', demo)) - before).toBe(parseEther('50'));
  },
);

test(
  'ERR-59 STK-07 a stake that does not report its rate is listed for its staker, and can be unstaked',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(/404/);
    problems.allow(/Failed to load/);
    const chain = chains[43114];
    const place = rewardPlace('WAVAX_V0');
    await giveStake(chain, place, { account: demo, amount: parseEther('50') });
    await revertOne(chain, place, 'rewardRate()');
    await wallet.prepare({ isConnected: true });
    const stake = new StakePage(page);
    await stake.openList();
    for (const term of ['Total staked', 'APR'])
      await expect(stake.figure(stake.listed('WAVAX'), term)).toContainText('Unknown');
    await stake
      .listed('WAVAX')
      .getByRole('link', { name: /^Manage/ })
      .click();
    await expect(stake.card.getByText(/^Not fully readable/)).toBeVisible();
    await expect(
      stake.card.getByRole('button', { name: "The contract can't be read" }),
    ).toBeDisabled();
    await stake.choose('Unstake');
    await stake.openReview('Review unstaking');
    await stake.complete();
    expect(await stakedBy(chain, place, demo)).toBe(0n);
  },
);

test('ERR-51 STK-07 an unstaking that fails is logged and shown, and leads back to its review', async ({
  page,
  chains,
  wallet,
  problems,
}) => {
  problems.allow(/404/, /console: .*out of order/);
  const logged = consoleTexts(page);
  const chain = chains[43114];
  const place = rewardPlace('WAVAX_V0');
  await giveStake(chain, place, { account: demo, amount: parseEther('50') });
  await wallet.prepare({ isConnected: true });
  const stake = new StakePage(page);
  await stake.open(place);
  await stake.choose('Unstake');
  await stake.openReview('Review unstaking');
  await wallet.act('rejectNext', SEND, -32602, 'out of order');
  await stake.reviewed('Confirm unstaking').click();
  await expect(stake.review.getByRole('alert')).toContainText('out of order');
  await expect.poll(() => logged.filter((text) => /out of order/.test(text))).toHaveLength(1);
  await stake.reviewed('Back to review').click();
  await stake.complete();
  expect(await stakedBy(chain, place, demo)).toBe(0n);
});

test('ERR-59 STK-07 a stake whose contract reverts says so, and no figure loads forever', async ({
  page,
  chains,
  wallet,
  problems,
}) => {
  // A plain host has no document for a stake's address.
  problems.allow(/404/);
  const place = rewardPlace('WAVAX_V0');
  await revertAlways(chains[43114], place);
  await wallet.prepare({ account: farmer, isConnected: true });
  const stake = new StakePage(page);
  await stake.open(place);
  await expect(stake.card.getByText(/^This stake can't be read now\./)).toBeVisible();
  for (const term of ['PNG staked', 'Total staked', 'APR'])
    await expect(stake.figure(stake.card, term)).toContainText('Unknown');
  await expect(stake.figure(stake.card, 'In your wallet')).toContainText('PNG');
  await expect(stake.reward).toContainText('Unknown');
  for (const side of ['Unstake', 'Stake'] as const) {
    await stake.choose(side);
    const action = stake.card.getByRole('button', { name: "The contract can't be read" });
    await expect(action).toBeDisabled();
  }
});

test('STK-08 an account without PNG sees where to get it, not before its balance is known', async ({
  page,
  chains,
  wallet,
  problems,
}) => {
  problems.allow(/404/);
  problems.allow(/Failed to/);
  const { proxy } = chains[43114];
  proxy.add({ fault: { type: 'hang' }, methods: ['eth_call'] });
  await wallet.prepare({ isConnected: true, account: ACCOUNTS.gasOnly });
  const stake = new StakePage(page);
  await stake.open(rewardPlace('OOE_V0'));
  const link = page.getByRole('link', { name: 'Get PNG' });
  await expect(stake.figure(stake.card, 'In your wallet')).toBeVisible();
  await expect(link).toHaveCount(0);
  proxy.clear();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(`/swap/?inputCurrency=AVAX&outputCurrency=${png}`);
});
