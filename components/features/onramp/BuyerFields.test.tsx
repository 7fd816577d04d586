import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import type { Locale } from '@/lib/base/i18n/locales';
import buy from '@/messages/en/buy.json';
import shared from '@/messages/en.json';
import { BuyerFields } from './BuyerFields';

const FORM: ComponentProps<typeof BuyerFields>['form'] = {
  firstName: 'Zoë',
  lastName: 'Müller',
  email: 'zoe@example.org',
  amount: '100',
  fiat: 'USD',
  country: 'DE',
};

test.each<[Locale, string[]]>([
  ['en', ['Zoë', 'Müller', 'zoe@example.org']],
  ['zh-Hans', ['Müller', 'Zoë', 'zoe@example.org']],
  ['vi', ['Müller', 'Zoë', 'zoe@example.org']],
])('LNG-17 in %s the names are asked for in the order of the language', (locale, texts) => {
  render(
    <NextIntlClientProvider locale={locale} messages={{ ...shared, buy }} timeZone="UTC">
      <BuyerFields form={FORM} touched={[]} onType={jest.fn()} onBlur={jest.fn()} />
    </NextIntlClientProvider>,
  );
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(fields.map(({ value }) => value)).toEqual(texts);
});
