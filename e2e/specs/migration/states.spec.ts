import { ACCOUNTS } from '@/devnet/accounts';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { giveStake, shareOf, stakedBy } from '@/devnet/farms/stakes';
import { giveOldPoolTokens, heldPoolTokens } from '@/devnet/migration/migrationStates';
import { openMigration } from '@/devnet/migration/openMigration';
import { sellAlong } from '@/devnet/tokens/sellAlong';
import { supply } from '../../chain/market';
import { turnFeeOn } from '../../chain/protocolFee';
import { fullOnly } from '../../fullOnly';
import { LandingPage } from '../../pages/LandingPage';
import { MigratePage } from '../../pages/MigratePage';
import { consoleTexts } from '../../screen/consoleTexts';
import { withoutPreview } from '../../setup/withoutPreview';
import { expect, test } from '../../test';
import { DECLINED } from '../../wallets/declined';

const { demo, second } = ACCOUNTS;
const OLD = ['AVAX', 'ETH'] as const;
const PRESENT = ['AVAX', 'WETH.e'] as const;
const PAIRS = { old: ['WAVAX', 'ETH'], present: ['WAVAX', 'WETH.e'] } as const;
const SEND = 'eth_sendTransaction';
const SIGN = 'eth_signTypedData_v4';

// A plain host has no file for the address of a migration.
test.beforeEach(({ problems }) => problems.allow(/status of 404/));

test('ERR-52 MIG-07 a conversion that is declined or fails says so in place and is logged, and starts over when it is opened again', async ({
  page,
  chains,
  wallet,
  problems,
}) => {
  problems.allow(/console: .*out of order/);
  const logged = consoleTexts(page);
  await openMigration(chains[43114]);
  const held = await giveOldPoolTokens(chains[43114], 'WAVAX_ETH_V1', {
    account: demo,
    perMille: 7n,
  });
  await wallet.prepare({ isConnected: true });
  const migrate = new MigratePage(page);
  await migrate.open(OLD, PRESENT, [1, 1]);
  await expect(migrate.amount).not.toHaveValue('');
  await migrate.amount.fill('0.1');
  await migrate.openReview('Review conversion');
  await wallet.act('rejectNext', SIGN);
  await migrate.reviewed('Approve with a signature').click();
  await expect(migrate.review.getByText(DECLINED)).toBeVisible();
  await migrate.reviewed('Approve with a signature').click();
  await wallet.act('rejectNext', SEND);
  await migrate.reviewed('Confirm conversion').click();
  await expect(migrate.review.getByText(DECLINED)).toBeVisible();
  await wallet.act('rejectNext', SEND, -32602, 'out of order');
  await migrate.reviewed('Confirm conversion').click();
  await expect(migrate.review.getByRole('alert')).toContainText('out of order');
  await migrate.close();
  await expect.poll(() => logged.filter((text) => /out of order/.test(text))).toHaveLength(1);
  expect(await heldPoolTokens(chains[43114], PAIRS.old, demo)).toBe(held);

  await migrate.openReview('Review conversion');
  await expect(migrate.review.getByRole('alert')).toHaveCount(0);
  await expect(migrate.review.getByText(DECLINED)).toHaveCount(0);
  await expect(migrate.reviewed('Confirm conversion')).toBeEnabled();
  await migrate.close();
  await page.reload();
  await expect(migrate.amount).toHaveValue('0.1');
});

test(
  'MIG-12 another account in the middle of a review ends it, and shows the step of that account',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    await openMigration(chains[43114]);
    await giveOldPoolTokens(chains[43114], 'WAVAX_ETH_V1', { account: demo, perMille: 7n });
    await wallet.prepare({ isConnected: true });
    const migrate = new MigratePage(page);
    await migrate.open(OLD, PRESENT, [1, 1]);
    await migrate.openReview('Review conversion');
    await wallet.act('setAccount', second);
    await expect(migrate.review).toBeHidden();
    await expect(migrate.card).toContainText('Nothing to migrate');
  },
);

test('MIG-22 old pool tokens that are withdrawn and not yet converted are listed, and lead back to the tool', async ({
  page,
  chains,
  wallet,
}) => {
  await openMigration(chains[43114]);
  await giveOldPoolTokens(chains[43114], 'WAVAX_ETH_V1', { account: demo, perMille: 7n });
  await wallet.prepare({ isConnected: true });
  const landing = new LandingPage(page);
  await landing.open();
  await expect(landing.loose).toHaveCount(1);
  await landing.loose.getByRole('link', { name: 'Convert: AVAX / ETH' }).click();
  await expect(new MigratePage(page).step).toContainText('2. Convert to the new pair');
});

