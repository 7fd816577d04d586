import { render, screen } from '@testing-library/react';
import { IntlProvider, type Messages, useTranslations } from 'next-intl';
import { useState } from 'react';
import { findMessages } from '@/lib/base/i18n/exported/find';
import { EXPORTED } from '@/lib/base/i18n/exported/language';
import type { Locale } from '@/lib/base/i18n/locales';
import { ScreenMessages } from './ScreenMessages';

/** The file of a language has the texts of all screens. */
const GERMAN: Messages = JSON.parse('{ "find": { "title": "Pool suchen" } }');

let mounts = 0;

function Title() {
  useState(() => {
    mounts += 1;
  });
  return <h1>{useTranslations('find')('title')}</h1>;
}

function page(locale: Locale, messages: Partial<Messages>) {
  return (
    <IntlProvider locale={locale} messages={messages}>
      <ScreenMessages exported={{ find: findMessages }}>
        <Title />
      </ScreenMessages>
    </IntlProvider>
  );
}

test('the messages of a screen come with it in the exported language', () => {
  render(page(EXPORTED.locale, EXPORTED.messages));
  expect(screen.getByRole('heading').textContent).toBe(findMessages.title);
});

test('LNG-20 a change of language keeps what is on the screen', () => {
  const { rerender } = render(page(EXPORTED.locale, EXPORTED.messages));
  mounts = 0;
  rerender(page('de', GERMAN));
  expect(screen.getByRole('heading').textContent).toBe('Pool suchen');
  expect(mounts).toBe(0);
});
