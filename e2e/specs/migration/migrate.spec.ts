import { formatUnits } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { giveStakingTokens, shareOf, stakedBy } from '@/devnet/farms/stakes';
import {
  brickMigration,
  giveOldPoolTokens,
  giveOldStake,
  heldPoolTokens,
  skewPool,
} from '@/devnet/migration/migrationStates';
import { farmPlace } from '@/devnet/migration/oldPools';
import { openMigration } from '@/devnet/migration/openMigration';
import { fullOnly } from '../../fullOnly';
import { MigratePage } from '../../pages/MigratePage';
import { approveExactly } from '../../screen/approveExactly';
import { accessibilityViolations } from '../../screen/axe';
import { expectAskedAgain } from '../../screen/recovery';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';
import { DECLINED } from '../../wallets/declined';

const { demo } = ACCOUNTS;
const OLD = ['AVAX', 'ETH'] as const;
const PRESENT = ['AVAX', 'WETH.e'] as const;
const PAIRS = { old: ['WAVAX', 'ETH'], present: ['WAVAX', 'WETH.e'] } as const;
const SEND = 'eth_sendTransaction';

// A plain host has no file for the address of a migration.
test.beforeEach(({ problems }) => problems.allow(/status of 404/));

for (const version of [0, 1] as const) {
  test(
    `MIG-01 MIG-02 MIG-06 MIG-08 MIG-09 MIG-11 MIG-12 a stake of version ${version} is migrated in three steps, with a reload before each`,
    fullOnly(version === 0),
    async ({ page, chains, wallet }) => {
      const chain = chains[43114];
      await openMigration(chain);
      const staked = await giveOldStake(chain, `WAVAX_ETH_V${version}`, {
        account: demo,
        perMille: 7n,
      });
      await wallet.prepare({ isConnected: true });
      // A reward that counts up shows less than its name says.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const migrate = new MigratePage(page);
      await migrate.open(OLD, PRESENT, [version, 1]);
      await expect(migrate.step).toContainText('1. Withdraw from the old farm');
      expect(await accessibilityViolations(page)).toEqual([]);
      await migrate.openReview('Review withdrawal');
      await migrate.complete();
      await migrate.close();
      expect(await heldPoolTokens(chain, PAIRS.old, demo)).toBe(staked);
      await page.reload();

      await expect(migrate.step).toContainText('2. Convert to the new pair');
      expect(await accessibilityViolations(page)).toEqual([]);
      await migrate.openReview('Review conversion');
      await expect(migrate.review).toContainText('The contract enforces no minimum:');
      const isSigned = version === 1;
      if (isSigned) await migrate.reviewed('Approve with a signature').click();
      else {
        await migrate.reviewed('Use a transaction instead').click();
        await approveExactly(migrate.review);
      }
      await expect(migrate.reviewed('Confirm conversion')).toBeEnabled();
      expect(await accessibilityViolations(page)).toEqual([]);
      await wallet.act('rejectNext', SEND);
      await migrate.reviewed('Confirm conversion').click();
      await expect(migrate.review.getByText(DECLINED)).toBeVisible();
      await migrate.complete();
      await migrate.close();
      expect(await heldPoolTokens(chain, PAIRS.old, demo)).toBe(0n);
      const converted = await heldPoolTokens(chain, PAIRS.present, demo);
      expect(converted).toBeGreaterThan(0n);
      await page.reload();

      await expect(migrate.step).toContainText('3. Deposit in the new farm');
      await migrate.openReview('Review deposit');
      await migrate.reviewed('Approve with a signature').click();
      await migrate.complete();
      await migrate.close();
      await expect(migrate.card).toContainText('Congratulations');
      expect(await stakedBy(chain, farmPlace('WAVAX_WETHe_V1'), demo)).toBe(converted);
      await page.reload();
      await expect(migrate.card).toContainText('Your liquidity is in AVAX / WETH.e.');
    },
  );
}

test('MIG-20 MIG-21 what the router cannot convert, or only at another price, is refused before anything is signed', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  await openMigration(chain);
  await giveOldPoolTokens(chain, 'WAVAX_ETH_V1', { account: demo, perMille: 7n });
  await wallet.prepare({ isConnected: true });
  const migrate = new MigratePage(page);
  await migrate.open(OLD, PRESENT, [1, 1]);
  await expect(migrate.button('Review conversion')).toBeEnabled();
  await skewPool(chain, PAIRS.present, '6');
  await expect(migrate.card).toContainText('Prices differ by 6.00%');
  await expect(migrate.button('Review conversion')).toHaveCount(0);
  await brickMigration(chain, 'WETH.e');
  await expect(migrate.card).toContainText('The migration contract fails while it holds');
  // The way without the router remains.
  await expect(migrate.card.getByRole('link', { name: 'Remove liquidity' })).toBeVisible();
  await expect(migrate.card.getByRole('link', { name: 'Convert at the bridge' })).toBeVisible();
});

test('MIG-21 a price that moves during the review ends it', async ({ page, chains, wallet }) => {
  const chain = chains[43114];
  await openMigration(chain);
  await giveOldPoolTokens(chain, 'WAVAX_ETH_V1', { account: demo, perMille: 7n });
  await wallet.prepare({ isConnected: true });
  const migrate = new MigratePage(page);
  await migrate.open(OLD, PRESENT, [1, 1]);
  await migrate.openReview('Review conversion');
  await skewPool(chain, PAIRS.present, '2');
  await expect(migrate.reviewed('The pairs have changed. Review again.')).toBeDisabled();
});

