import { formatApr } from '@/lib/base/amounts/formatPercent';
import { stakeApr } from './stakeApr';

const PNG = 10n ** 18n;

function figures({
  rate,
  staked = 1_000_000n * PNG,
  period = 'running',
}: {
  readonly rate: bigint;
  readonly staked?: bigint;
  readonly period?: 'running' | 'finished';
}) {
  return {
    totalStaked: staked,
    ratePerSecond: { numerator: rate, denominator: 1n },
    periodFinish: 1_800_000_000n,
    period,
  };
}

/** An APR as the page shows it. */
const shown = (of: Parameters<typeof figures>[0], quoted: bigint | undefined) => {
  const apr = stakeApr(figures(of), quoted);
  return typeof apr === 'string' ? apr : formatApr(apr, 'en');
};

test('STK-09 the APR is the rate in PNG x 31,536,000 x 100 / total staked, with 2 decimals, rounded down', () => {
  // 0.0001 WAVAX a second, and 1 PNG buys 0.01 WAVAX: 0.01 PNG a second, 315,360 PNG a year.
  // Of 1,000,000 PNG that is 31.536 percent.
  expect(shown({ rate: 10n ** 14n }, 10n ** 16n)).toBe('31.53%');
  // Of 315,360 PNG it is 100 percent, and of one smallest unit more a little less.
  expect(shown({ rate: 10n ** 14n, staked: 315_360n * PNG }, 10n ** 16n)).toBe('100.00%');
  expect(shown({ rate: 10n ** 14n, staked: 315_360n * PNG + 1n }, 10n ** 16n)).toBe('99.99%');
});

test('STK-05 STK-13 an APR between 0 and 2 percent is shown as it is', () => {
  // 315,360 PNG a year, of which each total is the stated part.
  const of = (staked: bigint) => shown({ rate: 10n ** 14n, staked: staked * PNG }, 10n ** 16n);
  expect(of(78_840_000n)).toBe('0.40%');
  expect(of(31_854_545n)).toBe('0.99%');
  expect(of(16_597_895n)).toBe('1.89%');
  expect(of(315_360n * 100_000n)).toBe('<0.01%');
});

test('STK-13 nothing is rounded before the figure is shown', () => {
  // 5/3 smallest units of PNG a second: 52,560,000 a year, of 1,576,800,000.
  expect(shown({ rate: 5n, staked: 1_576_800_000n }, 3n * PNG)).toBe('3.33%');
  // A third of a smallest unit a second: 10,512,000 a year.
  expect(shown({ rate: 1n, staked: 1_576_800_000n }, 3n * PNG)).toBe('0.66%');
});

test('STK-09 a reward with 6 decimals has the APR of one with 18', () => {
  // 100 smallest units a second, and 1 PNG buys 10,000 of them: 0.01 PNG a second.
  expect(shown({ rate: 100n }, 10_000n)).toBe('31.53%');
});

test('STK-09 an APR from a pool that is nearly empty is not shown', () => {
  // 31,536 PNG a year of 3.1536 PNG.
  const of = (staked: bigint) => shown({ rate: 10n ** 13n, staked }, 10n ** 16n);
  expect(of(3_153_600n * 10n ** 12n)).toBe('1,000,000.00%');
  expect(of(3_153_500n * 10n ** 12n)).toBe('unknown');
});

test('STK-05 there is no APR after the period, while nothing is staked, or if it is zero', () => {
  expect(shown({ rate: 10n ** 14n, period: 'finished' }, 10n ** 16n)).toBe('none');
  expect(shown({ rate: 10n ** 14n, staked: 0n }, 10n ** 16n)).toBe('none');
  expect(shown({ rate: 0n }, 10n ** 16n)).toBe('none');
});

test('STK-05 an APR whose price is unknown is unknown, but there is none if nothing is paid', () => {
  expect(shown({ rate: 10n ** 14n }, undefined)).toBe('unknown');
  expect(shown({ rate: 10n ** 14n }, 0n)).toBe('unknown');
  expect(shown({ rate: 0n }, undefined)).toBe('none');
});
