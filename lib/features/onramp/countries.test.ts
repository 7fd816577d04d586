import { COUNTRIES, countryOf, isCountry } from './countries';

test.each([
  [['de-CH', 'en-US'], 'CH'],
  [['de', 'en-GB'], 'GB'],
  [['zh-Hant-TW'], 'TW'],
  [['sq-XK'], 'XK'],
  [['es-IC', 'fr-FR'], 'FR'],
  [['en-EU'], 'US'],
  [['es-419'], 'US'],
  [['not a language', 'fr-FR'], 'FR'],
  [[], 'US'],
] as const)('BUY-21 from the languages %j the country begins as %s', (languages, country) => {
  expect(countryOf(languages)).toBe(country);
});

test('BUY-21 whatever the languages, the country is one that can be chosen', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const first of letters)
    for (const second of letters) expect(COUNTRIES).toContain(countryOf([`en-${first}${second}`]));
  expect(new Set(COUNTRIES).size).toBe(250);
  expect(['', 'C', 'CHE', 'ch', '12', 'ZZ'].some(isCountry)).toBe(false);
});
