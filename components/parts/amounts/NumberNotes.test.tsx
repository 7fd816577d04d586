import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import type { Locale } from '@/lib/base/i18n/locales';
import paste from '@/messages/en/paste.json';
import shared from '@/messages/en.json';
import { AmountInput } from './AmountInput';

function Field({ unit, onType }: { unit: string; onType: (text: string) => void }) {
  const [text, setText] = useState('');
  const type = (edited: string) => {
    setText(edited);
    onType(edited);
  };
  return (
    <AmountInput label="Amount" text={text} unit={unit} onType={type} currency={null} note={null} />
  );
}

function show(locale: Locale, unit = 'PNG') {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(locale);
  const onType = jest.fn();
  render(
    <NextIntlClientProvider locale={locale} messages={{ ...shared, paste }} timeZone="UTC">
      <Field unit={unit} onType={onType} />
    </NextIntlClientProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const pasteText = (text: string) => {
    field.focus();
    fireEvent.paste(field, { clipboardData: { getData: () => text } });
  };
  return { field, onType, pasteText };
}

test.each([
  ['de', 0, '2345', '2345'],
  ['de', 1, '2,345', '2.345'],
  ['es', 0, '2345', '2345'],
  ['tr', 1, '2,345', '2.345'],
  ['pt-BR', 1, '2,345', '2.345'],
  ['vi', 0, '2345', '2345'],
] as const)(
  'LNG-15 AMT-15 in %s a pasted 2.345 asks for its number, and choice %i is %s',
  async (locale, index, shown, number) => {
    const { field, onType, pasteText } = show(locale);
    pasteText('2.345');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Which number is “2.345”? 2345 2,345',
    );
    expect(onType).not.toHaveBeenCalled();
    const button = screen.getAllByRole('button')[index];
    if (button) fireEvent.click(button);
    expect(field).toHaveValue(shown);
    expect(field).toHaveFocus();
    expect(onType.mock.calls).toEqual([[number]]);
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => import('./NumberNotes'));
    expect(screen.queryByRole('status')).toBeNull();
  },
);

test.each([
  ['de', '10,000 USDC', ['10,000', '10000']],
  ['fr', '10,000', ['10,000', '10000']],
  ['en', '10,000', ['10000', '10.000']],
  ['en', '1.234', ['1.234', '1234']],
  ['zh-Hans', '1.234', ['1.234', '1234']],
] as const)(
  'LNG-15 AMT-15 in %s a pasted %s is asked for, what the page writes first',
  async (locale, text, choices) => {
    const { onType, pasteText } = show(locale, 'USDC');
    pasteText(text);
    await screen.findByRole('alert');
    expect(onType).not.toHaveBeenCalled();
    const offered = screen.getAllByRole('button').map((button) => button.textContent);
    expect(offered).toEqual(choices);
  },
);

test('LNG-15 AMT-15 a pasted number shows the sign of the language, and no doubt about it', async () => {
  const { field, onType, pasteText } = show('de');
  pasteText('1,5000 PNG');
  await screen.findByDisplayValue('1,5000');
  expect(field).toHaveValue('1,5000');
  expect(onType.mock.calls).toEqual([['1.5000']]);
  await act(() => import('./NumberNotes'));
  expect(screen.queryByRole('status')).toBeNull();
});

test('LNG-15 AMT-15 what is no number is not pasted', async () => {
  const { onType, pasteText } = show('de');
  pasteText('1e18');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not pasted: “1e18” is not a number.');
  expect(screen.queryByRole('button')).toBeNull();
  expect(onType).not.toHaveBeenCalled();
});

test.each([
  ['\u202e2.345\u202c', '“2.345”'],
  ['\u20662.345', '“2.345”'],
  ['אבג\u200f 12', '“אבג 12”'],
  ['one\ntwo\tthree', '“one two th…”'],
  ['\u{1f680}'.repeat(20), `“${'\u{1f680}'.repeat(10)}…”`],
])(
  'LNG-19 AMT-15 a pasted %j is repeated without marks of a direction, as %s',
  async (text, repeated) => {
    const { pasteText } = show('de');
    pasteText(text);
    const asked = await screen.findByRole('alert');
    expect(asked.textContent).toContain(repeated);
    expect(asked.querySelector('bdi')).toHaveTextContent(repeated.slice(1, -1));
  },
);

test('a number is no longer offered once the field has another text', async () => {
  const { field, pasteText } = show('de');
  pasteText('2.345');
  await screen.findByRole('alert');
  fireEvent.input(field, { target: { value: '7' } });
  expect(screen.queryByRole('alert')).toBeNull();
});
