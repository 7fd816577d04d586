import { ACCOUNTS } from '@/devnet/accounts';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { giveStake, shareOf } from '@/devnet/farms/stakes';
import { giveOldPoolTokens } from '@/devnet/migration/migrationStates';
import { openMigration } from '@/devnet/migration/openMigration';
import { mineToSearchAnd } from '../../chain/liquidity';
import { expect, test } from '../../chain/manualMining';
import { LandingPage } from '../../pages/LandingPage';
import { MigratePage } from '../../pages/MigratePage';
import { expectBlockWithinBudget, expectStartWithinBudget, untilQuiet } from '../../screen/budgets';

const { demo } = ACCOUNTS;
const PRESENT = ['AVAX', 'WETH.e'] as const;

test.beforeEach(({ problems }) => problems.allow(/status of 404/));

test('RPC-11 RPC-37 the landing begins, and costs a block one batch, within its budget', async ({
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
  await blocks.hold();
  chain.proxy.resetTraffic();
  const landing = new LandingPage(page);
  await landing.open();
  await expect(landing.deposits).toHaveCount(1);
  await untilQuiet(chain.proxy);
  expectStartWithinBudget(chain, 'deposits to migrate');
  await mineToSearchAnd(chain, 2n);
  await expectBlockWithinBudget(chain, 'deposits to migrate');
});

test('RPC-11 RPC-37 the tool costs a block one batch, within its budget', async ({
  page,
  chains,
  wallet,
  blocks,
}) => {
  const chain = chains[43114];
  await openMigration(chain);
  await giveOldPoolTokens(chain, 'WAVAX_ETH_V1', { account: demo, perMille: 7n });
  await wallet.prepare({ isConnected: true });
  await blocks.hold();
  const migrate = new MigratePage(page);
  await migrate.open(['AVAX', 'ETH'], PRESENT, [1, 1]);
  await expect(migrate.button('Review conversion')).toBeEnabled();
  await untilQuiet(chain.proxy);
  await mineToSearchAnd(chain, 2n);
  await expectBlockWithinBudget(chain, 'migration of a pair');
});
