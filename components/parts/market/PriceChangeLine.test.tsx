import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { PathRead } from '@/lib/exchange/market/historyRead';
import messages from '@/messages/en.json';
import { PriceChangeLine } from './PriceChangeLine';

const NOW = 1_700_000_000;

function dayOf(secondsAgo: number, before: bigint, now: bigint): PathRead {
  const points = [
    { seconds: NOW - secondsAgo, price: { numerator: before, denominator: 100n } },
    { seconds: NOW, price: { numerator: now, denominator: 100n } },
  ];
  const read = { points, spanSeconds: secondsAgo, readAtSeconds: NOW, leftOut: 0 };
  return { status: 'drawn', source: 'states', ...read };
}

function textOf(day: PathRead, isInverted = false) {
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <PriceChangeLine day={day} isInverted={isInverted} />
    </NextIntlClientProvider>,
  );
  return container.textContent?.replaceAll('\u00a0', ' ');
}

test.each([
  [dayOf(86_000, 200n, 203n), '+1.50% in 24 hours'],
  [dayOf(86_000, 200n, 180n), '−10.00% in 24 hours'],
  [dayOf(40_000, 200n, 203n), 'Change in 24 hours: unknown'],
  [{ status: 'thin' }, 'Change in 24 hours: unknown'],
  [{ status: 'unavailable', why: 'failed' }, 'Change in 24 hours: unknown'],
  [{ status: 'reading' }, ''],
] as const)('MKT-05 MKT-19 of %j the line is %s', (day, text) => {
  expect(textOf(day)).toBe(text);
});

test('MKT-19 from the other end, a price that doubled has halved', () => {
  expect(textOf(dayOf(86_000, 100n, 200n), true)).toBe('−50.00% in 24 hours');
});
