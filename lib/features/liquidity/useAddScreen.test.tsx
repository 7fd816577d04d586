import { act, waitFor } from '@testing-library/react';
import { useSettings } from '@/lib/site/settings/store';
import { minimums } from './minimums';
import { liquidityPage, PGL, USDC } from './testing/liquidityPage.setup';
import { useAddScreen } from './useAddScreen';

const AVAX = 10n ** 18n;
const POOL = { reserves: [50n * AVAX, 1_000n * 10n ** 6n], supply: 10n ** 9n } as const;
const ids = { idA: 'AVAX', idB: USDC.address };
const page = (pool: Parameters<typeof liquidityPage>[1]) =>
  liquidityPage(() => useAddScreen(ids), pool);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  useSettings.setState(useSettings.getInitialState());
});

afterEach(() => jest.restoreAllMocks());

test('LIQ-08 LIQ-12 LIQ-31 the other side, the price, the share and the minimums follow the pool', async () => {
  const { result } = await page({ ...POOL, held: 10n ** 8n });
  await waitFor(() => expect(result.current.pairStatus).toBe('exists'));
  expect(result.current.inputError).toEqual({ type: 'enterAmount' });
  act(() => result.current.setTyped('currencyB', '40'));
  const { sides, figures, terms, price } = result.current;
  expect(sides.currencyA.text).toBe('2');
  expect(sides.currencyB.text).toBe('40');
  expect(sides.currencyA.maximum?.raw).toBe(2n * AVAX);
  expect(price && [price.base.symbol, price.quote.symbol]).toEqual(['AVAX', 'USDC.e']);
  expect(figures).toMatchObject({ minted: { currency: PGL, raw: 4n * 10n ** 7n } });
  // 0.5 percent less.
  expect(terms && minimums(terms.amounts, terms.slippageBps)).toMatchObject([
    { raw: 1_990_000_000_000_000_000n },
    { raw: 39_800_000n },
  ]);
  expect(terms).toMatchObject({ slippageBps: 50, deadlineSeconds: 3600 });
  expect(result.current.position?.liquidity.raw).toBe(10n ** 8n);
  expect(figures?.share).toEqual({
    numerator: 14n * 10n ** 7n,
    denominator: 104n * 10n ** 7n,
  });
  await waitFor(() => expect(result.current.sides.currencyB.balance).toBeDefined());
  expect(result.current.inputError).toBeUndefined();
  act(() => result.current.reset());
  expect(result.current.sides.currencyB.text).toBe('');
});

test('LIQ-15 an addition above a balance, or too small to mint, is an input error', async () => {
  const { result } = await page({ ...POOL, supply: 1n });
  await waitFor(() => expect(result.current.sides.currencyA.balance).toBeDefined());
  act(() => result.current.setTyped('currencyB', '0.000001'));
  await waitFor(() => expect(result.current.inputError).toEqual({ type: 'insufficientInput' }));
  expect(result.current.terms).toBeUndefined();
  act(() => result.current.setTyped('currencyB', '1001'));
  const { currency } = result.current.sides.currencyB;
  expect(currency).toMatchObject({ symbol: 'USDC.e' });
  expect(result.current.inputError).toEqual({ type: 'insufficientBalance', currency });
  act(() => result.current.reset());
});

test.each([
  ['a pair that was not created', {}],
  ['an empty pair', { reserves: [0n, 0n], supply: 0n }],
] as const)(
  'LIQ-13 LIQ-19 both amounts of %s are free, at no slippage and for all of the pool',
  async (_name, pool) => {
    const { result } = await page(pool);
    await waitFor(() => expect(result.current.isFirst).toBe(true));
    act(() => result.current.setTyped('currencyA', '2'));
    expect(result.current.inputError).toEqual({ type: 'enterAmount' });
    act(() => result.current.setTyped('currencyB', ''));
    expect(result.current.sides.currencyA.amount?.raw).toBe(2n * AVAX);
    act(() => result.current.setTyped('currencyB', '50'));
    const { sides, figures, slippageBps, price } = result.current;
    expect([sides.currencyA.text, sides.currencyB.text]).toEqual(['2', '50']);
    expect(slippageBps).toBe(0);
    expect(figures?.share?.numerator).toBe(figures?.minted.raw);
    expect(figures?.share?.denominator).toBe(figures?.minted.raw);
    expect(figures && minimums(figures.amounts, slippageBps)).toEqual(figures?.amounts);
    expect(price).toMatchObject({ numerator: 50_000_000n, denominator: 2n * AVAX });
    act(() => result.current.reset());
  },
);

test('LIQ-30 a pool with reserves and no supply cannot be added to, whatever is typed', async () => {
  const { result } = await page({ reserves: [1n, 1n], supply: 0n });
  await waitFor(() => expect(result.current.obstacle).toEqual({ type: 'unbalanced' }));
  expect(result.current.isFirst).toBe(false);
  act(() => result.current.setTyped('currencyA', '2'));
  act(() => result.current.setTyped('currencyB', '50'));
  expect(result.current.terms).toBeUndefined();
  expect(result.current.price).toBeUndefined();
  act(() => result.current.reset());
});

test('TOK-17 a token whose contract reports other decimals cannot be added', async () => {
  const { result } = await page({ ...POOL, decimals: 18n });
  const problem = { type: 'differs', token: USDC, onChain: 18 };
  await waitFor(() => expect(result.current.obstacle).toEqual({ type: 'decimals', problem }));
  act(() => result.current.setTyped('currencyB', '40'));
  expect(result.current.terms).toBeUndefined();
  act(() => result.current.reset());
});

test('TOK-17 a token of the catalogue can be added without an answer from its contract', async () => {
  const { result } = await page({ ...POOL, decimals: null });
  act(() => result.current.setTyped('currencyB', '40'));
  await waitFor(() => expect(result.current.terms).toBeDefined());
  expect(result.current.obstacle).toBeUndefined();
  act(() => result.current.reset());
});

test('LIQ-13 amounts typed before the pool is known stay, whichever field is typed in next', async () => {
  const { result } = await page({});
  act(() => result.current.setTyped('currencyA', '2'));
  act(() => result.current.setTyped('currencyB', '50'));
  const texts = () => [result.current.sides.currencyA.text, result.current.sides.currencyB.text];
  expect(result.current.isFirst).toBe(false);
  expect(texts()).toEqual(['2', '50']);
  await waitFor(() => expect(result.current.isFirst).toBe(true));
  expect(texts()).toEqual(['2', '50']);
  act(() => result.current.reset());
});

test('LIQ-12 an amount typed before the pool is known is replaced at its ratio', async () => {
  const { result } = await page(POOL);
  act(() => result.current.setTyped('currencyA', '2'));
  act(() => result.current.setTyped('currencyB', '50'));
  await waitFor(() => expect(result.current.sides.currencyA.text).toBe('2.5'));
  expect(result.current.sides.currencyB.text).toBe('50');
  act(() => result.current.reset());
});
