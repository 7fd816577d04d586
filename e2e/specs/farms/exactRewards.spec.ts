import { ACCOUNTS } from '@/devnet/accounts';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { stakedBy } from '@/devnet/farms/stakes';
import { AVAX_PNG_FARMS, heldOf } from '../../farms';
import { expect, test } from '../../manualMining';
import { FarmPage } from '../../pages/FarmPage';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const { farmer } = ACCOUNTS;

for (const version of [0, 1, 2] as const) {
  test(`FRM-21 FRM-22 FRM-31 FRM-32 in version ${version} the reward shown at a block is what a claim and a withdrawal at its time bring, to the last digit`, async ({
    page,
    chains,
    wallet,
    blocks,
  }) => {
    const chain = chains[43114];
    const { client } = chain;
    const place = rewardPlace(AVAX_PNG_FARMS[version]);
    await wallet.prepare({ account: farmer, isConnected: true });
    const farm = new FarmPage(page);
    await farm.open(version);
    await blocks.hold();

    /** Mines what is pending at the time of the latest block, whose figures are on screen. */
    const mineAtThatTime = async () => {
      const { timestamp } = await client.getBlock();
      await client.setNextBlockTimestamp({ timestamp });
      await blocks.mine();
    };
    /** Opens a review at a later block, and returns its reward once it is of that block. */
    const reviewedReward = async (open: () => Promise<void>, label: string) => {
      const { timestamp } = await client.getBlock();
      await client.setNextBlockTimestamp({ timestamp: timestamp + 1_000n });
      await blocks.mine();
      await open();
      const block = await client.getBlockNumber();
      await expect(
        farm.dialog.getByText(`at block ${block.toLocaleString('en')}`, { exact: true }),
      ).toBeVisible();
      const line = farm.dialog.getByText(label, { exact: true }).locator('..');
      return (await farm.exact(line)).raw;
    };
    const arriving = async (act: () => Promise<void>) => {
      const before = await heldOf(chain, PNG, farmer);
      await act();
      return (await heldOf(chain, PNG, farmer)) - before;
    };

    const claimed = await reviewedReward(() => farm.claimButton.click(), 'You receive');
    expect(claimed).toBeGreaterThan(0n);
    await farm.reviewed('Confirm claim').click();
    await expect(farm.outcome('Your transaction was sent')).toBeVisible();
    expect(await arriving(mineAtThatTime)).toBe(claimed);
    await expect(farm.outcome('Confirmed')).toBeVisible();
    await farm.close();

    await farm.choose('Withdraw');
    const held = await heldOf(chain, place.stakingToken, farmer);
    const staked = await stakedBy(chain, place, farmer);
    const rest = await reviewedReward(() => farm.review(/^Review withdrawal$/), 'You also receive');
    expect(rest).toBeGreaterThan(0n);
    await farm.reviewed('Confirm withdrawal').click();
    await expect(farm.outcome('Your transaction was sent')).toBeVisible();
    expect(await arriving(mineAtThatTime)).toBe(rest);
    expect(await heldOf(chain, place.stakingToken, farmer)).toBe(held + staked);
    await expect(farm.outcome('Confirmed')).toBeVisible();
  });
}
