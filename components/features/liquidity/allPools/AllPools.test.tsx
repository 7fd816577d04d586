import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { encodeAbiParameters, type Hex, parseAbiParameters } from 'viem';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { useDialogHistory } from '@/components/ui/dialogHistory';
import { amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { pairOf } from '@/lib/exchange/pairs/pair';
import { type Position, positionOf } from '@/lib/exchange/pairs/pool';
import market from '@/messages/en/market.json';
import pools from '@/messages/en/pools.json';
import { AllPools } from './AllPools';

jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const E18 = 10n ** 18n;
const E6 = 10n ** 6n;

function tokenOf(symbol: string): Token {
  const token = CATALOGUE[43114].find((each) => each.symbol === symbol);
  if (token === undefined) throw new TypeError(symbol);
  return token;
}

type Held = readonly [a: Token, ofA: bigint, b: Token, ofB: bigint];

const [wavax, usdc, png] = [tokenOf('WAVAX'), tokenOf('USDC.e'), tokenOf('PNG')];
/** AVAX at 20 dollars, and PNG at 20 cents. */
const POOLS: readonly Held[] = [
  [wavax, 100_000n * E18, usdc, 2_000_000n * E6],
  [wavax, 20_000n * E18, png, 2_000_000n * E18],
  [png, 1_000n * E18, tokenOf('QI'), 77n * E18],
];
const PNG_POOL = pairAddress(wavax, png);

function reserves(held: Held): Hex {
  const { reserve0, reserve1 } = pair(held);
  return encodeAbiParameters(parseAbiParameters('uint112, uint112, uint32'), [
    reserve0,
    reserve1,
    1,
  ]);
}

const pair = ([a, ofA, b, ofB]: Held) => pairOf(amountOf(a, ofA), amountOf(b, ofB));

/** A tenth of a pool. */
function tenthOf(held: Held): Position {
  const own = pair(held);
  const pool = { pair: own, supply: 10n, balance0: own.reserve0, balance1: own.reserve1 };
  const position = positionOf(pool, 1n);
  if (position === undefined) throw new TypeError('no position');
  return position;
}

function Page({ own }: { own: readonly Position[] }) {
  useDialogHistory('/pool/');
  return (
    <main>
      <AllPools own={own} />
    </main>
  );
}

async function show(held = POOLS, own: readonly Position[] = []) {
  await connectedScreen(
    <Page own={own} />,
    { pools, market },
    {
      account,
      contracts: held.flatMap((each) => {
        const pool = pairAddress(each[0], each[2]);
        return [
          [pool, 'getReserves()', reserves(each)],
          [pool, 'balanceOf(address)', 0n],
        ] as const;
      }),
    },
  );
  await waitFor(() => expect(screen.getByText(`${held.length} pools`)).toBeVisible());
}

const plain = (text: string | null) =>
  text?.replaceAll('\u00a0', ' ').replaceAll(/[\u2068\u2069]/g, '');
const rows = () => screen.getAllByRole('row').slice(1);
const names = () => rows().map((row) => plain(within(row).getByRole('button').textContent));
const cellsOf = (name: string) => {
  const row = rows().find((each) => plain(within(each).getByRole('button').textContent) === name);
  return row
    ? within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => plain(textContent))
    : [];
};
const head = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string) => fireEvent.click(within(head(name)).getByRole('button'));

const ALL = ['AVAX / USDC.e', 'AVAX / PNG', 'PNG / QI'];

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(window, { IntersectionObserver: SeenList });
  window.history.replaceState({ tree: 'pool' }, '', '/pool/');
});

afterEach(() => jest.restoreAllMocks());

/** The list is on screen, and its end is far below. */
class SeenList {
  constructor(
    readonly call: (entries: readonly { readonly isIntersecting: boolean }[]) => void,
    readonly options: { readonly rootMargin: string },
  ) {}
  observe() {
    if (this.options.rootMargin !== '0px 0px 1000px')
      act(() => this.call([{ isIntersecting: true }]));
  }
  disconnect() {
    return undefined;
  }
}

test('MKT-25 a pool has its names and what it is worth, and a thin one is named so', async () => {
  await show();
  await waitFor(() => expect(names()).toEqual(ALL));
  await waitFor(() => expect(cellsOf('AVAX / USDC.e')[0]).toBe('$4,000,000'));
  expect(cellsOf('AVAX / PNG')[0]).toBe('$800,000');
  expect(screen.getByText('Under $1,000: easy to move')).toBeVisible();
});

test('MKT-32 a figure that is not known is a dash with its reason, and the list says what is missing', async () => {
  await show();
  await waitFor(() =>
    expect(cellsOf('AVAX / PNG').slice(1)).toEqual([
      '–Not measured',
      '–Not measured',
      '–No farm',
      '–None',
    ]),
  );
  // The chain of this test is too short for old blocks.
  expect(screen.getByText(/^Traded and fees are missing/)).toBeVisible();
});

