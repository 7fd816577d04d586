import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { isReplaced } from '@/lib/site/language/isReplaced';
import { useLanguage } from '@/lib/site/language/store';
import messages from '@/messages/en.json';
import { LanguageNotice } from './LanguageNotice';

jest.mock('@/lib/site/language/isReplaced');

/** The notice after Turkish did not load, and how its check of the site ends. */
function showNotice(): (found: boolean) => Promise<void> {
  let settle: (found: boolean) => void = () => undefined;
  jest.mocked(isReplaced).mockReturnValue(
    new Promise((resolve) => {
      settle = resolve;
    }),
  );
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <LanguageNotice locale="tr" />
    </NextIntlClientProvider>,
  );
  return (found) => act(async () => settle(found));
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('LNG-09 a language that did not load is reported at once, and can be tried again', async () => {
  const settle = showNotice();
  expect(screen.getByText('Türkçe could not be loaded.')).toBeVisible();
  // No button takes the place of one that somebody is about to press.
  expect(buttons()).toEqual([]);
  await settle(false);
  expect(buttons()).toEqual(['Try again']);
  screen.getByRole('button').click();
  expect(useLanguage.getState().wanted).toBe('tr');
});

test('LNG-09 a page whose file of the language is of an older release offers to load the page again', async () => {
  await showNotice()(true);
  expect(
    screen.getByText('Türkçe could not be loaded: this site has a newer version.'),
  ).toBeVisible();
  expect(buttons()).toEqual(['Reload the page']);
});
