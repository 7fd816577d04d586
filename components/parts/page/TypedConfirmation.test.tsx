import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { TypedConfirmation } from './TypedConfirmation';

test('LNG-13 the button waits for the word, as the language compares it', () => {
  const onConfirm = jest.fn();
  render(
    <NextIntlClientProvider locale="tr" messages={{}} timeZone="UTC">
      <TypedConfirmation prompt="“çıkar”" word="çıkar" action="Sil" onConfirm={onConfirm} />
    </NextIntlClientProvider>,
  );
  const field = screen.getByRole('textbox');
  const button = screen.getByRole('button');
  for (const [typed, isEnabled] of [
    ['cıka', false],
    ['Çıkar', false],
    ['cikar ', true],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } });
    expect(button).toHaveProperty('disabled', !isEnabled);
  }
  fireEvent.click(button);
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