test('MKT-26 MKT-33 each head sorts the list, the own share too, says so, and inverts its order', async () => {
  await show(POOLS, [tenthOf(POOLS[1] ?? [wavax, 1n, png, 1n])]);
  await waitFor(() => expect(names()).toEqual(ALL));
  expect(head('Liquidity')).toHaveAttribute('aria-sort', 'descending');
  sortBy('Liquidity');
  expect(head('Liquidity')).toHaveAttribute('aria-sort', 'ascending');
  expect(names()).toEqual(ALL.toReversed());
  sortBy('Pool');
  expect(head('Pool')).toHaveAttribute('aria-sort', 'ascending');
  expect(head('Liquidity')).not.toHaveAttribute('aria-sort');
  expect(names()).toEqual(['AVAX / PNG', 'AVAX / USDC.e', 'PNG / QI']);
  sortBy('Your share');
  expect(names()[0]).toBe('AVAX / PNG');
  expect(cellsOf('AVAX / PNG').at(-1)).toBe('10%');
});

test('MKT-27 a search finds pools by their tokens, and an empty list says what to do', async () => {
  await show();
  await waitFor(() => expect(names()).toEqual(ALL));
  const search = screen.getByRole('searchbox', { name: 'Search by name, symbol or address' });
  fireEvent.change(search, { target: { value: 'qi' } });
  await waitFor(() => expect(names()).toEqual(['PNG / QI']));
  fireEvent.change(search, { target: { value: 'nothing' } });
  await waitFor(() => expect(screen.getByText('No pool has this name or address.')).toBeVisible());
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(names()).toEqual(ALL));
});

test('MKT-28 of 160 pools, 24 are drawn at first', async () => {
  const others = CATALOGUE[43114].filter(({ symbol }) => symbol !== 'WAVAX').slice(0, 160);
  await show(others.map((token) => [wavax, E18, token, 1_000n] as const));
  await waitFor(() => expect(rows()).toHaveLength(24));
});

const dialog = () => screen.queryByRole('dialog');
/** Closes the view of a pool, and waits until the history has followed. */
async function close(left = '') {
  fireEvent.click(within(dialog() ?? document.body).getByRole('button', { name: 'Close' }));
  await isClosed();
  await waitFor(() => expect(window.location.search).toBe(left));
}
const isClosed = () => waitFor(() => expect(dialog()).toBeNull());

test('MKT-30 a pool that is opened is in the address, and Back closes it', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: /AVAX.*PNG/ }));
  await waitFor(() => expect(dialog()).toHaveAccessibleName(/AVAX.*PNG/));
  expect(window.location.search).toBe(`?pool=${PNG_POOL}`);
  act(() => window.history.back());
  await isClosed();
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(window.location.pathname).toBe('/pool/');
});

test('MKT-30 a link to a pool opens it, and closing it leaves the list at its own address', async () => {
  window.history.replaceState({ tree: 'pool' }, '', `/pool/?pool=${PNG_POOL}&use=v2`);
  await show();
  await waitFor(() => expect(dialog()).toHaveAccessibleName(/AVAX.*PNG/));
  await close('?use=v2');
});

test('MKT-30 MKT-27 a link to another contract says that it is no pool', async () => {
  window.history.replaceState({ tree: 'pool' }, '', `/pool/?pool=${account}`);
  await show();
  await waitFor(() =>
    expect(dialog()).toHaveTextContent('This exchange has no pool at this address.'),
  );
  await close();
});

test('MKT-31 the view of a pool has what it holds, with its worth, what moves its price, and its links', async () => {
  window.history.replaceState({ tree: 'pool' }, '', `/pool/?pool=${PNG_POOL}`);
  await show();
  await waitFor(() => expect(dialog()).toHaveAccessibleName(/AVAX.*PNG/));
  const view = within(screen.getByRole('dialog'));
  await waitFor(() => expect(view.getByText('$800,000')).toBeVisible());
  const terms = view.getAllByRole('term').map(({ textContent }) => plain(textContent));
  expect(terms).toEqual(expect.arrayContaining(['Liquidity', 'AVAX', 'PNG']));
  await waitFor(() => expect(view.getAllByText('$400,000.00')).toHaveLength(2));
  const [, ...steps] = view.getAllByRole('row');
  const [one] = steps;
  expect(steps.map((step) => within(step).getByRole('rowheader').textContent)).toEqual([
    '1%',
    '2%',
    '5%',
    '10%',
  ]);
  // Selling half a percent of a side, and its fee, moves the price by one.
  expect(plain(one?.textContent ?? '')).toBe('1%101 AVAX$2,0189,991 PNG$1,998');
  const links = view.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\/add\/AVAX\/0x60781C25/),
      expect.stringMatching(/^\/swap\/?\?inputCurrency=AVAX&outputCurrency=0x60781C25/),
    ]),
  );
  await close();
});
