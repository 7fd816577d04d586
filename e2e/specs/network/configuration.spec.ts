import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { listen } from '@/devnet/node/listen';
import { exportedSite } from '@/devnet/site/exportedSite';
import { fullOnly } from '../../fullOnly';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { configure, PRACTICE } from '../../setup/configuration';
import { SITE } from '../../setup/hosts';
import { expect, test } from '../../test';

const INVALID = "This site's configuration is invalid:";

const badConfigurations: readonly {
  readonly what: string;
  readonly configuration: unknown;
  readonly problem: string;
}[] = [
  { what: 'is not JSON', configuration: '{"practice":', problem: 'config.json' },
  {
    what: 'is a page of HTML',
    configuration: '<!doctype html><title>Not here</title>',
    problem: 'config.json',
  },
  { what: 'is a list', configuration: [PRACTICE], problem: 'config.json' },
  {
    what: 'has a setting that nobody knows',
    configuration: { ...PRACTICE, rcp: {} },
    problem: 'rcp',
  },
  {
    what: 'names an endpoint that is not an address',
    configuration: { ...PRACTICE, rpc: { 43114: ['javascript:alert(1)'] } },
    problem: 'rpc.43114.0',
  },
];

for (const { what, configuration, problem } of badConfigurations) {
  test(
    `a configuration that ${what} shows a message, and no node is asked`,
    fullOnly(),
    async ({ page, chains }) => {
      await configure(page, configuration);
      await page.goto('/swap/');
      await expect(page.getByRole('alert').filter({ hasText: INVALID })).toContainText(
        `${INVALID} ${problem}`,
      );
      await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
      expect(chains[43114].proxy.traffic().httpRequests).toBe(0);
      expect(chains[43113].proxy.traffic().httpRequests).toBe(0);
    },
  );
}

test(
  'RPC-02 more than one network URL without a default chain is refused, until it names one',
  fullOnly(),
  async ({ page, chains }) => {
    const { defaultChainId, ...withoutDefault } = PRACTICE;
    await configure(page, withoutDefault);
    await page.goto('/swap/');
    await expect(page.getByRole('alert').filter({ hasText: INVALID })).toContainText(
      'defaultChainId',
    );
    expect(chains[defaultChainId].proxy.traffic().httpRequests).toBe(0);

    await configure(page, PRACTICE);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(new Frame(page).block).toBeVisible();
  },
);

test(
  'RPC-01 a configuration names the chain that is shown without a wallet',
  fullOnly(),
  async ({ page }) => {
    await configure(page, { ...PRACTICE, defaultChainId: 43113 });
    await page.goto('/swap/');
    await expect(new Frame(page).network('Fuji')).toBeVisible();
  },
);

test(
  'RPC-01 LST-02 a site without a configuration uses the public endpoints of 43114 and the public lists, and no others',
  fullOnly(),
  async ({ page, problems, baseURL }) => {
    const PUBLIC = [
      'https://api.avax.network',
      'https://avalanche-c-chain-rpc.publicnode.com',
      'https://raw.githubusercontent.com',
    ];
    problems.allow(
      /config\.json/,
      /Failed to get the block number/,
      ...PUBLIC.map((origin) => new RegExp(origin)),
    );
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.route('/config.json', (route) => route.fulfill({ status: 404 }));
    const frame = new Frame(page);
    await page.goto('/swap/');
    await expect(frame.network('Avalanche')).toBeVisible();
    await expect(frame.notice("Can't reach Avalanche. Check your connection.")).toBeVisible();
    await expect(new SwapPage(page).pays).toBeEditable();
    await expect(frame.footer.getByRole('note')).toBeHidden();
    await expect.poll(() => [...origins].sort()).toEqual([baseURL, ...PUBLIC].sort());
  },
);

test(
  'a configuration that cannot be loaded shows a message, and is requested until it loads',
  fullOnly(),
  async ({ page, problems }) => {
    problems.allow(/config\.json/);
    let isDown = true;
    await page.route('/config.json', (route) =>
      isDown ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await page.goto('/swap/');
    const message = page.getByText("This site's configuration can't be loaded.");
    await expect(message).toBeVisible();
    isDown = false;
    await expect(new Frame(page).block).toBeVisible();
    await expect(message).toBeHidden();
  },
);

test('REL-12 a host that says nothing about caching shows a returning visitor its changed configuration', async ({
  browser,
  exchange: { devnet },
}) => {
  const host = new Hono();
  let defaultChainId = 43114;
  host.get('/config.json', (context) =>
    // A file this old would otherwise be taken from the cache for months.
    context.json({ ...PRACTICE, defaultChainId }, 200, {
      'last-modified': 'Wed, 01 Jan 2020 00:00:00 GMT',
    }),
  );
  host.all('*', (context) => exportedSite(SITE).fetch(context.req.raw));
  const listener = getRequestListener(host.fetch);
  const server = createServer((request, response) => {
    if (!devnet.answerRequest(request, response)) void listener(request, response);
  });
  const { url, close } = await listen(server);
  // Its own context: the tests' pages have their requests watched, which turns the cache off.
  const context = await browser.newContext();
  const page = await context.newPage();
  const frame = new Frame(page);
  await page.goto(`${url}/swap/`);
  await expect(frame.network('Avalanche')).toBeVisible();
  defaultChainId = 43113;
  await page.goto('about:blank');
  await page.goto(`${url}/swap/`);
  await expect(frame.network('Fuji')).toBeVisible();
  await context.close();
  await close();
});
