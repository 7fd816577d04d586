import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { parseEther } from 'viem';
import { pngToken } from '@/lib/contracts/pngToken';
import png from '@/messages/en/png.json';
import shared from '@/messages/en.json';
import { PngFact } from './PngFact';

/** The longest time between two frames. */
const FRAME_MS = 17;

function balance(whole: string, account = 'first') {
  return (
    <NextIntlClientProvider locale="en" messages={{ ...shared, png }} timeZone="UTC">
      <dl>
        <PngFact
          term="Balance"
          png={pngToken(43114)}
          raw={parseEther(whole)}
          places={2}
          countsFor={account}
        />
      </dl>
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

test('PNG-01 FRM-22 the PNG balance counts up for 1 second, while its exact figure is read at once', () => {
  const { rerender } = render(balance('1'));
  expect(shown()).toBe(1);
  rerender(balance('2'));
  expect(screen.getByRole('button').getAttribute('aria-label')).toContain('2.00 PNG');
  expect(shown()).toBe(1);
  pass(500);
  expect(shown()).toBeGreaterThan(1);
  expect(shown()).toBeLessThan(2);
  pass(500 + FRAME_MS);
  expect(shown()).toBe(2);
});

test('PNG-01 the balance of another account is there at once', () => {
  const { rerender } = render(balance('1'));
  rerender(balance('9', 'second'));
  expect(shown()).toBe(9);
});
