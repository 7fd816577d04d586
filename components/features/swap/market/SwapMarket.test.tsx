import { act, fireEvent, screen, within } from '@testing-library/react';
import { encodeAbiParameters, parseAbiParameters, parseUnits } from 'viem';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { amountOf } from '@/lib/base/amounts/amount';
import type { Currency } from '@/lib/base/tokens/currency';
import { type Pair, pairOf } from '@/lib/exchange/pairs/pair';
import { stableTokens } from '@/lib/exchange/pairs/usdPrice';
import type { Quote } from '@/lib/exchange/trade/quote';
import { ACCOUNT, avax, png, proposed, wavax } from '@/lib/features/swap/testing/exampleSwap.setup';
import type { SwapState } from '@/lib/features/swap/useSwapScreen';
import market from '@/messages/en/market.json';
import { SwapMarket } from './SwapMarket';

/** Whether the window has room for two columns. */
let isWide = true;

beforeEach(() => {
  isWide = true;
  Object.assign(window, {
    matchMedia: () => ({
      matches: isWide,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
});

const pair = pairOf(
  amountOf(wavax, parseUnits('1000', 18)),
  amountOf(png, parseUnits('50000', 18)),
);
const { trade } = proposed('exactIn', wavax, png);
const READY: Quote = { status: 'ready', trade: { ...trade, pairs: [pair] }, search: {} as never };

function swapOf(quote: Quote, input: Currency = avax, output: Currency | null = png): SwapState {
  const side = (currency: Currency | null) => ({ currency: currency ?? undefined });
  const sides = { input: side(input), output: side(output) };
  const wrap = input === avax && output === wavax ? 'wrap' : undefined;
  return { account: undefined, chainId: 43114, quote, sides, wrap } as unknown as SwapState;
}

const reservesOf = ({ reserve0, reserve1 }: Pair) =>
  encodeAbiParameters(parseAbiParameters('uint112, uint112, uint32'), [reserve0, reserve1, 1]);

async function show(swap: SwapState, pairs: readonly Pair[] = [pair]) {
  const page = await connectedScreen(
    <SwapMarket swap={swap} />,
    { market },
    {
      account: ACCOUNT,
      contracts: pairs.map(
        (each) => [each.liquidityToken.address, 'getReserves()', reservesOf(each)] as const,
      ),
    },
  );
  act(() => page.readAt(101n));
  return page;
}

const region = () => screen.findByRole('region', { name: 'Price and pool' });
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ');

test('MKT-19 beside the form is the pair with its price, which a press shows from the other end', async () => {
  await show(swapOf(READY));
  const panel = await region();
  expect(within(panel).getByRole('heading', { level: 2 })).toHaveTextContent('AVAX / PNG');
  const price = within(panel).getByTitle('Invert price');
  await within(price).findByText(/^50/);
  expect(plain(price)).toBe('50PNG per AVAX');
  fireEvent.click(price);
  expect(plain(price)).toBe('0.02AVAX per PNG');
  expect(within(panel).getByRole('button', { name: 'Day', pressed: true })).toBeVisible();
});

test('MKT-19 without room beside the form, a quiet button opens it in place', async () => {
  isWide = false;
  await show(swapOf(READY));
  const panel = await region();
  expect(within(panel).queryByRole('heading')).toBeNull();
  const open = within(panel).getByRole('button', { name: 'Price and pool', expanded: false });
  fireEvent.click(open);
  expect(within(panel).getByRole('heading', { level: 2 })).toBeVisible();
  expect(open).toHaveAttribute('aria-expanded', 'true');
});

test.each([
  ['a wrap', swapOf({ status: 'idle' }, avax, wavax)],
  ['a pair without a route', swapOf({ status: 'noRoute' })],
])('MKT-19 %s has nothing beside it', async (_what, swap) => {
  await show(swap);
  expect(screen.queryByRole('region')).toBeNull();
});

test('MKT-19 before an amount is typed, it is about the pool of both tokens', async () => {
  await show(swapOf({ status: 'idle' }));
  const panel = await region();
  expect(within(panel).getByRole('heading', { level: 2 })).toHaveTextContent('AVAX / PNG');
  await within(panel).findByText(/^50$/);
});

test('MKT-19 of one token alone, it is about its deepest pool with a dollar token', async () => {
  const pools = stableTokens(43114).map((dollar, index) =>
    pairOf(
      amountOf(wavax, parseUnits(String(index + 1), 18)),
      amountOf(dollar, parseUnits(String(20 * (index + 1)), dollar.decimals)),
    ),
  );
  await show(swapOf({ status: 'idle' }, avax, null), pools);
  const panel = await region();
  expect(within(panel).getByRole('heading', { level: 2 })).toHaveTextContent(
    `AVAX / ${stableTokens(43114).at(-1)?.symbol}`,
  );
});

test('MKT-19 while the best path of another pair is looked for, the panel has its name already', async () => {
  await show(swapOf({ status: 'loading' }));
  const panel = await region();
  expect(within(panel).getByRole('heading', { level: 2 })).toHaveTextContent('AVAX / PNG');
  expect(within(panel).getByRole('status', { name: 'Reading past prices' })).toBeInTheDocument();
});
