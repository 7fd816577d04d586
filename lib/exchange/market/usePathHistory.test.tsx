import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import {
  pass,
  renderOnChain,
  setHidden,
  startClock,
  stopClock,
} from '@/lib/chain/reads/testing/fakePage.setup';
import { wiresOf } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import { rememberToken, useSettings } from '@/lib/site/settings/store';
import type { ChartSpan } from './chartSpan';
import type { PathRead } from './historyRead';
import type { Both } from './pairEvent';
import { pastPage } from './testing/pastPage.setup';
import { useChainHistory } from './useChainHistory';
import { usePathHistory } from './usePathHistory';
import { useTokenDay } from './useTokenDay';

const LATEST = 1_000_000n;
const START = 1_700_000_000n;
/** Blocks of 1.5 seconds. */
const secondsOf = (block: bigint) => START + (block * 3n) / 2n;
const NOW = Number(secondsOf(LATEST));
const E18 = 10n ** 18n;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const [wavax, usdc, png] = ['WAVAX', 'USDC.e', 'PNG'].map(
  (symbol): Token => CATALOGUE[43114].find((token) => token.symbol === symbol) ?? numberedToken(1),
) as [Token, Token, Token];
const unknown = numberedToken(1);

/** A pool's reserves, from what it has of each of two tokens in any order. */
function reserves(a: Token, b: Token, heldA: bigint, heldB: bigint): Both {
  return a.address.toLowerCase() < b.address.toLowerCase() ? [heldA, heldB] : [heldB, heldA];
}

/** AVAX costs 20 dollars, and 10 a day ago. PNG costs a tenth of an AVAX. */
function newPage() {
  const dollars = (block: bigint) => (block < LATEST - 40_000n ? 10_000n : 20_000n);
  return pastPage({
    latest: LATEST,
    secondsOf,
    held: {
      [pairAddress(wavax, usdc)]: (block) =>
        reserves(wavax, usdc, 1_000n * E18, dollars(block) * 10n ** 6n),
      [pairAddress(wavax, png)]: () => reserves(wavax, png, 1_000n * E18, 10_000n * E18),
      [pairAddress(wavax, unknown)]: () => reserves(wavax, unknown, 1_000n * E18, 1_000n * E18),
      [pairAddress(usdc, unknown)]: () => reserves(usdc, unknown, 1_000n, 1_000n),
    },
  });
}

type Shown = { route?: readonly Token[]; span?: ChartSpan; isWanted?: boolean };

let path: PathRead | undefined;

function Path({ route = [png, wavax, usdc], span = 'day', isWanted = true }: Shown) {
  path = usePathHistory(route, span, isWanted);
  return null;
}

let day: ReturnType<typeof useTokenDay>;

function Day() {
  day = useTokenDay(png, true);
  useChainHistory(43114, 'day', true);
  return null;
}

/** The prices in whole dollars for a PNG, or as the route says. */
function prices() {
  if (path?.status !== 'drawn') return path?.status;
  return path.points.map(({ price }) => Number((price.numerator * 10n ** 12n) / price.denominator));
}

beforeEach(() => {
  startClock();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  useSettings.setState(useSettings.getInitialState());
  path = undefined;
});

afterEach(stopClock);

test('MKT-10 chart and token share one read of the past, in two POSTs', async () => {
  const { pastPosts } = newPage();
  renderOnChain(
    <>
      <Path />
      <Day />
    </>,
  );
  await pass(3_000);
  expect(pastPosts()).toHaveLength(2);
  expect(prices()?.slice(0, 2)).toEqual([1, 1]);
  expect(prices()?.at(-1)).toBe(2);
  expect(path).toMatchObject({ source: 'states', leftOut: 0, readAtSeconds: NOW });
  expect(day).toMatchObject({ change: { bps: 10_000n } });
});

test('MKT-10 each POST has at most 150 KB, with all tracked pairs in the first', async () => {
  for (let number = 2; number < 140; number += 1) rememberToken(numberedToken(number));
  const { pastPosts } = newPage();
  renderOnChain(<Path />);
  await pass(3_000);
  const sizes = pastPosts().map(({ body }) => JSON.stringify(body).length);
  expect(sizes).toHaveLength(2);
  expect(Math.max(...sizes)).toBeLessThan(150_000);
  expect(Math.min(...sizes)).toBeGreaterThan(10_000);
});

