import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import type { Locale } from '@/lib/base/i18n/locales';
import paste from '@/messages/en/paste.json';
import shared from '@/messages/en.json';
import { AmountInput } from './AmountInput';

function Field({ onType }: { onType: (text: string) => void }) {
  const [text, setText] = useState('');
  const type = (edited: string) => {
    setText(edited);
    onType(edited);
  };
  return (
    <AmountInput label="Amount" text={text} unit="PNG" onType={type} currency={null} note={null} />
  );
}

function show(locale: Locale) {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(locale);
  const onType = jest.fn();
  render(
    <NextIntlClientProvider locale={locale} messages={{ ...shared, paste }} timeZone="UTC">
      <Field onType={onType} />
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
    await act(() => import('./NumberRead'));
    expect(screen.queryByRole('status')).toBeNull();
  },
);

test('LNG-15 AMT-15 a pasted number shows the sign of the language, and no doubt about it', async () => {
  const { field, onType, pasteText } = show('de');
  pasteText('1,500 PNG');
  await screen.findByDisplayValue('1,500');
  expect(field).toHaveValue('1,500');
  expect(onType.mock.calls).toEqual([['1.500']]);
  await act(() => import('./NumberRead'));
  expect(screen.queryByRole('status')).toBeNull();
});

test('LNG-15 AMT-15 what is no number is not pasted', async () => {
  const { onType, pasteText } = show('de');
  pasteText('1e18');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not pasted: “1e18” is not a number.');
  expect(screen.queryByRole('button')).toBeNull();
  expect(onType).not.toHaveBeenCalled();
});

test('a number is no longer offered once the field has another text', async () => {
  const { field, pasteText } = show('de');
  pasteText('2.345');
  await screen.findByRole('alert');
  fireEvent.input(field, { target: { value: '7' } });
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['en-US@posix', 'C'])(
  'LNG-15 AMT-15 a paste works in a browser with the language %s, which is no valid tag',
  async (browser) => {
    const { onType, pasteText } = show('en');
    jest.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
    pasteText('1.5 PNG');
    await screen.findByDisplayValue('1.5');
    expect(onType.mock.calls).toEqual([['1.5']]);
  },
);