test('ERR-57 a pair of one token with itself is named as not found', async ({ page, chains }) => {
  await openMigration(chains[43114]);
  const migrate = new MigratePage(page);
  await migrate.open(['AVAX', 'AVAX'], PRESENT, [1, 1]);
  await expect(migrate.card).toContainText('Error finding pairs AVAX/AVAX and AVAX/WETH.e');
});

test('MIG-01 a farm of version 0 with the same pool tokens has two steps', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  const [old, present] = [rewardPlace('WAVAX_PNG_V0'), rewardPlace('WAVAX_PNG_V1')];
  const amount = await shareOf(chain, old, 3n);
  await giveStake(chain, old, { account: demo, amount });
  await wallet.prepare({ isConnected: true });
  const migrate = new MigratePage(page);
  await migrate.open(['AVAX', 'PNG'], ['AVAX', 'PNG'], [0, 1]);
  await migrate.openReview('Review withdrawal');
  await migrate.complete();
  await migrate.close();
  await expect(migrate.step).toContainText('2. Deposit in the new farm');
  await migrate.openReview('Review deposit');
  await migrate.reviewed('Approve with a signature').click();
  await migrate.complete();
  expect(await stakedBy(chain, present, demo)).toBe(amount);
});

test(
  'MIG-08 MIG-21 while pairs pay a protocol fee, a conversion returns what its review says',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    await openMigration(chain);
    await turnFeeOn(chain);
    // Another deposit mints what the protocol is due; the swaps leave the price where it was.
    await supply(chain, ['WAVAX', 'WETH.e'], ['1500', '10']);
    await sellAlong(chain, ['WAVAX', 'WETH.e'], '150');
    await sellAlong(chain, ['WETH.e', 'WAVAX'], '1');
    await giveOldPoolTokens(chain, 'WAVAX_ETH_V1', { account: demo, perMille: 7n });
    await wallet.prepare({ isConnected: true });
    const migrate = new MigratePage(page);
    await migrate.open(OLD, PRESENT, [1, 1]);
    await migrate.openReview('Review conversion');
    await migrate.reviewed('Approve with a signature').click();
    const shown = migrate.review.getByText(/^\+[\d.]+\sPGL/);
    await expect(shown).toBeVisible();
    const text = (await shown.textContent()) ?? '';
    await migrate.complete();
    const got = await heldPoolTokens(chain, PAIRS.present, demo);
    const digits = Number(/[\d.]+/.exec(text)?.[0]);
    expect(Math.abs(Number(got) / 1e18 / digits - 1)).toBeLessThan(0.000_01);
  },
);

test('MIG-21 SIM-02 without simulation, a conversion is refused, because the contract itself has no minimum', async ({
  page,
  chains,
  wallet,
}) => {
  await openMigration(chains[43114]);
  await giveOldPoolTokens(chains[43114], 'WAVAX_ETH_V1', { account: demo, perMille: 7n });
  await wallet.prepare({ isConnected: true });
  withoutPreview(chains[43114]);
  const migrate = new MigratePage(page);
  await migrate.open(OLD, PRESENT, [1, 1]);
  await migrate.openReview('Review conversion');
  await expect(migrate.review).toContainText(
    "You can't confirm without the preview: no minimum is enforced.",
  );
  await expect(migrate.review.getByRole('checkbox')).toHaveCount(0);
  await expect(migrate.review).not.toContainText('may take a fee');
  await expect(migrate.reviewed('Confirm conversion')).toBeDisabled();
  await expect(migrate.reviewed(/^Approve/)).toHaveCount(0);
});

test(
  'MIG-21 SIM-04 when the node stops simulating before the wallet is asked, a conversion is not sent',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(/could not be checked/);
    await openMigration(chains[43114]);
    await giveOldPoolTokens(chains[43114], 'WAVAX_ETH_V1', { account: demo, perMille: 7n });
    await wallet.prepare({ isConnected: true });
    const migrate = new MigratePage(page);
    await migrate.open(OLD, PRESENT, [1, 1]);
    await migrate.openReview('Review conversion');
    await migrate.reviewed('Approve with a signature').click();
    await expect(migrate.reviewed('Confirm conversion')).toBeEnabled();
    withoutPreview(chains[43114]);
    await migrate.reviewed('Confirm conversion').click();
    await expect(migrate.review.getByRole('alert')).toContainText('Transaction not sent');
    expect((await wallet.requests()).map(({ method }) => method)).not.toContain(SEND);
  },
);