test('MKT-10 nothing is asked before it is wanted, while the page is hidden, or again within an hour', async () => {
  const { pastPosts } = newPage();
  const { change } = renderOnChain(<Path isWanted={false} />);
  await pass(5_000);
  await setHidden(true);
  change(<Path />);
  await pass(MINUTE_MS);
  expect(pastPosts()).toHaveLength(0);
  await setHidden(false);
  await pass(5_000);
  expect(pastPosts()).toHaveLength(2);
  change(null);
  await pass(20 * MINUTE_MS);
  change(<Path />);
  await pass(30 * MINUTE_MS);
  expect(pastPosts()).toHaveLength(2);
  expect(path).toMatchObject({ status: 'drawn' });
  await pass(45 * MINUTE_MS);
  expect(pastPosts()).toHaveLength(4);
});

test('MKT-11 a chain without old states is asked once an hour', async () => {
  const { pastPosts, state } = newPage();
  state.failure = { code: -32000, message: 'missing trie node' };
  const { change } = renderOnChain(<Path />);
  await pass(5_000);
  expect(path).toEqual({ status: 'unavailable', why: 'noOldStates' });
  const asked = pastPosts().length;
  change(null);
  await pass(MINUTE_MS);
  change(<Path span="week" />);
  await pass(MINUTE_MS);
  expect(path).toEqual({ status: 'unavailable', why: 'noOldStates' });
  change(<Path />);
  await pass(50 * MINUTE_MS);
  expect(pastPosts()).toHaveLength(asked);
  state.failure = undefined;
  await pass(20 * MINUTE_MS);
  expect(path).toMatchObject({ status: 'drawn' });
});

test('MKT-11 an endpoint that refuses logs still serves states', async () => {
  const { state, pastPosts } = newPage();
  state.failure = { code: -32005, message: 'limit exceeded' };
  const { change } = renderOnChain(<Path span="hour" />);
  await pass(5_000);
  expect(path).toEqual({ status: 'unavailable', why: 'failed' });
  state.failure = undefined;
  const asked = pastPosts().length;
  await pass(30 * MINUTE_MS);
  expect(pastPosts()).toHaveLength(asked);
  change(<Path />);
  await pass(5_000);
  expect(path).toMatchObject({ status: 'drawn' });
});

test('MKT-12 the last point follows the pools that the page reads, without a request for the past', async () => {
  const { node, pastPosts } = newPage();
  renderOnChain(<Path />);
  await pass(3_000);
  node.block += 200n;
  await pass(5_000);
  expect(path).toMatchObject({ readAtSeconds: NOW + 300 });
  expect(pastPosts()).toHaveLength(2);
});

test('MKT-12 a path with a thin pool, or a test network, asks for no past', async () => {
  const { pastPosts } = newPage();
  renderOnChain(<Path route={[unknown, usdc]} />);
  await pass(5_000);
  expect(path).toEqual({ status: 'thin' });
  expect(pastPosts()).toHaveLength(0);
});

test('MKT-10 a path that is not among the tracked pairs is read alone', async () => {
  const { pastPosts } = newPage();
  renderOnChain(<Path route={[unknown, wavax]} />);
  await pass(5_000);
  expect(path).toMatchObject({ status: 'drawn' });
  expect(pastPosts()).toHaveLength(4);
});

test('MKT-10 the last hour is read from logs, twelve times an hour at most', async () => {
  const { pastPosts } = newPage();
  renderOnChain(<Path span="hour" />);
  await pass(5_000);
  expect(path).toMatchObject({ status: 'drawn', source: 'logs' });
  expect(pastPosts()).toHaveLength(1);
  expect(wiresOf(pastPosts()[0]?.body).map(({ method }) => method)).toContain('eth_getLogs');
  await pass(HOUR_MS - 10_000);
  expect(pastPosts().length).toBeLessThanOrEqual(12);
  expect(pastPosts().length).toBeGreaterThan(6);
});

test('MKT-13 without a database nothing was seen', async () => {
  newPage();
  renderOnChain(<Path span="seen" />);
  await pass(5_000);
  expect(path).toEqual({ status: 'tooShort' });
});
