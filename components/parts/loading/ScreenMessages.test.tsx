import { act, render, screen } from '@testing-library/react';
import { IntlProvider, useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { findMessages } from '@/lib/base/i18n/exported/find';
import { EXPORTED } from '@/lib/base/i18n/exported/language';
import type { Locale } from '@/lib/base/i18n/locales';
import { ScreenMessages } from './ScreenMessages';

/** No language that exists so far. */
const OTHER_LANGUAGE = 'xx' as Locale;

jest.mock('../../../messages/xx/find.json', () => ({ title: 'Pool suchen' }), {
  virtual: true,
});

function Title() {
  return <h1>{useTranslations('find')('title')}</h1>;
}

async function show(locale: Locale): Promise<void> {
  const page = (
    <IntlProvider locale={locale} messages={EXPORTED.messages}>
      <Suspense fallback="loading">
        <ScreenMessages exported={{ find: findMessages }}>
          <Title />
        </ScreenMessages>
      </Suspense>
    </IntlProvider>
  );
  await act(async () => render(page));
}

test('the messages of a screen come with it in the exported language', async () => {
  await show(EXPORTED.locale);
  expect(screen.getByRole('heading').textContent).toBe(findMessages.title);
});

test('the messages of a screen are loaded in another language', async () => {
  await show(OTHER_LANGUAGE);
  expect(screen.getByRole('heading').textContent).toBe('Pool suchen');
});
