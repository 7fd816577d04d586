import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import german from '@/messages/de.json';
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

test('LNG-05 LNG-13 in German the word may be typed without its umlaut, as German spells it then', () => {
  const onConfirm = jest.fn();
  const word = german.frame.confirmWord;
  render(
    <NextIntlClientProvider locale="de" messages={{}} timeZone="UTC">
      <TypedConfirmation prompt={word} word={word} action="Weiter" onConfirm={onConfirm} />
    </NextIntlClientProvider>,
  );
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: 'bestaetige' } });
  expect(screen.getByRole('button')).toBeDisabled();
  fireEvent.change(field, { target: { value: 'bestaetigen' } });
  fireEvent.click(screen.getByRole('button'));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
