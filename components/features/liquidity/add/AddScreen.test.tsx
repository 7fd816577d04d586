import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { liquidityPage, USDC } from '@/lib/features/liquidity/testing/liquidityPage.setup';
import { useAddScreen } from '@/lib/features/liquidity/useAddScreen';
import { changeSentForms } from '@/lib/transactions/forms/store';
import { record } from '@/lib/transactions/history/testing/ending.setup';
import { account } from '@/lib/transactions/submit/testing/submission.setup';
import liquidity from '@/messages/en/liquidity.json';
import shared from '@/messages/en.json';
import { AddScreen } from './AddScreen';

const IDS = { idA: 'AVAX', idB: USDC.address };

jest.mock('next/navigation', () => ({
  usePathname: () => '/add/AVAX/0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664/',
  useRouter: () => ({}),
}));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = () => undefined;
});

afterEach(() => jest.restoreAllMocks());

test('LIQ-16 the amounts of a supply stay while it is pending, and are empty once it is confirmed', async () => {
  const { result, wrapper } = await liquidityPage(() => useAddScreen(IDS), {});
  render(
    <NextIntlClientProvider locale="en" messages={{ ...shared, liquidity }} timeZone="UTC">
      <AddScreen screen="add" />
    </NextIntlClientProvider>,
    { wrapper },
  );
  await waitFor(() => expect(result.current.isFirst).toBe(true));
  const fields = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  for (const [index, value] of ['2', '50'].entries()) {
    const field = screen.getAllByRole('textbox')[index];
    if (field) fireEvent.change(field, { target: { value } });
  }
  expect(fields()).toEqual(['2', '50']);
  act(() => result.current.formStatus.recordSent({ ...record, from: account }));
  expect(fields()).toEqual(['2', '50']);
  act(() => changeSentForms((forms) => forms.map((form) => ({ ...form, status: 'confirmed' }))));
  await waitFor(() => expect(fields()).toEqual(['', '']));
});
