import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useLanguage } from '@/lib/site/language/store';
import messages from '@/messages/en.json';
import { LanguageSheet } from './LanguageSheet';

const mark = () => screen.getByRole('radio', { checked: true }).closest('label')?.textContent;

/** Holds the next request of a language. Undefined lets it fail. */
function holdRequest(): (texts: object | undefined) => Promise<void> {
  let end: (texts: object | undefined) => void = () => undefined;
  const json = new Promise<object>((resolve, reject) => {
    end = (texts) => (texts ? resolve(texts) : reject(new TypeError('it did not load')));
  });
  Object.assign(globalThis, { fetch: async () => ({ json: () => json }) });
  return (texts) => act(async () => end(texts));
}

test('LNG-09 LNG-12 the menu marks a language that is loading, and the one on screen once it has failed', async () => {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <LanguageSheet onClose={() => undefined} />
    </NextIntlClientProvider>,
  );
  const german = () => screen.getByRole('radio', { name: 'Deutsch' });
  const end = holdRequest();
  act(() => german().click());
  expect(mark()).toBe('Deutsch');
  await end(undefined);
  expect(useLanguage.getState().failed).toBe('de');
  expect(mark()).toBe('English');

  // The same choice tries again.
  const endAgain = holdRequest();
  act(() => german().click());
  expect(mark()).toBe('Deutsch');
  await endAgain({});
  expect(useLanguage.getState().shown.locale).toBe('de');
  expect(mark()).toBe('Deutsch');
});
