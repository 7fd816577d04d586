import { numberToHex } from 'viem';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { sortedPair } from '@/lib/base/tokens/token';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import {
  pass,
  renderOnChain,
  startClock,
  stopClock,
} from '@/lib/chain/reads/testing/fakePage.setup';
import { contractKey } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { liquidityToken, type Pair } from '@/lib/exchange/pairs/pair';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import type { Both } from './pairEvent';
import { pastPage } from './testing/pastPage.setup';
import { usePoolDay } from './usePoolDay';
import { usePoolDays } from './usePoolDays';

const LATEST = 1_000_000n;
const E18 = 10n ** 18n;
const [wavax, usdc, png] = ['WAVAX', 'USDC.e', 'PNG'].map(
  (symbol): Token => CATALOGUE[43114].find((token) => token.symbol === symbol) ?? numberedToken(1),
) as [Token, Token, Token];

/** Blocks of 1.5 seconds. Both pools are 1 percent larger than a day ago, for as many pool tokens. */
function newPage() {
  const grown =
    (a: Token, b: Token, ofA: bigint, ofB: bigint) =>
    (block: bigint): Both => {
      const percent = block < LATEST - 1_000n ? 100n : 101n;
      const [first, second] = [(ofA * percent) / 100n, (ofB * percent) / 100n];
      return a.address.toLowerCase() < b.address.toLowerCase() ? [first, second] : [second, first];
    };
  const page = pastPage({
    latest: LATEST,
    secondsOf: (block) => 1_700_000_000n + (block * 3n) / 2n,
    held: {
      [pairAddress(wavax, usdc)]: grown(wavax, usdc, 1_000n * E18, 20_000n * 10n ** 6n),
      [pairAddress(wavax, png)]: grown(wavax, png, 1_000n * E18, 1_000n * E18),
    },
  });
  const { contracts } = page.node;
  contracts.set(
    contractKey(EXCHANGE_ADDRESSES[43114].factory, 'feeTo()'),
    numberToHex(0n, { size: 32 }),
  );
  for (const pair of [pairAddress(wavax, usdc), pairAddress(wavax, png)]) {
    contracts.set(contractKey(pair, 'totalSupply()'), numberToHex(1_000n * E18, { size: 32 }));
    contracts.set(contractKey(pair, 'kLast()'), numberToHex(0n, { size: 32 }));
  }
  return page;
}

function pairOf(a: Token, b: Token, reserve0: bigint, reserve1: bigint): Pair {
  const [token0, token1] = sortedPair(a, b);
  return { liquidityToken: liquidityToken(a, b), token0, token1, reserve0, reserve1 };
}

const shown = new Map<string, ReturnType<typeof usePoolDay>>();

function Day({ other }: { other: Token }) {
  const pair = pairOf(wavax, other, 1_010n * E18, 20_200n * 10n ** 6n);
  shown.set(other.symbol, usePoolDay(pair, true));
  return null;
}

const DAYS = [pairAddress(wavax, usdc), pairAddress(wavax, png)];

function Days() {
  usePoolDays(43114, DAYS, true);
  return null;
}

beforeEach(() => {
  startClock();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  shown.clear();
});

afterEach(stopClock);

test('MKT-07 MKT-10 the pools that are shown at once are read in two POSTs, and serve a list of them', async () => {
  const { pastPosts } = newPage();
  const { change } = renderOnChain(
    <>
      <Day other={usdc} />
      <Day other={png} />
    </>,
  );
  await pass(3_000);
  expect(pastPosts()).toHaveLength(2);
  const day = shown.get('USDC.e');
  // 1 of 101 is what was kept; the protocol has no part; the volume is what pays 0.3 percent.
  expect(day).toMatchObject({ turnover: { seconds: expect.any(Number) } });
  if (typeof day !== 'object') throw new TypeError(day);
  const { kept, fees, volume } = day.turnover;
  const inMillionths = ({ numerator, denominator }: typeof kept) =>
    (numerator * 1_000_000n) / denominator;
  expect([kept, fees, volume].map(inMillionths)).toEqual([9_900n, 9_900n, 3_300_330n]);
  change(<Days />);
  await pass(3_000);
  expect(pastPosts()).toHaveLength(2);
});

test('MKT-07 without old states what was traded is unknown', async () => {
  const { state } = newPage();
  state.failure = { code: -32_000, message: 'missing trie node' };
  renderOnChain(<Day other={usdc} />);
  await pass(3_000);
  expect(shown.get('USDC.e')).toBe('unknown');
});
