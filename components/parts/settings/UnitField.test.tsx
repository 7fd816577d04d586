import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { UnitField } from './UnitField';

test.each([
  ['０。７５', '0.75'],
  ['0，75', '0.75'],
  ['0,75', '0.75'],
  ["1'5", "1'5"],
])('LNG-15 the field of a setting takes full-width digits and signs: %s is %s', (typed, text) => {
  const onEdit = jest.fn();
  render(
    <NextIntlClientProvider locale="zh-Hans" messages={{}} timeZone="UTC">
      <UnitField
        label="Slippage"
        unit="%"
        describedBy="note"
        inputMode="decimal"
        text=""
        isInvalid={false}
        onEdit={onEdit}
        onEnter={jest.fn()}
        onLeave={jest.fn()}
      />
    </NextIntlClientProvider>,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } });
  expect(onEdit.mock.calls).toEqual([[text]]);
});
