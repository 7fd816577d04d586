import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import shared from '@/messages/en.json';
import { AmountInput } from './AmountInput';

/** A field that is filled in until somebody types. */
function Filled({ text }: { text: string }) {
  const [typed, setTyped] = useState<string>();
  return (
    <NextIntlClientProvider locale="en" messages={shared} timeZone="UTC">
      <AmountInput
        label="Amount"
        text={typed ?? text}
        unit="PNG"
        onType={setTyped}
        currency={null}
        note={null}
      />
    </NextIntlClientProvider>
  );
}

function show(text: string) {
  render(<Filled text={text} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  const selected = () => [field.selectionStart, field.selectionEnd];
  const press = () => {
    const isDefault = fireEvent.mouseDown(field);
    // The browser focuses the field and places the caret, unless this is prevented.
    if (!isDefault) return;
    field.focus();
    field.setSelectionRange(1, 1);
  };
  return { field, selected, press };
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
