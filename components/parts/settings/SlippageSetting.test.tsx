import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { Locale } from '@/lib/base/i18n/locales';
import { DEFAULT_SETTINGS } from '@/lib/site/settings/settings';
import { chooseSlippage, useSettings } from '@/lib/site/settings/store';
import settings from '@/messages/en/settings.json';
import shared from '@/messages/en.json';
import { SlippageSetting } from './SlippageSetting';

function show(locale: Locale = 'en') {
  const shown = (language: Locale) => (
    <NextIntlClientProvider locale={language} messages={{ ...shared, settings }} timeZone="UTC">
      <SlippageSetting />
    </NextIntlClientProvider>
  );
  const { rerender, unmount } = render(shown(locale));
  const inLanguage = (language: Locale) => rerender(shown(language));
  const field = screen.getByRole<HTMLInputElement>('textbox', {
    name: 'Custom slippage in percent',
  });
  const type = (text: string) => {
    for (let end = 1; end <= text.length; end += 1)
      fireEvent.change(field, { target: { value: text.slice(0, end) } });
  };
  return { field, type, inLanguage, unmount };
}

const inForce = () => useSettings.getState().userSlippageTolerance;

beforeEach(() => useSettings.setState(DEFAULT_SETTINGS));

test('SET-13 S13 a text that ends invalid sets nothing while it is typed, and the note names the current setting', () => {
  const { field, type } = show();
  type('100');
  expect(inForce()).toBe(50);
  fireEvent.blur(field);
  expect(inForce()).toBe(50);
  expect(field).toHaveValue('0.5');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Not saved: still 0.5%. Enter 0 or more, less than 50%.',
  );
  type('2');
  expect(screen.getByRole('status')).not.toHaveTextContent('Not saved');
});

test('SET-07 SET-13 a typed tolerance shows its risk before it is set', () => {
  const { type } = show();
  type('7');
  expect(screen.getByRole('status')).toHaveTextContent('may be frontrun');
  expect(inForce()).toBe(50);
});

test('SET-07 a tolerance below the presets suggests the smallest of them, which a click sets', () => {
  const { field, type } = show();
  const suggested = () => screen.queryByRole('button', { name: 'Try 0.1%' });
  type('0.1');
  expect(suggested()).toBeNull();
  fireEvent.change(field, { target: { value: '0.01' } });
  expect(screen.getByRole('status')).toHaveTextContent('may fail');
  fireEvent.click(suggested() ?? field);
  expect(inForce()).toBe(10);
  expect(field).toHaveValue('0.1');
  expect(suggested()).toBeNull();
});

test('SET-14 any number below 50 is taken as it is typed, key by key, and the note shows what is kept of it', () => {
  const { field } = show();
  const note = () => screen.getByRole('status');
  const texts = ['0', '0.', '0.7', '0.75', '0.755', '0.7559'];
  for (const text of texts) {
    fireEvent.change(field, { target: { value: text } });
    expect(field).toHaveValue(text);
    expect(field).toBeValid();
    expect(/Saved as 0\.75%/.test(note().textContent ?? '')).toBe(text.length > 4);
  }
  fireEvent.blur(field);
  expect(inForce()).toBe(75);
  expect(field).toHaveValue('0.75');
  expect(note()).not.toHaveTextContent('Saved as');
  fireEvent.change(field, { target: { value: '49.9999' } });
  expect(note()).toHaveTextContent('Saved as 49.99%');
  fireEvent.change(field, { target: { value: '50.0001' } });
  expect(field).toBeInvalid();
  expect(note()).toHaveTextContent('less than 50%');
});

test('SET-03 SET-13 the marked preset is the tolerance in the field, set or typed', () => {
  const { field, type } = show();
  const marked = () =>
    screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(marked()).toEqual(['0.5%']);
  type('0.7');
  expect(marked()).toEqual([]);
  fireEvent.change(field, { target: { value: '1' } });
  expect(marked()).toEqual(['1%']);
  expect(inForce()).toBe(50);
  fireEvent.change(field, { target: { value: '' } });
  expect(marked()).toEqual([]);
  fireEvent.blur(field);
  expect(marked()).toEqual(['0.5%']);
  type('0.7');
  fireEvent.blur(field);
  expect([inForce(), marked()]).toEqual([70, []]);
});

test('SET-13 a field that unmounts sets the typed value if it is valid', () => {
  const first = show();
  first.type('7');
  first.unmount();
  expect(inForce()).toBe(700);
  const second = show();
  second.type('50');
  second.unmount();
  expect(inForce()).toBe(700);
});

test('SET-13 leaving a field that was not edited sets nothing', () => {
  const { field, unmount } = show();
  fireEvent.focus(field);
  act(() => chooseSlippage(300));
  fireEvent.blur(field);
  unmount();
  expect(inForce()).toBe(300);
});

test('LNG-15 SET-14 the field takes comma and point, shows the sign of the language and goes on with a point', () => {
  const { field } = show('de');
  expect(field).toHaveValue('0,5');
  for (const typed of ['0,75', '0.75']) {
    fireEvent.change(field, { target: { value: typed } });
    expect(field).toHaveValue('0,75');
    expect(field).toBeValid();
  }
  fireEvent.change(field, { target: { value: '0,7559' } });
  expect(screen.getByRole('status')).toHaveTextContent('Saved as 0,75 %');
  fireEvent.blur(field);
  expect(inForce()).toBe(75);
});

test('LNG-15 what is typed has the sign of the language that the page changes to', () => {
  const { field, inLanguage } = show('de');
  fireEvent.change(field, { target: { value: '0,75' } });
  inLanguage('en');
  expect(field).toHaveValue('0.75');
});

test.each([
  ['en', '0.5%'],
  ['de', '0,5%'],
  ['tr', '%0,5'],
] as const)('LNG-14 the percent sign stands where %s has it', (locale, text) => {
  const { field } = show(locale);
  const parts = [...(field.parentElement?.children ?? [])];
  expect(parts.map((part) => (part === field ? field.value : part.textContent)).join('')).toBe(
    text,
  );
});
