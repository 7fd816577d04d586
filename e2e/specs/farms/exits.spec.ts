import type { Locator } from 'playwright/test';
import { parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import {
  breakRewarder,
  dropAllWeight,
  leaveChefShort,
  payExtra,
  revertOne,
  takeBackReward,
} from '@/devnet/farms/brokenFarms';
import { ageContract, DAY_SECONDS, endPeriod } from '@/devnet/farms/periods';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { earnedBy, giveStake, stakedBy } from '@/devnet/farms/stakes';
import { heldOf } from '../../chain/farms';
import { fullOnly } from '../../fullOnly';
import { FarmListPage } from '../../pages/FarmListPage';
import { FarmPage } from '../../pages/FarmPage';
import { SwapPage } from '../../pages/SwapPage';
import { withoutOverrides } from '../../setup/withoutOverrides';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

const { demo } = ACCOUNTS;
const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const STAKE = parseEther('100');
const V0 = rewardPlace('WAVAX_PNG_V0');
const V1 = rewardPlace('WAVAX_PNG_V1');
const V2 = rewardPlace('WAVAX_PNG_V2');

for (const { name, version, place, shatter, fate, isRepetition } of [
  {
    ...{ name: 'a chef without rewards', version: 2, place: V2, fate: 'stays' },
    ...{ shatter: (chain) => leaveChefShort(chain, 1n), isRepetition: false },
  },
  {
    ...{ name: 'a chef whose farms have no weight', version: 2, place: V2, fate: 'untold' },
    ...{ shatter: dropAllWeight, isRepetition: true },
  },
  {
    ...{ name: 'a rewarder that always reverts', version: 2, place: V2, fate: 'lost' },
    ...{ shatter: (chain) => breakRewarder(chain, V2, 'always'), isRepetition: false },
  },
  {
    ...{ name: 'a rewarder that reverts on a reward', version: 2, place: V2, fate: 'stays' },
    ...{ shatter: (chain) => breakRewarder(chain, V2, 'reward'), isRepetition: true },
  },
  {
    ...{ name: 'a contract whose owner took its rewards', version: 1, place: V1, fate: 'stays' },
    ...{ shatter: (chain) => takeBackReward(chain, V1), isRepetition: true },
  },
  {
    ...{ name: 'a contract of version 0 without rewards', version: 0, place: V0, fate: 'stays' },
    ...{ shatter: (chain) => takeBackReward(chain, V0), isRepetition: true },
  },
] as const satisfies readonly Broken[]) {
  test(
    `FRM-34 ${name} returns the pool tokens, and the review says what happens to the reward`,
    fullOnly(isRepetition),
    async ({ page, chains, wallet, problems }) => {
      // A division by zero burns all gas of the call.
      if (fate === 'untold') problems.allow(/more than the node can handle/);
      const chain = chains[43114];
      await giveStake(chain, place, { account: demo, amount: STAKE });
      await ageContract(chain, place, DAY_SECONDS);
      await shatter(chain);
      await wallet.prepare({ isConnected: true });
      const farm = new FarmPage(page);
      await farm.open(version);
      await farm.choose('Withdraw');
      await expect(farm.amount('withdraw')).toHaveValue('100');
      await farm.openReview(/^Review withdrawal$/);
      const { review } = farm;
      if (fate === 'stays') {
        await expect(review.getByText("The reward can't be paid now.")).toBeVisible();
        const stays = review.getByText(/^Your .* stays in the contract/);
        await expectNearly(stays, await earnedBy(chain, place, { account: demo }));
      } else {
        const consent = review.getByRole('checkbox', {
          name: fate === 'lost' ? /^I give up [\d.,]+\sPNG/ : /^I give up my reward/,
        });
        await expect(farm.reviewed('Accept what is asked above')).toBeDisabled();
        if (fate === 'lost')
          await expectNearly(
            review.getByText(/^I give up/).locator('..'),
            await earnedBy(chain, place, { account: demo }),
          );
        await consent.check();
      }
      const before = await heldOf(chain, PNG);
      await farm.complete();
      expect(await heldOf(chain, place.stakingToken)).toBe(STAKE);
      expect(await stakedBy(chain, place, demo)).toBe(0n);
      expect(await heldOf(chain, PNG)).toBe(before);
      if (fate === 'stays')
        expect(await earnedBy(chain, place, { account: demo })).toBeGreaterThan(parseEther('1'));
      expect(await countOf(wallet, 'eth_sendTransaction')).toBe(1);
    },
  );
}

/** Expects a reward that grows in each second: at most a hundredth less or more than at a block. */
async function expectNearly(within: Locator, owed: bigint): Promise<void> {
  const { raw } = await new SwapPage(within.page()).exact(within, 18);
  expect(raw).toBeGreaterThan((owed * 99n) / 100n);
  expect(raw).toBeLessThan((owed * 101n) / 100n);
}

type Broken = {
  readonly name: string;
  readonly version: 0 | 1 | 2;
  readonly place: typeof V1;
  readonly shatter: (chain: Parameters<typeof dropAllWeight>[0]) => Promise<void>;
  /** What happens to the reward: it stays owed, it is lost, or an unknown part of it is lost. */
  readonly fate: 'stays' | 'lost' | 'untold';
  /** Whether another row is nearly the same. */
  readonly isRepetition: boolean;
};

test(
  'ERR-59 FRM-34 a contract that does not report what it pays is listed for its staker, and returns everything',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(/Failed to load/);
    const chain = chains[43114];
    await giveStake(chain, V1, { account: demo, amount: STAKE });
    await ageContract(chain, V1, DAY_SECONDS);
    await revertOne(chain, V1, 'rewardRate()');
    await wallet.prepare({ isConnected: true });
    const farms = new FarmListPage(page);
    await farms.open('1');
    await expect(farms.card('AVAX / PNG')).toContainText('Staked');
    for (const term of ['Total staked', 'APR', 'Weekly rate'])
      await expect(farms.figure('AVAX / PNG', term)).toContainText('Unknown');
    await farms.card('AVAX / PNG').getByRole('link').click();
    const farm = new FarmPage(page);
    await expect(farm.card.getByText(/^Not fully readable/)).toBeVisible();
    await expect(farm.action("The contract can't be read")).toBeDisabled();
    await farm.choose('Withdraw');
    await expect(farm.amount('withdraw')).toHaveValue('100');
    await farm.openReview(/^Review withdrawal$/);
    const [owed, before] = [await earnedBy(chain, V1, { account: demo }), await heldOf(chain, PNG)];
    await farm.complete();
    expect(await heldOf(chain, V1.stakingToken)).toBe(STAKE);
    expect(await stakedBy(chain, V1, demo)).toBe(0n);
    expect((await heldOf(chain, PNG)) - before).toBeGreaterThanOrEqual(owed);
  },
);

