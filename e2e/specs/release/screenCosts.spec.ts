import { mergeTests, type Page, type Request } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { mineToSearchAnd } from '../../chain/liquidity';
import { test as miningTest } from '../../chain/manualMining';
import { fullOnly } from '../../fullOnly';
import { Frame } from '../../pages/Frame';
import { PricePanel } from '../../pages/PricePanel';
import { SwapPage } from '../../pages/SwapPage';
import {
  expectBlockWithinBudget,
  expectStartWithinBudget,
  trafficOfOneBlock,
  untilQuiet,
} from '../../screen/budgets';
import { recordRenders, rendersDuring } from '../../screen/renders';
import { setHidden } from '../../setup/hiddenPage';
import { GATEWAY } from '../../setup/hosts';
import { expect, test as routesTest } from '../routes/fixtures';
import { FIRST_LOADS, isShell } from './firstLoads';

const test = mergeTests(routesTest, miningTest);

/** Logos of tokens may be missing, and the clock may run past an answer. */
test.beforeEach(({ problems }) => problems.allow(/status of 404/, /SlowEndpointError/));

/** The screens whose hidden tabs `npm test` checks: with a wallet's figures, and without. */
const VARIED = ['/swap/', '/buy/'];

/** What comes later than a screen can be used. */
const LATE: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/swap/': (page) => expect(new PricePanel(page).missing).toBeVisible(),
};

/** Two tests of a screen: what it asks for while it is seen, and while it is hidden. */
function testCosts({ route, address, use }: (typeof FIRST_LOADS)[number]): void {
  test(
    `RPC-11 RPC-37 ${route} begins, and costs a block one batch, within its budget`,
    fullOnly(),
    async ({ page, chains, wallet, blocks }) => {
      const chain = chains[43114];
      await wallet.prepare({ isConnected: true, account: ACCOUNTS.demo });
      await blocks.hold();
      chain.proxy.resetTraffic();
      await page.goto(address);
      await expect(() => use(page)).toPass();
      await expect(new SwapPage(page).account()).toBeVisible();
      await untilQuiet(chain.proxy);
      expectStartWithinBudget(chain, route);
      // What is read every 30 blocks is read now.
      await mineToSearchAnd(chain, 2n);
      await expectBlockWithinBudget(chain, route);
    },
  );

  test(
    `RPC-42 a block in which nothing changed renders nothing of ${route}`,
    fullOnly(!VARIED.includes(route)),
    async ({ page, chains, wallet, blocks }) => {
      const chain = chains[43114];
      await wallet.prepare({ isConnected: true, account: ACCOUNTS.demo });
      await recordRenders(page);
      await blocks.hold();
      await page.goto(address);
      await expect(() => use(page)).toPass();
      await expect(new SwapPage(page).account()).toBeVisible();
      await LATE[route]?.(page);
      await mineToSearchAnd(chain, 2n);
      await untilQuiet(chain.proxy);
      const rendered = await rendersDuring(page, () => trafficOfOneBlock(chain));
      expect(rendered).toEqual([]);
    },
  );

  test(
    `RPC-12 RPC-38 a hidden tab of ${route} asks for nothing, and a seen one for its block at once`,
    fullOnly(!VARIED.includes(route)),
    async ({ page, chains, wallet }) => {
      const { client } = chains[43114];
      await wallet.prepare({ isConnected: true, account: ACCOUNTS.demo });
      await page.clock.install();
      const requests: string[] = [];
      const pending = new Set<Request>();
      page.on('requestfinished', (request) => pending.delete(request));
      page.on('requestfailed', (request) => pending.delete(request));
      page.on('request', (request) => {
        pending.add(request);
        requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
      });
      await page.goto(address);
      await expect(() => use(page)).toPass();
      const frame = new Frame(page);
      await expect(new SwapPage(page).account()).toBeVisible();
      const before = await frame.blockNumber();
      const requestsWithin = async (ms: number) => {
        requests.length = 0;
        await page.clock.runFor(ms);
        return [...requests];
      };

      await setHidden(page, true);
      // What was asked for before ends, and is answered.
      await expect(async () => {
        expect(pending.size).toBe(0);
        expect(await requestsWithin(5_000)).toEqual([]);
      }).toPass();
      await client.mine({ blocks: 40 });
      expect(await requestsWithin(10 * 60 * 1000)).toEqual([]);

      await setHidden(page, false);
      await expect.poll(() => requests).not.toEqual([]);
      await expect(async () => {
        await page.clock.runFor(200);
        expect(await frame.blockNumber()).toBeGreaterThanOrEqual(before + 40);
      }).toPass();
    },
  );
}

test.describe('on a plain host', () => {
  FIRST_LOADS.filter((load) => !isShell(load)).forEach(testCosts);
});

test.describe('on a gateway', () => {
  test.use({ host: GATEWAY });
  FIRST_LOADS.filter(isShell).forEach(testCosts);
});
