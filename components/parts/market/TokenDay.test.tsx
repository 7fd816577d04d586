import { screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import {
  pass,
  renderOnChain,
  startClock,
  stopClock,
} from '@/lib/chain/reads/testing/fakePage.setup';
import { pastPage } from '@/lib/exchange/market/testing/pastPage.setup';
import { TokenDay } from './TokenDay';

const LATEST = 1_000_000n;
const wavax = wrappedNative(43114);
const usdc = CATALOGUE[43114].find(({ symbol }) => symbol === 'USDC.e') ?? wavax;
const png = CATALOGUE[43114].find(({ symbol }) => symbol === 'PNG') ?? wavax;
const E18 = 10n ** 18n;
const observed: ((isIntersecting: boolean) => void)[] = [];

/** AVAX rose from 20 dollars to 25; blocks take 1.5 seconds. */
function newPage() {
  const isFirst = wavax.address.toLowerCase() < usdc.address.toLowerCase();
  return pastPage({
    latest: LATEST,
    secondsOf: (block) => 1_700_000_000n + (block * 3n) / 2n,
    held: {
      [pairAddress(wavax, usdc)]: (block) => {
        const dollars = (block < LATEST - 50_000n ? 20_000n : 25_000n) * 10n ** 6n;
        return isFirst ? [1_000n * E18, dollars] : [dollars, 1_000n * E18];
      },
    },
  });
}

function row(token: Token, isWanted = true) {
  return (
    <NextIntlClientProvider locale="de" messages={{}} timeZone="UTC">
      <button type="button" aria-describedby="day">
        {token.symbol}
        <TokenDay
          token={token}
          isWanted={isWanted}
          textOf={(change) => `${change} in 24 h`}
          descriptionId="day"
        />
      </button>
    </NextIntlClientProvider>
  );
}

beforeEach(() => {
  startClock();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  observed.length = 0;
});

afterEach(async () => {
  await stopClock();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

test('MKT-14 a row shows the change as a line and a figure, and describes it', async () => {
  newPage();
  renderOnChain(row(wavax));
  expect(screen.getByRole('button', { name: 'WAVAX' })).toHaveAccessibleDescription('');
  await pass(3_000);
  const shown = screen.getByRole('button', { name: 'WAVAX' });
  expect(shown).toHaveAccessibleDescription(/^\+25,00.% in 24 h$/);
  expect(shown.querySelector('path')).not.toBeNull();
});

test('MKT-14 a token without a price, or that counts as a dollar, shows nothing', async () => {
  newPage();
  renderOnChain(
    <>
      {row(png)}
      {row(usdc)}
    </>,
  );
  await pass(3_000);
  expect(document.querySelectorAll('svg')).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'PNG' })).toHaveAccessibleDescription('');
});

test('MKT-14 nothing is asked for a row that is not in sight, or before it is wanted', async () => {
  class Observer {
    constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
      observed.push((isIntersecting) => tell([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  const { pastPosts } = newPage();
  const { change } = renderOnChain(row(wavax));
  await pass(3_000);
  for (const tell of observed) tell(false);
  await pass(3_000);
  expect(pastPosts()).toHaveLength(0);
  for (const tell of observed) tell(true);
  change(row(wavax, false));
  await pass(3_000);
  expect(pastPosts()).toHaveLength(0);
  change(row(wavax));
  await pass(3_000);
  expect(pastPosts()).toHaveLength(2);
  expect(document.querySelectorAll('svg')).toHaveLength(1);
});
