import { ACCOUNTS } from '@/devnet/accounts';
import { filesIn } from '@/release/files';
import { FIRST_LOADS as BUDGETS, KB, type Load } from '@/release/size/budgets';
import { documentLoads } from '@/release/size/documentLoads';
import { fullOnly } from '../../fullOnly';
import { SwapPage } from '../../pages/SwapPage';
import { expectFirstLoadWithin } from '../../screen/firstLoad';
import { expectNothingOfSimulation } from '../../screen/onDemandCode';
import { GATEWAY, SITE } from '../../setup/hosts';
import { expect, test } from '../routes/fixtures';
import { FIRST_LOADS, type FirstLoad, isShell, NOT_FOUND } from './firstLoads';

/** Every screen's own code is late for a reader of 404.html, and logos may be missing. */
test.beforeEach(({ problems }) => problems.allow(/status of 404/));

test('REL-23 every exported document stays within its budget of bytes and requests', async () => {
  const loads = await documentLoads(SITE);
  expect(loads.map(({ address }) => address).sort()).toEqual(Object.keys(BUDGETS).sort());
  const tooLarge = loads.flatMap(({ address, scriptBytes, allBytes, requests }) => {
    const load = { scriptKB: scriptBytes / KB, allKB: allBytes / KB, requests };
    const limits = BUDGETS[address]?.limits.document;
    return limits === undefined ? [] : excesses(address, load, limits);
  });
  expect(tooLarge, 'npm run size -- <address> shows what a first load is made of').toEqual([]);
});

test('REL-24 the site contains no source map', async () => {
  expect((await filesIn(SITE)).filter((file) => file.endsWith('.map'))).toEqual([]);
});

/** A sentence for each figure that is above its limit. */
function excesses(address: string, load: Load, limits: Load): readonly string[] {
  return (['scriptKB', 'allKB', 'requests'] as const)
    .filter((what) => load[what] > limits[what])
    .map((what) => `${address} has ${load[what]} ${what}, at most ${limits[what]} are allowed`);
}

test('every budget of a load in a browser is tested', () => {
  const budgeted = Object.entries(BUDGETS).filter(([, { limits }]) => limits.withoutWallet);
  const tested = [...FIRST_LOADS, NOT_FOUND].map(({ route }) => route);
  expect(tested.sort()).toEqual(budgeted.map(([route]) => route).sort());
});

function limitsOf(route: string, state: 'withoutWallet' | 'withWallet'): Load {
  const limits = BUDGETS[route]?.limits[state];
  if (limits === undefined) throw new NoBudgetError(route, state);
  return limits;
}

/** Two tests of a first load: without a wallet, and with a connected one. */
function testFirstLoad({ route, address, use, previews = false }: FirstLoad): void {
  test(`REL-23 a first load of ${route} stays within its budget of bytes and requests`, async ({
    page,
  }) => {
    const scripts = await expectFirstLoadWithin(page, limitsOf(route, 'withoutWallet'), {
      address,
      use: () => use(page),
    });
    if (!previews) await expectNothingOfSimulation(scripts);
  });

  test(
    `REL-23 a first load of ${route} with a wallet stays within its budget of bytes and requests`,
    fullOnly(),
    async ({ page, wallet }) => {
      await wallet.prepare({ isConnected: true, account: ACCOUNTS.demo });
      await expectFirstLoadWithin(page, limitsOf(route, 'withWallet'), {
        address,
        use: async () => {
          await use(page);
          await expect(new SwapPage(page).account()).toBeVisible({ timeout: 100 });
        },
      });
    },
  );
}

test.describe('on a plain host', () => {
  for (const load of [...FIRST_LOADS.filter((each) => !isShell(each)), NOT_FOUND])
    testFirstLoad(load);
});

test.describe('on a gateway', () => {
  test.use({ host: GATEWAY });
  for (const load of FIRST_LOADS.filter(isShell)) testFirstLoad(load);
});

class NoBudgetError extends Error {
  override readonly name = 'NoBudgetError';

  constructor(route: string, state: string) {
    super(`budgets.json has no limits of ${route} ${state}.`);
  }
}
