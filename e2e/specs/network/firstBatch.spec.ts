import type { Page, Request } from 'playwright/test';
import { toFunctionSelector } from 'viem';
import { parseCalls } from '@/devnet/node/jsonRpc';
import { SwapPage } from '../../pages/SwapPage';
import { OWN_NODE, serveOwnNode } from '../../setup/ownNode';
import { saveData } from '../../setup/saveData';
import { expect, test } from '../../test';

const ENDPOINT = '/rpc/43114';

/** The requests of a page to the endpoint of the site, each with the methods of its batch. */
function requestsOf(page: Page): readonly (readonly string[])[] {
  const seen: (readonly string[])[] = [];
  page.on('request', (request) => {
    if (isForEndpoint(request)) seen.push(methodsOf(request));
  });
  return seen;
}

function isForEndpoint(request: Request): boolean {
  return new URL(request.url()).pathname === ENDPOINT;
}

function methodsOf(request: Request): readonly string[] {
  return parseCalls(request.postData() ?? '').map(({ method }) => method);
}

const FIRST_BATCH = ['eth_chainId', 'eth_blockNumber', 'eth_call'];

test('RPC-39 a link to a swap shows its quote after one request, which begins before any script', async ({
  page,
  chains,
}) => {
  // The endpoint answers the first request alone.
  let answered = 0;
  await page.route(`**${ENDPOINT}`, (route) => {
    answered += 1;
    return answered === 1 ? route.continue() : undefined;
  });
  const asked = requestsOf(page);
  // Without a request, no script of the page would ever load.
  await page.route('**/_next/**/*.js', async (route) => {
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await route.continue();
  });
  const swap = new SwapPage(page);
  await swap.open(`?outputCurrency=${chains[43114].tokens.PNG.address}&exactAmount=1`);
  await expect(swap.receives).not.toHaveValue('');
  expect(asked[0]).toEqual(FIRST_BATCH);
});

for (const [path, what, read] of [
  ['/png/2/', 'where farms are', 'lpTokens'],
  ['/vote/', 'how many proposals there are', 'proposalCount'],
] as const)
  test(`RPC-39 the first request of ${path} asks ${what}, and no other does`, async ({ page }) => {
    const selector = toFunctionSelector(`function ${read}()`).slice(2);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (isForEndpoint(request)) posts.push(request.postData() ?? '');
    });
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(posts.map((post) => post.includes(selector))).toEqual([
      true,
      ...posts.slice(1).map(() => false),
    ]);
  });

test('RPC-40 if the first request fails, the page asks again by itself', async ({
  page,
  chains,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await page.route(`**${ENDPOINT}`, (route) => route.abort(), { times: 1 });
  const swap = new SwapPage(page);
  await swap.open(`?outputCurrency=${chains[43114].tokens.PNG.address}&exactAmount=1`);
  await expect(swap.receives).not.toHaveValue('');
});

test('RPC-40 a first response of another chain is not shown', async ({ page, chains }) => {
  await page.route(`**${ENDPOINT}`, (route) => route.continue({ url: fujiOf(route.request()) }), {
    times: 1,
  });
  const asked = requestsOf(page);
  const swap = new SwapPage(page);
  await swap.open(`?outputCurrency=${chains[43114].tokens.PNG.address}&exactAmount=1`);
  await expect(swap.receives).not.toHaveValue('');
  expect(asked.filter((methods) => methods.includes('eth_call')).length).toBeGreaterThan(1);
});

function fujiOf(request: Request): string {
  return request.url().replace(ENDPOINT, '/rpc/43113');
}

test('RPC-41 an endpoint that another tab has chosen meanwhile is asked, and its answers alone are shown', async ({
  page,
  context,
  exchange,
  chains,
}) => {
  // The scripts of the first tab wait until the other tab has chosen.
  let hasChosen = false;
  await page.route('**/_next/**/*.js', async (route) => {
    await expect.poll(() => hasChosen).toBe(true);
    await route.continue();
  });
  const node = await serveOwnNode(page, exchange.url);
  const query = `?outputCurrency=${chains[43114].tokens.PNG.address}&exactAmount=1`;
  await page.goto(`/swap/${query}`, { waitUntil: 'commit' });
  await expect.poll(() => node.asked().length).toBe(1);

  const other = await context.newPage();
  await other.goto('/config.json');
  await other.evaluate((url) => {
    const state = { 43114: url, 43113: null };
    localStorage.setItem('pangolin.endpoints', JSON.stringify({ state, version: 1 }));
  }, OWN_NODE);
  node.forget();
  hasChosen = true;
  await expect(new SwapPage(page).receives).not.toHaveValue('');
  expect(new Set(node.asked())).toEqual(new Set([OWN_NODE]));
});

test('RPC-41 a page that saves data sends no request before its scripts', async ({
  page,
  chains,
}) => {
  await saveData(page);
  const asked = requestsOf(page);
  const swap = new SwapPage(page);
  await swap.open(`?outputCurrency=${chains[43114].tokens.PNG.address}&exactAmount=1`);
  await expect(swap.receives).not.toHaveValue('');
  expect(asked[0]).not.toEqual(FIRST_BATCH);
});
