import { screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import {
  pass,
  renderOnChain,
  startClock,
  stopClock,
} from '@/lib/chain/reads/testing/fakePage.setup';
import { pastPage } from '@/lib/exchange/market/testing/pastPage.setup';
import { type Exposure, exposureTo } from '@/lib/features/portfolio/exposure';
import portfolio from '@/messages/en/portfolio.json';
import { DayChange } from './DayChange';

const LATEST = 1_000_000n;
const wavax = wrappedNative(43114);
const usdc = CATALOGUE[43114].find(({ symbol }) => symbol === 'USDC.e') ?? wavax;
const png = CATALOGUE[43114].find(({ symbol }) => symbol === 'PNG') ?? wavax;
const dollars = (numerator: bigint) => ({ numerator, denominator: 1n });

/** AVAX fell from 25 dollars to 20; blocks take 1.5 seconds. */
function newPage() {
  const isFirst = wavax.address.toLowerCase() < usdc.address.toLowerCase();
  return pastPage({
    latest: LATEST,
    secondsOf: (block) => 1_700_000_000n + (block * 3n) / 2n,
    held: {
      [pairAddress(wavax, usdc)]: (block) => {
        const held = (block < LATEST - 50_000n ? 25_000n : 20_000n) * 10n ** 6n;
        return isFirst ? [10n ** 21n, held] : [held, 10n ** 21n];
      },
    },
  });
}

function change(exposures: readonly Exposure[], isWanted = true) {
  return (
    <NextIntlClientProvider locale="en" messages={{ portfolio }} timeZone="UTC">
      <p data-testid="change">
        <DayChange chainId={43114} exposures={exposures} isWanted={isWanted} />
      </p>
    </NextIntlClientProvider>
  );
}

const shown = () => screen.getByTestId('change').textContent?.replaceAll('\u00a0', ' ');

beforeEach(() => {
  startClock();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(stopClock);

test('PTF-11 PTF-05 the change is a dash until past prices are known, and is told for all that is held', async () => {
  const { pastPosts } = newPage();
  const page = renderOnChain(change(exposureTo(wavax, dollars(100n)), false));
  await pass(3_000);
  expect(shown()).toBe('24 h –');
  expect(pastPosts()).toHaveLength(0);
  page.change(change(exposureTo(wavax, dollars(100n))));
  await pass(3_000);
  expect(shown()).toBe('−20.00% in 24 h for what you hold now');
  expect(pastPosts()).toHaveLength(2);
});

test('PTF-11 a change of a part says of which part it is', async () => {
  newPage();
  renderOnChain(change([...exposureTo(wavax, dollars(30n)), ...exposureTo(png, dollars(10n))]));
  await pass(3_000);
  expect(shown()).toBe('−20.00% in 24 h for 75% of what you hold now');
});

test('PTF-11 PTF-05 without old states the change stays a dash', async () => {
  const { state } = newPage();
  state.failure = { code: -32_000, message: 'missing trie node' };
  renderOnChain(change(exposureTo(wavax, dollars(30n))));
  await pass(3_000);
  expect(shown()).toBe('24 h –');
});
