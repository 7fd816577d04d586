import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { farmsOf } from '@/lib/exchange/rewards/farms/farmCatalogue';
import type { FarmRow } from '@/lib/exchange/rewards/farms/farmRow';
import { useFarmRows } from '@/lib/exchange/rewards/farms/useFarmRows';
import shared from '@/messages/en.json';
import { FarmListScreen } from './FarmListScreen';

// Figures, logos and the wallet come from a chain, which is not here.
jest.mock('@/lib/exchange/rewards/farms/useFarmRows');
jest.mock('@/lib/site/navigation/useRoute', () => ({
  useRoute: () => ({ name: 'farms', versionOrCurrencyIdA: '2' }),
}));
jest.mock('@/lib/holdings/wallet/useActiveChainId', () => ({ useActiveChainId: () => 43114 }));
jest.mock('@/lib/holdings/wallet/useAddress', () => ({ useAddress: () => undefined }));
jest.mock('@/components/parts/figuresAge/FiguresAge', () => ({ FiguresAge: () => null }));
jest.mock('./FarmListCard', () => ({
  FarmListCard: ({ row: { farm } }: { row: FarmRow }) => <li>{farm.name}</li>,
}));

const DELAY_MS = 250;
const FARMS = farmsOf(43114, 2).filter(({ name }) => /^WAVAX_(PNG|LINKe|QI)_V2$/.test(name));
const ALL = FARMS.map(({ name }) => name);

/** The names of the listed farms. The heads of the table, which sort it, are no farm. */
const listed = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryAllByRole('button').length === 0)
    .map(({ textContent }) => textContent);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

afterEach(() => jest.useRealTimers());

test('FRM-06 the farms are searched once nothing was typed for 250 ms', async () => {
  const rows = FARMS.map((farm) => ({
    ...{ farm, reward: farm.tokens[0], figures: undefined, own: undefined },
    ...{ stakedUsd: undefined, aprs: { staking: undefined, swapFee: undefined, total: undefined } },
  }));
  const known = { rows, isLoading: false, isLoadingOwn: false, hasFailed: false };
  jest.mocked(useFarmRows).mockReturnValue(known);
  render(
    <NextIntlClientProvider locale="en" messages={shared} timeZone="UTC">
      <FarmListScreen />
    </NextIntlClientProvider>,
  );
  // Its code is loaded then.
  await screen.findAllByRole('listitem');
  expect(listed()).toEqual(ALL);
  jest.useFakeTimers();
  for (const text of ['l', 'li', 'lin', 'link']) {
    pass(DELAY_MS - 1);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    expect(listed()).toEqual(ALL);
  }
  pass(DELAY_MS - 1);
  expect(listed()).toEqual(ALL);
  pass(1);
  expect(listed()).toEqual(['WAVAX_LINKe_V2']);
});
