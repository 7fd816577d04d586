/** @jest-environment jsdom */
import type { Language } from '@/lib/base/i18n/languageFile';
import type { Locale } from '@/lib/base/i18n/locales';
import german from '@/messages/de.json';
import { translateMarked } from './translateMarked';

const NOTICE = `
  <h1>Swap</h1>
  <p><span data-text="frame.notLoaded">This page did not load.</span> <a data-text="frame.reload">Reload</a></p>
`;

/** A language with the texts of the frame, as a response has them. */
const languageWith = async (frame: object, locale: Locale = 'de'): Promise<Language> => ({
  locale,
  messages: JSON.parse(JSON.stringify({ frame })),
});

/** The document is complete. */
const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));

const marked = () =>
  [...document.querySelectorAll<HTMLElement>('[data-text]')].map(({ lang, textContent }) => [
    lang,
    textContent,
  ]);

beforeEach(() => {
  document.body.innerHTML = NOTICE;
});

test('LNG-01 the marked texts are in the language of the user once the document is complete', async () => {
  const translated = translateMarked({ locale: 'de', shown: languageWith(german.frame) });
  await Promise.resolve();
  expect(marked()[1]).toEqual(['', 'Reload']);
  parsed();
  expect(await translated).toBe('de');
  const { notLoaded, reload } = german.frame;
  expect(marked()).toEqual([
    ['de', notLoaded],
    ['de', reload],
  ]);
  expect(document.querySelector('h1')?.textContent).toBe('Swap');
});

test('LNG-01 a text is never markup', async () => {
  const shown = languageWith({ ...german.frame, reload: '<img src=x>' });
  const translated = translateMarked({ locale: 'de', shown });
  parsed();
  await translated;
  expect(marked()[1]).toEqual(['de', '<img src=x>']);
  expect(document.querySelector('img')).toBeNull();
});

test('LNG-02 without texts of another language everything stays in English', async () => {
  const lost = Promise.reject(new TypeError('offline'));
  const attempts = [undefined, { locale: 'de', shown: lost } as const].map(translateMarked);
  parsed();
  expect(await Promise.all(attempts)).toEqual([undefined, undefined]);
  expect(marked()).toEqual([
    ['', 'This page did not load.'],
    ['', 'Reload'],
  ]);
});

test('LNG-09 the marked texts are in the language that is shown in place of the chosen one', async () => {
  const translated = translateMarked({ locale: 'tr', shown: languageWith(german.frame) });
  parsed();
  expect(await translated).toBe('de');
  expect(marked()[1]).toEqual(['de', german.frame.reload]);
});
