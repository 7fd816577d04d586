import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import type { Locale } from '@/lib/base/i18n/locales';
import paste from '@/messages/en/paste.json';
import shared from '@/messages/en.json';
import { AmountInput } from './AmountInput';

type Props = {
  text: string;
  locale: Locale;
  isDollars?: boolean;
  onType?: (text: string) => void;
};

/** A field that is filled in until somebody types. */
function Filled({ text, locale, isDollars, onType }: Props) {
  const [typed, setTyped] = useState<string>();
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...shared, paste }} timeZone="UTC">
      <AmountInput
        label="Amount"
        text={typed ?? text}
        unit="PNG"
        isDollars={isDollars}
        onType={(edited) => {
          setTyped(edited);
          onType?.(edited);
        }}
        currency={null}
        note={
          <input aria-label="Fill in" onChange={({ target }) => setTyped(target.value.slice(1))} />
        }
      />
    </NextIntlClientProvider>
  );
}

function show(text: string, locale: Locale = 'en', isDollars = false, browser: string = locale) {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  const onType = jest.fn();
  const shown = (language: Locale) => (
    <Filled text={text} locale={language} isDollars={isDollars} onType={onType} />
  );
  const { container, rerender } = render(shown(locale));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  const selected = () => [field.selectionStart, field.selectionEnd];
  const press = () => {
    const isDefault = fireEvent.mouseDown(field);
    // The browser focuses the field and places the caret, unless this is prevented.
    if (!isDefault) return;
    field.focus();
    field.setSelectionRange(1, 1);
  };
  /** Types at the end of the field, as a keyboard does. */
  const type = (keys: string) => {
    for (const key of keys) fireEvent.change(field, { target: { value: field.value + key } });
  };
  /** Fills the field in, as a button does. */
  const fill = (filled: string) =>
    fireEvent.change(screen.getByLabelText('Fill in'), { target: { value: `=${filled}` } });
  const inLanguage = (language: Locale) => rerender(shown(language));
  return { container, field, selected, press, type, fill, inLanguage, onType };
}

test('AMT-16 an amount that was filled in is selected on focus, by keyboard and by pointer', () => {
  const { field, selected, press } = show('12.5');
  field.focus();
  expect(selected()).toEqual([0, 4]);
  // A second press places the caret.
  press();
  expect(selected()).toEqual([1, 1]);
  field.blur();
  press();
  expect(field).toHaveFocus();
  expect(selected()).toEqual([0, 4]);
});

test('AMT-16 what somebody typed is not selected on focus', () => {
  const { field, selected, press } = show('12.5');
  fireEvent.change(field, { target: { value: '12.57' } });
  field.setSelectionRange(5, 5);
  field.blur();
  field.focus();
  expect(selected()).toEqual([5, 5]);
  field.blur();
  press();
  expect(selected()).toEqual([1, 1]);
});

test.each([
  ['en', '1234.5'],
  ['zh-Hans', '1234.5'],
  ['de', '1234,5'],
  ['tr', '1234,5'],
  ['es', '1234,5'],
  ['fr', '1234,5'],
  ['pt-BR', '1234,5'],
  ['vi', '1234,5'],
] as const)(
  'LNG-15 in %s the field takes comma and point, shows %s, and goes on with a point',
  (locale, shown) => {
    for (const keys of ['1234,5', '1234.5']) {
      const { field, type, onType } = show('', locale);
      type(keys);
      expect(field).toHaveValue(shown);
      expect(onType).toHaveBeenLastCalledWith('1234.5');
      cleanup();
    }
  },
);

test('LNG-15 an amount that was filled in has the sign of the language, and no grouping', () => {
  const { field } = show('1234567.5', 'de');
  expect(field).toHaveValue('1234567,5');
});

test('LNG-15 LNG-20 what was typed has the sign of the language that the page changes to', () => {
  const { field, type, inLanguage, onType } = show('', 'de');
  type('12,5');
  inLanguage('en');
  expect(field).toHaveValue('12.5');
  expect(onType).toHaveBeenLastCalledWith('12.5');
});

test.each([
  ['en', '2,349', 'Read as 2.349: a comma is a decimal point here.'],
  ['de', '2.349', 'Read as 2,349: a dot is a decimal point here.'],
  ['es', '2.349', 'Read as 2,349: a dot is a decimal point here.'],
] as const)(
  'LNG-15 AMT-15 in %s a typed %s may have been grouped, and the field says how it was read',
  async (locale, keys, note) => {
    const { type, inLanguage } = show('', locale);
    type(keys);
    expect(await screen.findByRole('status')).toHaveTextContent(note);
    type('5');
    expect(screen.getByRole('status')).toBeInTheDocument();
    inLanguage('fr');
    // In the browser of this language, the sign still may have grouped.
    expect(screen.getByRole('status')).toBeInTheDocument();
  },
);

test('LNG-15 a sign that groups in the browser alone is explained as well', async () => {
  const { type } = show('', 'es', false, 'es-MX');
  type('1,234');
  expect(await screen.findByRole('status')).toHaveTextContent('Read as 1,234: a comma');
});

