import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { setUpZone } from '@/lib/base/time/testing/inZone.setup';
import type { PathRead } from '@/lib/exchange/market/historyRead';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import messages from '@/messages/en.json';
import { PathChart } from './PathChart';

setUpZone('UTC');

const END = Date.UTC(2026, 10, 23, 10, 30) / 1_000;
const [base, quote] = [numberedToken(0), numberedToken(1)];
const DRAWN: PathRead = {
  status: 'drawn',
  source: 'states',
  points: [
    { seconds: END - 82_800, price: { numerator: 2n, denominator: 1n } },
    { seconds: END, price: { numerator: 4n, denominator: 1n } },
  ],
  spanSeconds: 82_800,
  readAtSeconds: END,
  leftOut: 0,
};

function show(history: PathRead, isInverted = false) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <PathChart
        history={history}
        base={isInverted ? quote : base}
        quote={isInverted ? base : quote}
        isInverted={isInverted}
      />
    </NextIntlClientProvider>,
  );
}

const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

test.each([
  ['states', 'From states that the network keeps: 23 hours until 10:30 AM UTC. No advice.'],
  ['logs', 'From what the pools logged: 23 hours until 10:30 AM UTC. No advice.'],
] as const)(
  'MKT-20 a chart of %s says where it comes from, its span and its age',
  (source, said) => {
    show({ ...DRAWN, source });
    expect(text()).toContain(said);
    expect(text()).not.toContain('left out');
    expect(screen.getByRole('img')).toHaveAccessibleName(/from 2 to 4 \(\+100\.00%\)/);
  },
);

test.each([
  [1, '1 absurd price is left out.'],
  [3, '3 absurd prices are left out.'],
])('MKT-20 it says that %d prices are left out', (leftOut, said) => {
  show({ ...DRAWN, leftOut });
  expect(text()).toContain(said);
});

test('MKT-20 from the other end the same prices are inverted', () => {
  show(DRAWN, true);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    /^T1 in T0, .*from 0\.5 to 0\.25 \(−50\.00%\)\. Low 0\.25, high 0\.5\.$/,
  );
});

test.each([
  [{ status: 'thin' }, /^No chart: a pool with less than \$1,000 /],
  [{ status: 'tooShort' }, /^Not enough is known of this time\./],
  [{ status: 'unavailable', why: 'noOldStates' }, /Left are “Hour” and “Seen by you”\.$/],
  [{ status: 'unavailable', why: 'failed' }, /could not be read\..*Left is “Seen by you”\.$/],
] as const)('MKT-20 without a chart (%j), it says what is missing', (history, said) => {
  show(history);
  expect(screen.getByRole('status')).toHaveTextContent(said);
  expect(screen.queryByRole('img')).toBeNull();
});

test('MKT-20 while prices are read, it says so', () => {
  show({ status: 'reading' });
  expect(screen.getByRole('status', { name: 'Reading past prices' })).toBeInTheDocument();
});