test('MIG-21 a price that moves after the click, before the wallet is asked, sends nothing, however high the tolerance is', async ({
  page,
  chains,
  wallet,
  problems,
}) => {
  problems.allow(/outcome differs/);
  const chain = chains[43114];
  await openMigration(chain);
  await giveOldPoolTokens(chain, 'WAVAX_ETH_V1', { account: demo, perMille: 7n });
  await saveSettings(page, { userSlippageTolerance: 3_000 });
  await wallet.prepare({ isConnected: true });
  const migrate = new MigratePage(page);
  await migrate.open(OLD, PRESENT, [1, 1]);
  await migrate.openReview('Review conversion');
  await expect(migrate.review).toContainText('Price difference');
  await migrate.reviewed('Approve with a signature').click();
  await expect(migrate.reviewed('Confirm conversion')).toBeEnabled();
  // The page's own figures stay those of before.
  chain.proxy.add({ fault: { type: 'freezeBlock' }, methods: ['eth_blockNumber'] });
  await expectAskedAgain(chain, 'eth_blockNumber');
  await skewPool(chain, PAIRS.present, '12');
  await migrate.reviewed('Confirm conversion').click();
  await expect(migrate.review.getByRole('alert')).toContainText('Transaction not sent');
  expect((await wallet.requests()).map(({ method }) => method)).not.toContain(SEND);
});

test('MIG-07 MIG-24 MIG-25 half is converted and deposited although the rest cannot be, and a reload resumes with the rest', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  await openMigration(chain);
  const held = await giveOldPoolTokens(chain, 'WAVAX_ETH_V1', { account: demo, perMille: 7n });
  await wallet.prepare({ isConnected: true });
  const migrate = new MigratePage(page);
  await migrate.open(OLD, PRESENT, [1, 1]);
  await expect(migrate.amount).not.toHaveValue('');
  await expect(migrate.button('Keep the rest unconverted')).toHaveCount(0);
  await migrate.amount.fill(formatUnits(held / 2n, 18));
  await migrate.openReview('Review conversion');
  await migrate.reviewed('Approve with a signature').click();
  await migrate.complete();
  await migrate.close();
  const converted = await heldPoolTokens(chain, PAIRS.present, demo);
  await expect(migrate.step).toContainText('2. Convert to the new pair');
  await brickMigration(chain, 'WETH.e');
  await expect(migrate.card).toContainText('The migration contract fails while it holds');
  await migrate.button('Keep the rest unconverted').click();
  await expect(migrate.step).toContainText('3. Deposit in the new farm');
  await migrate.openReview('Review deposit');
  await migrate.reviewed('Approve with a signature').click();
  await migrate.complete();
  await migrate.close();
  expect(await stakedBy(chain, farmPlace('WAVAX_WETHe_V1'), demo)).toBe(converted);
  await expect(migrate.card).toContainText('Not everything is migrated');
  await expect(migrate.card).toContainText('In your wallet, of AVAX / ETH');
  await expect(migrate.card).not.toContainText('Congratulations');
  await page.reload();
  await expect(migrate.step).toContainText('2. Convert to the new pair');
});

test('MIG-04 MIG-05 MIG-27 pairs that share neither WAVAX nor PNG are not converted, and the bridge is named if a token is of the old one', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  await openMigration(chain);
  await giveOldPoolTokens(chain, 'WAVAX_ETH_V1', { account: demo, perMille: 7n });
  await wallet.prepare({ isConnected: true });
  const migrate = new MigratePage(page);
  await migrate.open(OLD, ['WETH.e', 'USDC.e'], [1, 1]);
  await expect(migrate.card).toContainText('Auto migration is not supported for this pair.');
  await expect(migrate.card.getByRole('link', { name: 'Convert at the bridge' })).toHaveAttribute(
    'href',
    /bridge/,
  );
  await expect(migrate.button('Review conversion')).toHaveCount(0);
  const place = rewardPlace('WAVAX_USDCe_V2');
  const amount = await shareOf(chain, place, 3n);
  await giveStakingTokens(chain, place, { account: demo, amount });
  await migrate.open(['AVAX', 'USDC.e'], ['AVAX', 'PNG'], [0, 0]);
  await expect(migrate.card).toContainText('Swap USDC.e for PNG');
  await expect(migrate.card.getByRole('link', { name: 'Swap USDC.e for PNG' })).toBeVisible();
  await expect(migrate.card).not.toContainText(/bridge,|at the bridge/);
});

test(
  'ERR-57 MIG-02 pairs that are not found are named, and an account with nothing is not congratulated',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const migrate = new MigratePage(page);
    await migrate.open(OLD, PRESENT, [1, 1]);
    await expect(migrate.card).toContainText('Error finding pairs AVAX/ETH and AVAX/WETH.e');
    await page.goto('/migrate/AVAX/0x0000000000000000000000000000000000000001/1/AVAX/x/1/');
    await expect(migrate.card).toContainText('Error finding pairs AVAX/? and AVAX/?');
    await openMigration(chains[43114]);
    await migrate.open(OLD, PRESENT, [1, 1]);
    await expect(migrate.card).toContainText('Connect the wallet that has the liquidity.');
    await wallet.prepare({ isConnected: true });
    await migrate.open(OLD, PRESENT, [1, 1]);
    await expect(migrate.card).toContainText('Nothing to migrate');
    await expect(migrate.card).not.toContainText('Congratulations');
  },
);