test.each([
  ['en', '2.349'],
  ['de', '2,349'],
  ['fr', '2.349'],
  ['de', '2.34'],
  ['de', '0.349'],
] as const)(
  'LNG-15 in %s a typed %s means one number, and nothing is said',
  async (locale, keys) => {
    show('', locale).type(keys);
    await act(() => import('./NumberNotes'));
    expect(screen.queryByRole('status')).toBeNull();
  },
);

test('LNG-15 leading zeros of what was typed are not grouped: 0007 is no 0,007', () => {
  const { container, type } = show('');
  type('0007');
  expect(container.querySelector('input ~ [aria-hidden="true"]')).toHaveTextContent(/^7$/);
});

test.each([
  ['en', '$12.5'],
  ['tr', '$12,5'],
  ['zh-Hans', 'US$12.5'],
  ['pt-BR', 'US$ 12,5'],
  ['de', '12,5 $'],
  ['fr', '12,5 $US'],
] as const)('LNG-14 in %s dollars are typed as %s', (locale, shown) => {
  const { container, field, type } = show('', locale, true);
  type('12.5');
  const sign = container.querySelector('input ~ [aria-hidden="true"]');
  expect(sign?.textContent?.replaceAll('\u00a0', ' ')).toBe(shown);
  expect(field.value).toBe(shown.replace(/[^\d.,]/g, ''));
});

test.each([
  ['zh-Hans', '1。5', '1.5', '1.5'],
  ['zh-Hans', '1．5', '1.5', '1.5'],
  ['zh-Hans', '1｡5', '1.5', '1.5'],
  ['zh-Hans', '1，5', '1.5', '1.5'],
  ['zh-Hans', '１２３', '123', '123'],
  ['de', '１，５', '1,5', '1.5'],
  ['en', '。5', '.5', '.5'],
] as const)(
  'LNG-15 in %s full-width digits and signs are taken: %s is shown as %s',
  (locale, keys, shown, text) => {
    const { field, type, onType } = show('', locale);
    type(keys);
    expect(field).toHaveValue(shown);
    expect(onType).toHaveBeenLastCalledWith(text);
  },
);

test('LNG-15 a full-width comma may have grouped digits, and the field says how it was read', async () => {
  const { type } = show('', 'zh-Hans');
  type('2，349');
  expect(await screen.findByRole('status')).toHaveTextContent('Read as 2.349: a comma');
});

test.each([
  ['1٫5', '1٫5'],
  ["1'234", "1'234"],
  ['1’234', '1’234'],
  ['1·5', '1·5'],
  ['1;5', '1;5'],
  ['1-5', '1-5'],
  ['1²5', '1²5'],
  ['١', '١'],
  ["'5", "'5"],
  ['1.2.3', '1.2.3'],
  ['1,234.5', '1.234.5'],
])(
  'LNG-15 a sign that is not understood is never dropped: %s is shown as %s and has no amount',
  async (keys, shown) => {
    const { field, type, onType } = show('');
    type(keys);
    expect(field).toHaveValue(shown);
    expect(field).toBeInvalid();
    expect(onType).toHaveBeenLastCalledWith('');
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent('Not a number: use digits and one point at most.');
    expect(field).toHaveAccessibleDescription(problem.textContent ?? '');
  },
);

test('LNG-15 a refused text is gone once it is corrected, or once the field has another amount', () => {
  const { field, type, inLanguage, onType } = show('', 'de');
  type("1'2");
  inLanguage('tr');
  expect(field).toHaveValue("1'2");
  fireEvent.change(field, { target: { value: '12' } });
  expect(field).toHaveValue('12');
  expect(field).not.toBeInvalid();
  expect(onType).toHaveBeenLastCalledWith('12');
});

test('LNG-15 a refused text does not come back after the field was filled in and emptied', () => {
  const { field, type, fill } = show('');
  type("1'");
  fill('7');
  expect(field).toHaveValue('7');
  fill('');
  expect(field).toHaveValue('');
  expect(field).not.toBeInvalid();
});

test.each([
  ['1x5', '15'],
  ['1 234', '1234'],
  ['-1', '1'],
  ['$5', '5'],
  ['abc', ''],
])(
  'AMT-02 letters and spaces have no effect, nor a sign before the digits: %s is %s',
  (keys, shown) => {
    const { field, type } = show('');
    for (const key of keys) {
      field.setSelectionRange(field.value.length, field.value.length);
      const isTaken = fireEvent.keyPress(field, { key, which: key.charCodeAt(0) });
      expect(isTaken).toBe(shown.includes(key));
      if (isTaken) type(key);
    }
    expect(field).toHaveValue(shown);
    expect(field).not.toBeInvalid();
  },
);

test('AMT-02 what arrives without keys, such as a dropped text, has no effect either', () => {
  const { field, type, onType } = show('12.5');
  type('a');
  type(' ');
  expect(field).toHaveValue('12.5');
  expect(onType).not.toHaveBeenCalled();
});
