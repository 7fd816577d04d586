import { localeOf } from './localeOf';

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['EN-gb', 'en'],
  ['tr-TR', 'tr'],
  ['zh', 'zh-Hans'],
  ['zh-TW', 'zh-Hans'],
  ['zh-Hant-HK', 'zh-Hans'],
  ['es-419', 'es'],
  ['fr-CA', 'fr'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['pt_br', 'pt-BR'],
  ['vi', 'vi'],
  ['vi-VN', 'vi'],
])('LNG-06 the browser language %s finds %s', (language, locale) => {
  expect(localeOf([language])).toBe(locale);
});

test('LNG-06 the first language that the app has counts', () => {
  expect(localeOf(['ja', 'nl-BE', 'fr-BE', 'de'])).toBe('fr');
});

test('LNG-06 without a known language it is English', () => {
  expect(localeOf([])).toBe('en');
  expect(localeOf(['ja', 'x-klingon', ''])).toBe('en');
});
