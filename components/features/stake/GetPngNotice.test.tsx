import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { amountOf } from '@/lib/base/amounts/amount';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import stake from '@/messages/en/stake.json';
import shared from '@/messages/en.json';
import { GetPngNotice } from './GetPngNotice';

const balance = amountOf(pngToken(43114), 0n);
const figures = {
  totalStaked: 1n,
  ratePerSecond: { numerator: 1n, denominator: 1n },
  periodFinish: 2n,
  period: 'running',
} as const;

const shown = (of: Parameters<typeof GetPngNotice>[0]['state']) => {
  render(
    <NextIntlClientProvider locale="en" messages={{ ...shared, stake }} timeZone="UTC">
      <GetPngNotice state={of} />
    </NextIntlClientProvider>,
  );
  return screen.queryByRole('link', { name: 'Get PNG' });
};

test('STK-08 an account without PNG is led to the swap', () => {
  expect(shown({ balance, figures })).not.toBeNull();
});

test('STK-08 STK-14 there is no link if the stake has ended, or cannot be read', () => {
  expect(shown({ balance, figures: { ...figures, period: 'finished' } })).toBeNull();
  expect(shown({ balance, figures: undefined })).toBeNull();
});

test('STK-08 there is no link if the account has PNG, or may have some', () => {
  expect(shown({ balance: amountOf(pngToken(43114), 1n), figures })).toBeNull();
  expect(shown({ balance: undefined, figures })).toBeNull();
});
