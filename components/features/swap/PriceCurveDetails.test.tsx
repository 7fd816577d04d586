import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { wholeText } from '@/components/ui/jsx/testing/wholeText.setup';
import { amountOf } from '@/lib/base/amounts/amount';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { bestTradeExactIn } from '@/lib/exchange/trade/bestTrade';
import { priceCurve } from '@/lib/exchange/trade/priceCurve';
import { numberedToken, poolOf } from '@/lib/exchange/trade/testing/market.setup';
import messages from '@/messages/en.json';
import { PriceCurveDetails } from './PriceCurveDetails';

const wavax = wrappedNative(43114);
const token = numberedToken(0);

function saleOf(sold: bigint) {
  const trade = bestTradeExactIn({
    pairs: [poolOf(wavax, token, 10n ** 21n, 10n ** 22n)],
    amountIn: amountOf(wavax, sold),
    tokenOut: token,
  });
  if (trade === undefined) throw new TypeError('no trade');
  return trade;
}

function show(sold: bigint) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <PriceCurveDetails trade={saleOf(sold)} input={nativeCurrency(43114)} output={token} />
    </NextIntlClientProvider>,
  );
  const details = screen.getByRole('group');
  if (!(details instanceof HTMLDetailsElement)) throw new TypeError('no details');
  return details;
}

test('SIM-08 the picture is drawn once it is opened, and says its figures in a sentence', async () => {
  const details = show(10n ** 19n);
  expect(screen.queryByRole('img')).toBeNull();
  details.open = true;
  const picture = await screen.findByRole('img');
  // 1000 AVAX in the pool: i / (0.997 - i) / 0.997 of it worsens the price by i.
  expect(picture).toHaveAccessibleName(
    '10 AVAX worsens your price by 0.99%, 20.53 AVAX by 2%, 31.11 AVAX by 3%.',
  );
  const labels = [...picture.querySelectorAll('text')].map((label) => label.textContent);
  expect(labels).toEqual(['2%: 20.53', '3%: 31.11', 'This swap: 10']);
  expect(screen.getByText(wholeText(`${token.symbol} per AVAX`))).toBeVisible();
  expect(screen.getByText(wholeText('AVAX paid'))).toBeVisible();
  details.open = false;
});

test.each([1n, 20n, 10_000n])(
  'SIM-08 the amounts at the axis are below their marks, each on a line of its own (%s AVAX)',
  async (sold) => {
    show(sold * 10n ** 18n).open = true;
    const picture = await screen.findByRole('img');
    const amounts = [...picture.querySelectorAll('text')].slice(0, 3);
    const lines = [...picture.querySelectorAll('line')].slice(2);
    expect(amounts.map((amount) => amount.getAttribute('x'))).toEqual(
      lines.map((line) => line.getAttribute('x1')),
    );
    const heights = amounts.map((amount) => Number(amount.getAttribute('y')));
    expect(new Set(heights).size).toBe(3);
    const places = amounts.map((amount) => Number.parseFloat(amount.getAttribute('x') ?? ''));
    for (const [row, amount] of amounts.entries()) {
      const place = places[row] ?? 0;
      const isInLeftHalf = place < 50;
      expect(amount).toHaveAttribute('text-anchor', isInLeftHalf ? 'start' : 'end');
      // The marks of the lines below it are on its other side, or in the other half.
      for (const below of places.slice(row + 1))
        expect(isInLeftHalf ? below <= place : below >= place || below < 50).toBe(true);
    }
  },
);

test('SIM-08 the line is drawn through the points of the curve', async () => {
  show(10n ** 19n).open = true;
  const picture = await screen.findByRole('img');
  const drawn = picture.querySelector('polyline')?.getAttribute('points');
  const { line } = priceCurve(saleOf(10n ** 19n));
  expect(drawn).toBe(line.map(({ x, y }) => `${x},${y}`).join(' '));
});

test('SIM-08 the mark of the trade is at the bought amount, to the right of marks that it is beyond', async () => {
  show(5n * 10n ** 19n).open = true;
  const picture = await screen.findByRole('img');
  const placeOf = (label: RegExp) =>
    Number.parseFloat(within(picture).getByText(label).getAttribute('x') ?? '');
  const [two, three] = [placeOf(/^2%: /), placeOf(/^3%: /)];
  const own = Number.parseFloat(picture.querySelector('circle')?.getAttribute('cx') ?? '');
  expect(placeOf(/^This swap: /)).toBe(own);
  expect(two).toBeGreaterThan(10);
  expect(three - 10).toBeCloseTo(((two - 10) * 31.114) / 20.532, 2);
  expect(own - 10).toBeCloseTo(((two - 10) * 50) / 20.532, 2);
});
