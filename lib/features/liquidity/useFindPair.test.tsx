import { waitFor } from '@testing-library/react';
import { useSettings } from '@/lib/site/settings/store';
import { liquidityPage, USDC } from './testing/liquidityPage.setup';
import { useFindPair } from './useFindPair';

const AVAX = 10n ** 18n;
const POOL = { reserves: [50n * AVAX, 1_000n * 10n ** 6n], supply: 10n ** 9n } as const;
const ids = { idA: 'AVAX', idB: USDC.address };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  useSettings.setState(useSettings.getInitialState());
});

afterEach(() => jest.restoreAllMocks());

test('LIQ-04 LIQ-06 a pool that is found is saved', async () => {
  const { result } = await liquidityPage(() => useFindPair(ids), { ...POOL, held: 10n ** 8n });
  await waitFor(() => expect(result.current.found.status).toBe('position'));
  const saved = Object.values(useSettings.getState().pairs[43114]);
  expect(saved.map(({ token0, token1 }) => [token0.symbol, token1.symbol])).toEqual([
    ['USDC.e', 'WAVAX'],
  ]);
});

test('LIQ-05 a missing pool is not saved', async () => {
  const { result } = await liquidityPage(() => useFindPair(ids), {});
  await waitFor(() => expect(result.current.found.status).toBe('noPool'));
  expect(useSettings.getState().pairs[43114]).toEqual({});
});
