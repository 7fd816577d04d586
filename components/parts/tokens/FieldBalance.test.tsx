import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { parseEther } from 'viem';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { exactAmountText } from '@/lib/base/amounts/amountText';
import { spendable } from '@/lib/base/amounts/spendable';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import shared from '@/messages/en.json';
import { SpentBalance } from './FieldBalance';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  Object.assign(navigator, { clipboard: { writeText } });
});

function Field({ balance }: { balance: Amount }) {
  const [text, setText] = useState('0.5');
  return (
    <>
      <output>{text}</output>
      <SpentBalance balance={balance} text={text} onFill={setText} />
    </>
  );
}

/** Presses the balance of a field; returns the text that is in the field then. */
function press(balance: Amount) {
  render(
    <NextIntlClientProvider locale="en" messages={shared} timeZone="UTC">
      <Field balance={balance} />
    </NextIntlClientProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  return screen.getByRole('status').textContent;
}

test('PNL-20 pressing the balance of a field fills in all of it, to the last digit, and copies nothing', async () => {
  expect(press(amountOf(pngToken(43114), parseEther('1.234567890123456789')))).toBe(
    '1.234567890123456789',
  );
  expect(writeText).not.toHaveBeenCalled();
  // Once there is nothing left to fill in, a press copies.
  fireEvent.click(screen.getByRole('button'));
  await screen.findAllByText('Copied');
  expect(writeText).toHaveBeenCalledWith('1.234567890123456789');
});

test('PNL-20 pressing the balance of AVAX keeps back what transactions cost, and says how much', () => {
  const balance = amountOf(nativeCurrency(43114), parseEther('2'));
  const most = spendable(balance);
  expect(most.raw).toBeLessThan(balance.raw);
  expect(press(balance)).toBe(exactAmountText(most));
  expect(document.body).toHaveTextContent(/kept for/i);
});

test('PNL-20 a balance that pays no transaction fills in nothing', () => {
  expect(press(amountOf(nativeCurrency(43114), 1n))).toBe('0.5');
});
