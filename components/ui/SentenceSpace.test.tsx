import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { SentenceSpace } from './SentenceSpace';

test.each(['en', 'de', 'zh-Hans'] as const)(
  'LNG-17 in %s two sentences have the distance of the language',
  (locale) => {
    const { container } = render(
      <NextIntlClientProvider locale={locale} messages={{}} timeZone="UTC">
        <p>
          One.
          <SentenceSpace />
          <a href="/">Two.</a>
        </p>
      </NextIntlClientProvider>,
    );
    expect(container.textContent).toBe(locale === 'zh-Hans' ? 'One.Two.' : 'One. Two.');
  },
);
