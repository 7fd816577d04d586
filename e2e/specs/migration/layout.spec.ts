import { ACCOUNTS } from '@/devnet/accounts';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { giveStake, shareOf } from '@/devnet/farms/stakes';
import { giveOldPoolTokens, giveOldStake } from '@/devnet/migration/migrationStates';
import { tokenOf } from '@/devnet/migration/oldPools';
import { openMigration } from '@/devnet/migration/openMigration';
import { fullOnly } from '../../fullOnly';
import { LandingPage } from '../../pages/LandingPage';
import { MigratePage } from '../../pages/MigratePage';
import { expectFits } from '../../screen/expectFits';
import { tabTo } from '../../screen/tabTo';
import { expect, test } from '../../test';

const { demo } = ACCOUNTS;
const OLD = ['AVAX', 'ETH'] as const;
const PRESENT = ['AVAX', 'WETH.e'] as const;

const LOOKS = [
  [320, 'dark'],
  [1280, 'light'],
  [375, 'light'],
  [768, 'dark'],
] as const;

// A plain host has no file for the address of a migration.
test.beforeEach(({ problems }) => problems.allow(/status of 404/));

for (const [index, [width, colorScheme]] of LOOKS.entries()) {
  test(`MIG-08 at ${width} px, ${colorScheme}, a conversion is reviewed by keyboard, passes axe, and nothing is cut off`, {
    ...fullOnly(index > 0),
  }, async ({ page, chains, wallet }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 700 });
    await openMigration(chains[43114]);
    await giveOldPoolTokens(chains[43114], 'WAVAX_ETH_V1', { account: demo, perMille: 7n });
    await wallet.prepare({ isConnected: true });
    const migrate = new MigratePage(page);
    await migrate.open(OLD, PRESENT, [1, 1]);
    await expect(migrate.button('Review conversion')).toBeEnabled();
    await expectFits(page);
    await migrate.amount.fill('9999999');
    await expect(migrate.button('Insufficient PGL balance')).toBeDisabled();
    await migrate.button('Max: use all you can').click();
    await page.getByRole('main').focus();
    await tabTo(page, migrate.button('Review conversion'));
    await page.keyboard.press('Enter');
    await tabTo(page, migrate.reviewed('Approve with a signature'));
    await expectFits(page);
    await page.keyboard.press('Enter');
    await expect(migrate.reviewed('Confirm conversion')).toBeEnabled();
    await expectFits(page);
  });
}

for (const [index, [width, colorScheme]] of LOOKS.entries()) {
  test(`MIG-15 at ${width} px, ${colorScheme}, the wizard is used by keyboard, passes axe, and nothing is cut off`, {
    ...fullOnly(index > 0),
  }, async ({ page, chains, wallet }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 700 });
    for (const name of ['WAVAX_PNG_V1', 'WAVAX_USDCe_V1'] as const) {
      const amount = await shareOf(chains[43114], rewardPlace(name), 4n);
      await giveStake(chains[43114], rewardPlace(name), { account: demo, amount });
    }
    await wallet.prepare({ isConnected: true });
    const landing = new LandingPage(page);
    await landing.open();
    await expect(landing.deposits).toHaveCount(2);
    await expectFits(page);
    await page.getByRole('main').focus();
    const choose = landing.main.getByRole('button', { name: 'Choose deposits to migrate' });
    await tabTo(page, choose);
    await page.keyboard.press('Enter');
    await tabTo(page, landing.wizard.getByRole('checkbox', { name: 'Select all' }));
    await page.keyboard.press('Space');
    await tabTo(page, landing.button('Continue with 2 deposits'));
    await expectFits(page);
    await page.keyboard.press('Enter');
    await expect(landing.step).toContainText('1. Withdraw from version 1');
    await expect(landing.wizard.locator(':focus')).toContainText('Deposit 1 of 2');
    await expectFits(page);
    await tabTo(page, landing.button('Migrate anyway'));
    await page.keyboard.press('Enter');
    await expectFits(page);
    await tabTo(page, landing.step.getByRole('button', { name: 'Review withdrawal' }));
    await page.keyboard.press('Enter');
    await tabTo(page, landing.reviewed('Confirm withdrawal'));
    await page.keyboard.press('Escape');
    await expect(landing.review).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(landing.wizard).toBeHidden();
    await expect(choose).toBeFocused();
  });
}

test('MIG-03 FRM-24 the farm of a stake that can be moved leads to its migration', async ({
  page,
  chains,
  wallet,
}) => {
  await openMigration(chains[43114]);
  await giveOldStake(chains[43114], 'WAVAX_ETH_V1', { account: demo, perMille: 7n });
  await wallet.prepare({ isConnected: true });
  await page.goto(`/png/AVAX/${tokenOf('ETH').address}/1/`);
  await page.getByRole('link', { name: 'Migrate this deposit' }).click();
  await expect(page).toHaveURL(/\/beta\/migrate\/1\/$/);
  await page.getByRole('link', { name: 'Convert: AVAX / ETH' }).click();
  const migrate = new MigratePage(page);
  await expect(migrate.step).toContainText('1. Withdraw from the old farm');
});

test('MIG-12 the step waits for the network, and appears when it answers', async ({
  page,
  chains,
  wallet,
  problems,
}) => {
  problems.allow(/Failed to/);
  const { proxy } = chains[43114];
  await openMigration(chains[43114]);
  await giveOldPoolTokens(chains[43114], 'WAVAX_ETH_V1', { account: demo, perMille: 7n });
  proxy.add({ fault: { type: 'hang' }, methods: ['eth_call'] });
  await wallet.prepare({ isConnected: true });
  const migrate = new MigratePage(page);
  await migrate.open(OLD, PRESENT, [1, 1]);
  await expect(migrate.card.getByRole('status', { name: 'Loading your liquidity' })).toBeVisible();
  await expect(migrate.card).not.toContainText('Error finding pairs');
  proxy.clear();
  await expect(migrate.step).toContainText('2. Convert to the new pair');
});
