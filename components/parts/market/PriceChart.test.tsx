import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderInGerman } from '@/components/testing/german.setup';
import { setUpZone } from '@/lib/base/time/testing/inZone.setup';
import type { PricePoint } from '@/lib/exchange/market/pricePoints';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import market from '@/messages/en/market.json';
import messages from '@/messages/en.json';
import { PriceChart } from './PriceChart';

setUpZone('UTC');

const START = Date.UTC(2026, 10, 23, 10, 0) / 1_000;
const [base, quote] = [numberedToken(0), { ...numberedToken(1), decimals: 6 }];

/** Prices in whole units, in steps of a tenth of a billionth, each ten minutes after the last. */
function pointsOf(...prices: readonly number[]): readonly PricePoint[] {
  return prices.map((price, index) => ({
    seconds: START + 600 * index,
    // One whole unit of the first token has 10^18 of its smallest, one of the second 10^6.
    price: { numerator: BigInt(Math.round(price * 1e10)), denominator: 10n ** 22n },
  }));
}

function chart(points: readonly PricePoint[]) {
  return <PriceChart points={points} base={base} quote={quote} />;
}

function show(points: readonly PricePoint[]) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {chart(points)}
    </NextIntlClientProvider>,
  );
  return screen.getByRole('img');
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const cursor = () => screen.getByRole('slider', { name: 'Price over time' });
const told = () => plain(cursor().getAttribute('aria-valuetext'));
const readout = () => document.querySelector('[style*="translateX"]');
const textsIn = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => plain(textContent));

test('MKT-15 the picture says its figures in a sentence', () => {
  const picture = show(pointsOf(20, 25, 16, 22));
  expect(plain(picture.getAttribute('aria-label'))).toBe(
    'T0 in T1, Nov 23, 2026, 10:00 AM UTC to Nov 23, 2026, 10:30 AM UTC: from 20 to 22 (+10.00%). Low 16, high 25.',
  );
});

test('MKT-15 the highest and the lowest price are marked, and both axes have round figures', () => {
  show(pointsOf(20, 25, 16, 22));
  expect(textsIn('figure :is(div, span)[aria-hidden]')).toEqual([
    'High 25',
    'Low 16',
    '2025',
    '10:10 AM10:20 AM',
    'UTC',
  ]);
});

test.each([
  [[0.00000001, 0.000000012], '0.00000001', '0.000000012', '0.000000010'],
  [[25_000, 26_400.5], '25,000', '26,400.5', '26,000'],
])('MKT-15 AMT-18 prices like %j have the digits of a price', (prices, low, high, tick) => {
  const picture = show(pointsOf(...prices));
  expect(picture.getAttribute('aria-label')).toContain(`Low ${low}, high ${high}.`);
  expect(textsIn('figure [style*="top"]')).toContain(tick);
});

test('MKT-15 LNG-14 the figures are those of the language', () => {
  renderInGerman(chart(pointsOf(25_000, 26_400.5)), { market });
  const picture = screen.getByRole('img');
  expect(plain(picture.getAttribute('aria-label'))).toBe(
    'T0 in T1, 23. Nov. 2026, 10:00 UTC to 23. Nov. 2026, 10:10 UTC: from 25.000 to 26.400,5 (+5,60 %). Low 25.000, high 26.400,5.',
  );
  expect(textsIn('figure [style*="top"]')).toContain('26.000');
});

test('MKT-15 a price that did not change has one mark, and no axis', () => {
  const picture = show(pointsOf(7, 7, 7));
  expect(plain(picture.getAttribute('aria-label'))).toContain(
    'from 7 to 7 (0.00%). Low 7, high 7.',
  );
  expect(screen.getAllByText('7', { ignore: '[role]' })).toHaveLength(1);
});

test('MKT-17 the arrow keys, Home and End go from price to price, which is told with its time', () => {
  show(pointsOf(20, 25, 16, 22));
  expect(readout()).toBeNull();
  fireEvent.focus(cursor());
  expect(told()).toBe('22, Nov 23, 2026, 10:30 AM UTC');
  expect(plain(readout()?.textContent)).toBe('22 Nov 23, 2026, 10:30 AM UTC');
  const press = (key: string) => {
    fireEvent.keyDown(cursor(), { key });
    return told();
  };
  expect(press('ArrowLeft')).toMatch(/^16, .*10:20/);
  expect(press('Home')).toMatch(/^20, .*10:00/);
  expect(press('ArrowLeft')).toMatch(/^20, /);
  expect(press('ArrowRight')).toMatch(/^25, .*10:10/);
  expect(press('PageUp')).toMatch(/^22, /);
  expect(press('PageDown')).toMatch(/^20, /);
  expect(press('End')).toMatch(/^22, /);
  expect(press('a')).toMatch(/^22, /);
  fireEvent.blur(cursor());
  expect(readout()).toBeNull();
});

test('MKT-17 the pointer shows the price at its time, and leaves nothing behind', () => {
  show(pointsOf(20, 25, 16, 22));
  jest
    .spyOn(cursor(), 'getBoundingClientRect')
    .mockReturnValue(DOMRect.fromRect({ x: 100, width: 300 }));
  // jsdom has no pointer events with a place.
  fireEvent(cursor(), new MouseEvent('pointermove', { bubbles: true, clientX: 290 }));
  expect(told()).toMatch(/^16, /);
  expect(readout()).toHaveStyle({ left: `${(2 / 3) * 100}%` });
  fireEvent.pointerLeave(cursor());
  expect(readout()).toBeNull();
});

test('MKT-16 of 10,000 points at most 2,200 are drawn', () => {
  const picture = show(
    pointsOf(...Array.from({ length: 10_000 }, (_, n) => 20 + Math.sin(n / 30))),
  );
  const line = picture.querySelector('polyline')?.getAttribute('points')?.split(' ') ?? [];
  expect(line.length).toBeLessThanOrEqual(2_200);
  expect(line.length).toBeGreaterThan(1_000);
});