test(
  'FRM-34 a finished farm returns the rest after a part was withdrawn, and a reward that it cannot report stays',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    await giveStake(chain, V2, { account: demo, amount: STAKE });
    await ageContract(chain, V2, DAY_SECONDS);
    await endPeriod(chain, V2);
    await wallet.prepare({ isConnected: true });
    const farm = new FarmPage(page);
    await farm.open(2);
    await farm.choose('Withdraw');
    // MiniChef rounds its reward down, and counts less than nothing for the rest.
    await farm.amount('withdraw').fill('33.333333333333333334');
    await farm.openReview(/^Review withdrawal$/);
    await farm.complete();
    await farm.close();
    await expect(farm.reward).toContainText("Your reward can't be read now.");
    await expect(farm.amount('withdraw')).toHaveValue('66.666666666666666666');
    await farm.openReview(/^Review withdrawal$/);
    await expect(
      farm.review.getByText('A reward of unknown amount stays in the contract until it can pay.'),
    ).toBeVisible();
    const before = await heldOf(chain, PNG);
    await farm.complete();
    expect(await heldOf(chain, V2.stakingToken)).toBe(STAKE);
    expect(await stakedBy(chain, V2, demo)).toBe(0n);
    expect(await heldOf(chain, PNG)).toBe(before);
  },
);

test(
  'FRM-34 SIM-02 on an endpoint that cannot simulate, the exit that works is still found',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    await giveStake(chain, V2, { account: demo, amount: STAKE });
    await ageContract(chain, V2, DAY_SECONDS);
    await leaveChefShort(chain, 1n);
    await withoutOverrides(page);
    await wallet.prepare({ isConnected: true });
    const farm = new FarmPage(page);
    await farm.open(2);
    await farm.choose('Withdraw');
    await farm.openReview(/^Review withdrawal$/);
    await expect(farm.review.getByText(/^No preview/)).toBeVisible();
    await expect(farm.review.getByText(/^Your .* stays in the contract/)).toBeVisible();
    await farm.complete();
    expect(await heldOf(chain, V2.stakingToken)).toBe(STAKE);
  },
);

test(
  'FRM-34 FRM-42 when a rewarder has no funds left, the review says what does not arrive, and the consent holds while the reward grows',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    await giveStake(chain, V2, { account: demo, amount: STAKE });
    await ageContract(chain, V2, DAY_SECONDS);
    await payExtra(chain, V2, 3n, '0');
    await wallet.prepare({ isConnected: true });
    const farm = new FarmPage(page);
    await farm.open(2);
    await farm.choose('Withdraw');
    await farm.openReview(/^Review withdrawal$/);
    const { review } = farm;
    await expect(review.getByText(/^Likely cause: the contract is out of OOE/)).toBeVisible();
    const consent = review.getByRole('checkbox', { name: 'I accept these amounts' });
    await consent.check();
    const figure = review.getByText('You also receive').first().locator('..');
    const [shown, block] = [await farm.exact(figure), await chain.client.getBlockNumber()];
    await expect.poll(async () => (await farm.exact(figure)).raw).toBeGreaterThan(shown.raw);
    await expect
      .poll(() => chain.client.getBlockNumber({ cacheTime: 0 }))
      .toBeGreaterThan(block + 2n);
    await expect(consent).toBeChecked();
    const before = await heldOf(chain, PNG);
    await farm.complete();
    expect(await heldOf(chain, V2.stakingToken)).toBe(STAKE);
    expect((await heldOf(chain, PNG)) - before).toBeGreaterThan(parseEther('1'));
  },
);

