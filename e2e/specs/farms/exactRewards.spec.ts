import type { Address } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { payExtra } from '@/devnet/farms/brokenFarms';
import { ageContract, DAY_SECONDS } from '@/devnet/farms/periods';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { stakedBy } from '@/devnet/farms/stakes';
import { seededTokens } from '@/devnet/tokens';
import { AVAX_PNG_FARMS, heldOf } from '../../farms';
import { expect, test } from '../../manualMining';
import { FarmPage } from '../../pages/FarmPage';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const { farmer } = ACCOUNTS;

for (const { version, extra } of [
  { version: 0, extra: '' },
  { version: 1, extra: '' },
  { version: 2, extra: '' },
  { version: 2, extra: ' with a rewarder' },
] as const) {
  test(`FRM-21 FRM-22 FRM-31 FRM-32 in version ${version}${extra} the rewards shown at a block are what a claim and a withdrawal at its time bring, to the last digit`, async ({
    page,
    chains,
    wallet,
    blocks,
  }) => {
    const chain = chains[43114];
    const { client } = chain;
    const place = rewardPlace(AVAX_PNG_FARMS[version]);
    const paid: readonly Address[] = extra ? [PNG, seededTokens(43114).OOE.address] : [PNG];
    if (extra) await payExtra(chain, place, 3n);
    await ageContract(chain, place, DAY_SECONDS);
    await wallet.prepare({ account: farmer, isConnected: true });
    const farm = new FarmPage(page);
    await farm.open(version);
    await blocks.hold();
    await expect(farm.reward).toContainText('$');
    const dollars = /\$([\d.]+)/.exec((await farm.reward.textContent()) ?? '')?.[1];
    // PNG costs 20 cents.
    expect(Number(dollars)).toBeCloseTo((Number(await farm.earned()) / 1e18) * 0.2, 1);

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
        farm.dialog.getByText(`at block ${block.toLocaleString('en')}`, { exact: true }),
      ).toBeVisible();
      const lines = farm.dialog.getByText(label, { exact: true });
      await expect(lines).toHaveCount(paid.length);
      const shown = await Promise.all(
        paid.map((_token, index) => farm.exact(lines.nth(index).locator('..'))),
      );
      return shown.map(({ raw }) => raw);
    };
    const heldNow = () => Promise.all(paid.map((token) => heldOf(chain, token, farmer)));
    const arriving = async (act: () => Promise<void>) => {
      const before = await heldNow();
      await act();
      return (await heldNow()).map((now, index) => now - (before[index] ?? 0n));
    };

    const claimed = await reviewedRewards(() => farm.claimButton.click(), 'You receive');
    for (const each of claimed) expect(each).toBeGreaterThan(0n);
    await farm.reviewed('Confirm claim').click();
    await expect(farm.outcome('Your transaction was sent')).toBeVisible();
    expect(await arriving(mineAtThatTime)).toEqual(claimed);
    await expect(farm.outcome('Confirmed')).toBeVisible();
    await farm.close();

    await farm.choose('Withdraw');
    const held = await heldOf(chain, place.stakingToken, farmer);
    const staked = await stakedBy(chain, place, farmer);
    const rest = await reviewedRewards(
      () => farm.review(/^Review withdrawal$/),
      'You also receive',
    );
    for (const each of rest) expect(each).toBeGreaterThan(0n);
    await farm.reviewed('Confirm withdrawal').click();
    await expect(farm.outcome('Your transaction was sent')).toBeVisible();
    expect(await arriving(mineAtThatTime)).toEqual(rest);
    expect(await heldOf(chain, place.stakingToken, farmer)).toBe(held + staked);
    await expect(farm.outcome('Confirmed')).toBeVisible();
  });
}
