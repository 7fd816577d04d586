import { ACCOUNTS } from '@/devnet/accounts';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { giveStake, shareOf } from '@/devnet/farms/stakes';
import { giveOldPoolTokens } from '@/devnet/migration/migrationStates';
import { openMigration } from '@/devnet/migration/openMigration';
import { expect, test } from '../../chain/manualMining';
import { LandingPage } from '../../pages/LandingPage';
import { MigratePage } from '../../pages/MigratePage';

const { demo } = ACCOUNTS;
const SEND = 'eth_sendTransaction';

// A plain host has no file for the address of a migration.
test.beforeEach(({ problems }) => problems.allow(/status of 404/));

test('MIG-11 MIG-18 MIG-16 a sent withdrawal keeps the wizard at its step, waiting, until it is mined', async ({
  page,
  chains,
  wallet,
  blocks,
}) => {
  const chain = chains[43114];
  const place = rewardPlace('WAVAX_PNG_V1');
  const amount = await shareOf(chain, place, 5n);
  await giveStake(chain, place, { account: demo, amount });
  await wallet.prepare({ isConnected: true });
  const landing = new LandingPage(page);
  await landing.open();
  await landing.main.getByRole('button', { name: 'Migrate now: AVAX / PNG' }).click();
  await landing.button('Migrate anyway').click();
  await landing.openReview('Review withdrawal');
  await blocks.hold();
  await landing.reviewed('Confirm withdrawal').click();
  await expect
    .poll(async () => (await wallet.requests()).map(({ method }) => method))
    .toContain(SEND);
  await expect(landing.review).toContainText(/Waiting|sent/);
  await page.keyboard.press('Escape');
  await expect(landing.review).toBeHidden();
  await expect(landing.wizard.getByText(/Withdraw .* of AVAX \/ PNG/).first()).toBeVisible();
  await expect(landing.step).toContainText('1. Withdraw from version 1');
  await blocks.mine();
  await expect(landing.step).toContainText('2. Deposit in version 2');
  // Everything is taken with its reward.
  const sent = (await wallet.requests()).find(({ method }) => method === SEND);
  expect(JSON.stringify(sent?.params)).toContain('"0xe9fad8ee"');
});

test('MIG-11 a sent conversion keeps the tool at its step until it is mined', async ({
  page,
  chains,
  wallet,
  blocks,
}) => {
  const chain = chains[43114];
  await openMigration(chain);
  await giveOldPoolTokens(chain, 'WAVAX_ETH_V1', { account: demo, perMille: 7n });
  await wallet.prepare({ isConnected: true });
  const migrate = new MigratePage(page);
  await migrate.open(['AVAX', 'ETH'], ['AVAX', 'WETH.e'], [1, 1]);
  await migrate.openReview('Review conversion');
  await migrate.reviewed('Approve with a signature').click();
  await expect(migrate.reviewed('Confirm conversion')).toBeEnabled();
  await blocks.hold();
  await migrate.reviewed('Confirm conversion').click();
  await expect
    .poll(async () => (await wallet.requests()).map(({ method }) => method))
    .toContain(SEND);
  await migrate.close();
  await expect(migrate.step).toContainText('2. Convert to the new pair');
  await blocks.mine();
  await expect(migrate.step).toContainText('3. Deposit in the new farm');
});
