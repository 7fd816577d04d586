import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { Locale } from '@/lib/base/i18n/locales';
import removal from '@/messages/en/removal.json';
import shared from '@/messages/en.json';
import { PercentPicker } from './PercentPicker';

/** Browser functions that measure the slider and that jsdom lacks. */
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function show(percent: string, locale: Locale = 'en') {
  const onPercent = jest.fn();
  render(
    <NextIntlClientProvider locale={locale} messages={{ ...shared, removal }} timeZone="UTC">
      <PercentPicker percent={percent} onPercent={onPercent} />
    </NextIntlClientProvider>,
  );
  return onPercent;
}

beforeEach(() => {
  globalThis.ResizeObserver = NoResizeObserver;
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

test('LIQ-20 the slider goes from 0 to 100, and the form is updated 100 ms after it rests', () => {
  const onPercent = show('50');
  const slider = screen.getByRole('slider');
  expect(slider).toHaveAttribute('aria-valuemin', '0');
  expect(slider).toHaveAttribute('aria-valuemax', '100');
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  act(() => jest.advanceTimersByTime(99));
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  act(() => jest.advanceTimersByTime(99));
  expect(slider).toHaveAttribute('aria-valuenow', '52');
  expect(onPercent).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onPercent.mock.calls).toEqual([['52']]);
});

test('LIQ-20 there are quick buttons for 25, 50, 75 and 100 percent, which count at once', () => {
  const onPercent = show('50');
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['25%', '50%', '75%', '100%']);
  for (const button of buttons) fireEvent.click(button);
  expect(onPercent.mock.calls).toEqual([['25'], ['50'], ['75'], ['100']]);
});

test('LNG-14 the slider and its buttons have the percent sign in its place', () => {
  show('<1', 'tr');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '%25',
    '%50',
    '%75',
    '%100',
  ]);
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '<%1');
});
