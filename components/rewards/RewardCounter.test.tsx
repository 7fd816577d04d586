import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { parseEther } from 'viem';
import { amountOf } from '@/lib/amounts/amount';
import { pngToken } from '@/lib/contracts/pngToken';
import shared from '@/messages/en.json';
import { RewardCounter } from './RewardCounter';

/** The longest time between two frames. */
const FRAME_MS = 17;
const SECOND_MS = 1_000;

function counter(whole: string) {
  return (
    <NextIntlClientProvider locale="en" messages={shared} timeZone="UTC">
      <RewardCounter reward={amountOf(pngToken(43114), parseEther(whole))} />
    </NextIntlClientProvider>
  );
}

const shown = () => Number.parseFloat(screen.getByRole('button').textContent ?? '');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no media queries. This reader wants motion.
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});

afterEach(() => jest.useRealTimers());

test('FRM-22 the reward counts up for 1 second, while its exact figure is read at once', () => {
  const { rerender } = render(counter('1'));
  expect(shown()).toBe(1);
  rerender(counter('2'));
  expect(screen.getByRole('button').getAttribute('aria-label')).toContain('2.0000 PNG');
  expect(shown()).toBe(1);
  let last = 1;
  for (let elapsed = 100; elapsed < SECOND_MS; elapsed += 100) {
    pass(100);
    expect(shown()).toBeGreaterThan(last);
    last = shown();
  }
  pass(100 - 2 * FRAME_MS);
  expect(shown()).toBeLessThan(2);
  pass(3 * FRAME_MS);
  expect(shown()).toBe(2);
});
