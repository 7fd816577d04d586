import type { Address } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import { payExtra } from '@/devnet/farms/brokenFarms';
import { passTime } from '@/devnet/farms/periods';
import { type RewardPlace, rewardPlace } from '@/devnet/farms/rewardPlace';
import { earnedBy, stakedBy } from '@/devnet/farms/stakes';
import { seededTokens } from '@/devnet/tokens/tokens';
import { AVAX_PNG_FARMS, heldOf } from '../../chain/farms';
import { type Blocks, expect, test } from '../../chain/manualMining';
import { fullOnly } from '../../fullOnly';
import { FarmPage } from '../../pages/FarmPage';
import { StakePage } from '../../pages/StakePage';
import { SwapPage } from '../../pages/SwapPage';

const { farmer } = ACCOUNTS;

/** The open screen of a farm or a stake. */
type Rewarding = {
  readonly screen: FarmPage | StakePage;
  readonly place: RewardPlace;
  /** The tokens that it pays, and how many times the reward each amount is. */
  readonly paid: readonly { readonly token: Address; readonly times: bigint }[];
  /** Opens the review that takes back everything. */
  readonly reviewLeaving: () => Promise<void>;
};

/** Expects that a claim, and then leaving, pay the rewards that are shown at their block. */
async function expectShownRewards(
  chain: DevnetChain,
  blocks: Blocks,
  { screen, place, paid, reviewLeaving }: Rewarding,
): Promise<void> {
  const { client } = chain;
  const { exact } = new SwapPage(screen.page);

  /** Mines what is pending at the time of the latest block, whose figures are on screen. */
  const mineAtThatTime = async () => {
    const { timestamp } = await client.getBlock();
    await client.setNextBlockTimestamp({ timestamp });
    await blocks.mine();
  };
  /** Opens a review at a later block, and returns its rewards once they are of that block. */
  const reviewedRewards = async (open: () => Promise<void>, label: string) => {
    const { timestamp } = await client.getBlock();
    await client.setNextBlockTimestamp({ timestamp: timestamp + 1_000n });
    await blocks.mine();
    await open();
    const block = await client.getBlockNumber();
    await expect(
      screen.review.getByText(`at block ${block.toLocaleString('en')}`, { exact: true }),
    ).toBeVisible();
    const lines = screen.review.getByText(label, { exact: true });
    await expect(lines).toHaveCount(paid.length);
    const owed = await earnedBy(chain, place, { account: farmer });
    expect(owed).toBeGreaterThan(0n);
    const rewards = paid.map(({ times }) => owed * times);
    const figures = [...paid.map((_, index) => lines.nth(index).locator('..')), screen.reward];
    const shown = () => Promise.all(figures.map(async (each) => (await exact(each, 18)).raw));
    // The preview can be of a later block than the figures.
    await expect.poll(shown).toEqual([...rewards, owed]);
    return rewards;
  };
  const heldNow = () => Promise.all(paid.map(({ token }) => heldOf(chain, token, farmer)));
  /** What the confirmed transaction of the open review pays. */
  const arriving = async () => {
    await screen.reviewed(/^Confirm/).click();
    await expect(screen.outcome('Usually confirmed')).toBeVisible();
    const before = await heldNow();
    await mineAtThatTime();
    return (await heldNow()).map((now, index) => now - (before[index] ?? 0n));
  };

  const claimed = await reviewedRewards(() => screen.claimButton.click(), 'You receive');
  expect(await arriving()).toEqual(claimed);
  await expect(screen.outcome('Confirmed')).toBeVisible();
  await screen.close();

  const held = await heldOf(chain, place.stakingToken, farmer);
  const staked = await stakedBy(chain, place, farmer);
  const rest = await reviewedRewards(reviewLeaving, 'You also receive');
  expect(await arriving()).toEqual(rest);
  expect(await heldOf(chain, place.stakingToken, farmer)).toBe(held + staked);
  await expect(screen.outcome('Confirmed')).toBeVisible();
}

for (const { version, extra } of [
  { version: 0, extra: '' },
  { version: 1, extra: '' },
  { version: 2, extra: '' },
  { version: 2, extra: ' with a rewarder' },
] as const) {
  test(
    `FRM-21 FRM-22 FRM-31 FRM-32 in version ${version}${extra} the rewards shown at a block are what a claim and a withdrawal at its time pay, to the last digit`,
    fullOnly(extra === ''),
    async ({ page, chains, wallet, blocks }) => {
      const chain = chains[43114];
      const place = rewardPlace(AVAX_PNG_FARMS[version]);
      const png = { token: place.rewardToken, times: 1n };
      const ooe = { token: seededTokens(43114).OOE.address, times: 3n };
      if (extra) await payExtra(chain, place, ooe.times);
      // More than a cent is earned then.
      await passTime(chain, 600n);
      await wallet.prepare({ account: farmer, isConnected: true });
      const farm = new FarmPage(page);
      await farm.open(version);
      await blocks.hold();
      // PNG costs 20 cents.
      const owed = await earnedBy(chain, place, { account: farmer });
      const worth = ((Number(owed) / 1e18) * 0.2).toFixed(2);
      await expect(farm.reward).toContainText(`$${worth}`);
      await expectShownRewards(chain, blocks, {
        screen: farm,
        place,
        paid: extra ? [png, ooe] : [png],
        reviewLeaving: async () => {
          await farm.choose('Withdraw');
          await farm.openReview(/^Review withdrawal$/);
        },
      });
    },
  );
}

test('STK-07 in a live stake the reward shown at a block is what a claim and an unstaking at its time pay, to the last digit', async ({
  page,
  chains,
  wallet,
  blocks,
  problems,
}) => {
  // A plain host has no document for a stake's address.
  problems.allow(/404/);
  const place = rewardPlace('WAVAX_V0');
  await wallet.prepare({ account: farmer, isConnected: true });
  const stake = new StakePage(page);
  await stake.open(place);
  await blocks.hold();
  await expectShownRewards(chains[43114], blocks, {
    screen: stake,
    place,
    paid: [{ token: place.rewardToken, times: 1n }],
    reviewLeaving: async () => {
      await stake.choose('Unstake');
      await stake.openReview('Review unstaking');
    },
  });
});