test(
  'FRM-34 a farm that pays again during the review is left with its reward, and nothing is given up',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    // A read may meet the code that puts the next rewarder in its place.
    problems.allow(/Result data parsing failed/);
    const chain = chains[43114];
    await giveStake(chain, V2, { account: demo, amount: STAKE });
    await ageContract(chain, V2, DAY_SECONDS);
    await breakRewarder(chain, V2, 'always');
    await wallet.prepare({ isConnected: true });
    const farm = new FarmPage(page);
    await farm.open(2);
    await farm.choose('Withdraw');
    await farm.openReview(/^Review withdrawal$/);
    const consent = farm.review.getByRole('checkbox', { name: /^I give up [\d.,]+\sPNG/ });
    await consent.check();
    await expect(farm.reviewed('Confirm withdrawal')).toBeEnabled();
    await payExtra(chain, V2, 3n);
    await expect(consent).toBeHidden();
    await expect(farm.review.getByText('You also receive').first()).toBeVisible();
    await breakRewarder(chain, V2, 'always');
    await expect(consent).not.toBeChecked();
    await payExtra(chain, V2, 3n);
    await expect(consent).toBeHidden();
    const before = await heldOf(chain, PNG);
    await farm.complete();
    expect(await heldOf(chain, V2.stakingToken)).toBe(STAKE);
    expect((await heldOf(chain, PNG)) - before).toBeGreaterThan(parseEther('1'));
  },
);

for (const simulates of [true, false])
  test(`FRM-34 when MiniChef returns no part, the review says that everything can be withdrawn, ${simulates ? 'with' : 'without'} a preview`, async ({
    page,
    chains,
    wallet,
  }) => {
    if (!simulates) await withoutOverrides(page);
    const chain = chains[43114];
    await giveStake(chain, V2, { account: demo, amount: STAKE });
    await breakRewarder(chain, V2, 'always');
    await wallet.prepare({ isConnected: true });
    const farm = new FarmPage(page);
    await farm.open(2);
    await farm.choose('Withdraw');
    await farm.part('50%').click();
    await farm.openReview(/^Review withdrawal$/);
    await expect(farm.review.getByText(/^For now you can only withdraw everything/)).toBeVisible();
    await expect(farm.reviewed("You can't withdraw just part of it now")).toBeDisabled();
  });

test('FRM-32 FRM-33 a reward can be claimed when nothing is staked any more, and is then gone', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  const { farmer } = ACCOUNTS;
  await wallet.prepare({ account: farmer, isConnected: true });
  const farm = new FarmPage(page, 'AVAX / LINK.e');
  await farm.open(1, 'AVAX', chain.tokens['LINK.e'].address);
  await expect(farm.figure('Deposited')).toContainText('0 PGL');
  const shown = await farm.earned();
  expect(shown).toBeGreaterThan(parseEther('1000'));
  const before = await heldOf(chain, PNG, farmer);
  await farm.claimButton.click();
  await farm.complete();
  // Its period is over, so nothing is added.
  expect((await heldOf(chain, PNG, farmer)) - before).toBe(shown);
  await farm.close();
  await expect(farm.reward).toContainText(/0\.0000\s*PNG/);
  await expect(farm.claimButton).toBeDisabled();
});

test(
  'FRM-32 FRM-34 what a rewarder pays in another token is shown, arrives with the claim, and is named if it stays',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    const ooe = chain.tokens.OOE.address;
    await payExtra(chain, V2, 3n);
    await giveStake(chain, V2, { account: demo, amount: STAKE });
    await ageContract(chain, V2, DAY_SECONDS);
    await wallet.prepare({ isConnected: true });
    const farm = new FarmPage(page);
    await farm.open(2);
    await expect(farm.reward.getByText(/OOE/).first()).toBeVisible();
    await farm.claimButton.click();
    await expect(farm.review.getByText(/OOE/).first()).toBeVisible();
    const before = await heldOf(chain, PNG);
    await farm.complete();
    const claimed = (await heldOf(chain, PNG)) - before;
    expect(claimed).toBeGreaterThan(parseEther('1'));
    expect(await heldOf(chain, ooe)).toBe(3n * claimed);
    await farm.close();
    await ageContract(chain, V2, DAY_SECONDS);
    await leaveChefShort(chain, 1n);
    await farm.choose('Withdraw');
    await farm.openReview(/^Review withdrawal$/);
    await expect(
      farm.review.getByText(/^Your .*\sPNG.* \+ .*\sOOE.* stays in the contract/),
    ).toBeVisible();
  },
);
