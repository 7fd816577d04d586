import { allEqual, lieAt, type OldStates, oldStates } from '@/devnet/past/oldStates';
import { heldBy, type PoolKeys } from '@/devnet/past/pastPool';
import { DRAINED, type Past, seedPast } from '@/devnet/past/seedPast';
import type { FaultProxy } from '@/devnet/proxy/faultProxy';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import type { TokenKey } from '@/devnet/tokens/tokens';
import type { Token } from '@/lib/base/tokens/token';
import { unloadModules } from '@/lib/chain/rpc/testing/freshPage.setup';
import type { MarketRead } from './historyRead';
import type { HistorySpan } from './keptBlocks';
import { pathHistory } from './pathHistory';

const AVAX_USD: PoolKeys = ['WAVAX', 'USDC.e'];
const realFetch = globalThis.fetch;

let past: Past;
const devnet = setUpDevnet(async ({ chains }) => {
  past = await seedPast(chains[43114]);
});
const chain = () => devnet().chains[43114];

afterEach(() => {
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
});

function tokenOf(key: TokenKey): Token {
  const { address, symbol, name, decimals } = chain().tokens[key];
  return { type: 'token', chainId: 43114, address, symbol, name, decimals };
}

/** A fresh page whose endpoints are the one of `proxy`, and, if wanted, that of `walletProxy`. */
async function openPage(count: 1 | 2 = 1) {
  const { url } = devnet().lists;
  const urls = [`${url}/rpc/43114`, `${url}/__practice/rpc/43114`].slice(0, count);
  const configuration = { defaultChainId: 43114, rpc: { 43114: urls } };
  globalThis.fetch = async (input, init) =>
    input === '/config.json' ? new Response(JSON.stringify(configuration)) : realFetch(input, init);
  Object.assign(globalThis, { document: { hidden: false } });
  unloadModules();
  const { readPathPairs } = await import('./readMarketHistory');
  const { MARKET_REQUESTS } = await import('./useMarketRequests');
  const { askEndpoints } = await import('@/lib/chain/rpc/endpoints');
  const { outageOf } = await import('@/lib/chain/rpc/endpointHealth');
  const block = await chain().client.getBlockNumber();
  return {
    read: (pools: readonly PoolKeys[] = [AVAX_USD], span: HistorySpan = 'day') => {
      const pairs = pools.map(([a, b]) => [tokenOf(a), tokenOf(b)] as const);
      return readPathPairs({ chainId: 43114, pairs, span, block, requests: MARKET_REQUESTS });
    },
    readsBlock: () => askEndpoints(43114, { method: 'eth_blockNumber' }, (answer) => answer),
    outage: () => outageOf(43114),
  };
}

/** The chart of a pool, and its prices in smallest units as numbers. */
function chartOf(read: MarketRead, [a, b]: PoolKeys) {
  if (read.status !== 'read') throw new TypeError(read.why);
  const route = [tokenOf(a), tokenOf(b)];
  // Deep enough in any case.
  const usdPriceOf = () => ({ numerator: 1n, denominator: 1n });
  const chart = pathHistory(read.history, { route, usdPriceOf });
  if (chart.status !== 'drawn') throw new TypeError(chart.status);
  const prices = chart.points.map(
    ({ price }) => Number(price.numerator) / Number(price.denominator),
  );
  return { ...chart, prices };
}

/** The same by the contract, after some blocks. */
async function pricesAfter(keys: PoolKeys, blocks: readonly bigint[]): Promise<readonly number[]> {
  const held = await Promise.all(blocks.map((block) => heldBy(chain(), keys, block)));
  return held.map(([first, second]) => Number(second) / Number(first));
}

const postsOf = ({ posts }: FaultProxy) => posts().filter(({ isOfKeptStates }) => isOfKeptStates);

test.each<[HistorySpan, number]>([
  ['day', 11],
  ['week', 74],
])(
  'MKT-03 MKT-04 the prices of a %s are those of the contract at each kept block',
  async (span, least) => {
    const page = await openPage();
    const chart = chartOf(await page.read([AVAX_USD], span), AVAX_USD);
    // Shortly before now, and now. The time of a kept block may be at the beginning of the span.
    const count = chart.points.length - 2;
    expect([least, least + 1]).toContain(count);
    const kept = past.kept.slice(-count);
    expect(chart.prices.slice(0, count)).toEqual(await pricesAfter(AVAX_USD, kept));
    expect(postsOf(chain().proxy)).toHaveLength(2);
  },
);

test('MKT-04 a pool that was drained for some minutes is left out of its day', async () => {
  const page = await openPage();
  const chart = chartOf(await page.read([DRAINED]), DRAINED);
  expect(chart.leftOut).toBe(1);
  const kept = past.kept.slice(-11).filter((block) => block !== past.drainedAt);
  expect(chart.prices.slice(0, 10)).toEqual(await pricesAfter(DRAINED, kept));
});

/** Begins with no fault and nothing asked. */
function startWith(kind: OldStates): void {
  devnet().quiet();
  oldStates(chain().proxy, kind);
}

test.each<['noOldStates' | 'failed', readonly OldStates[]]>([
  ['noOldStates', ['missing', 'noHeader', 'pruned', 'limited']],
  ['failed', ['forbidden', 'tooMany', 'future', 'tooSlow']],
])(
  'MKT-45 an endpoint without history (%s) is asked once, and counts as available: %j',
  async (why, kinds) => {
    jest.spyOn(console, 'error').mockReturnValue();
    for (const kind of kinds) {
      startWith(kind);
      const page = await openPage();
      expect(await page.read()).toEqual({ status: 'unavailable', why });
      expect(await page.read([DRAINED])).toEqual({ status: 'unavailable', why });
      expect(postsOf(chain().proxy)).toHaveLength(1);
      expect(page.outage()).toBeUndefined();
      expect(await page.readsBlock()).toMatch(/^0x/);
    }
  },
);

test('MKT-03 with two endpoints, the second one serves what the first does not', async () => {
  const expected = await pricesAfter(AVAX_USD, past.kept.slice(-11));
  for (const kind of ['missing', 'forbidden', 'limited', 'future', 'tooSlow'] as const) {
    startWith(kind);
    const page = await openPage(2);
    expect(chartOf(await page.read(), AVAX_USD).prices.slice(0, 11)).toEqual(expected);
    // The endpoint that failed is not asked a second time.
    const { proxy, walletProxy } = chain();
    expect([postsOf(proxy), postsOf(walletProxy)].map(({ length }) => length)).toEqual([1, 2]);
  }
});

test('MKT-03 a slow endpoint is waited for', async () => {
  oldStates(chain().proxy, 'slow');
  const page = await openPage();
  expect(chartOf(await page.read(), AVAX_USD).points).toHaveLength(13);
});

test('MKT-04 a lie about one state is left out, and changes no other point', async () => {
  const [lie = 0n] = past.kept.slice(-4);
  await lieAt(chain(), AVAX_USD, lie);
  const page = await openPage();
  const chart = chartOf(await page.read(), AVAX_USD);
  expect(chart.leftOut).toBe(1);
  const kept = past.kept.slice(-11).filter((block) => block !== lie);
  expect(chart.prices.slice(0, 10)).toEqual(await pricesAfter(AVAX_USD, kept));
});

test('MKT-04 of an endpoint that gives the present reserves for all old states, all points are equal', async () => {
  await allEqual(chain(), [AVAX_USD]);
  const page = await openPage();
  const { prices } = chartOf(await page.read(), AVAX_USD);
  expect(new Set(prices).size).toBe(1);
});
