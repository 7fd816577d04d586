import { render } from '@testing-library/react';
import { EXPORTED } from '@/lib/base/i18n/exported/language';
import { useLanguage } from '@/lib/site/language/store';
import { LanguageProvider } from './LanguageProvider';

const { dataset } = document.documentElement;
const GERMAN = { locale: 'de', messages: {} } as const;

test.each([
  ['the wanted language', { shown: GERMAN, wanted: 'de', failed: undefined }, undefined],
  ['a failure', { shown: EXPORTED, wanted: 'de', failed: 'de' }, undefined],
  [
    'the language before one that is tried anew',
    { shown: GERMAN, wanted: 'tr', failed: undefined },
    undefined,
  ],
  ['no language yet', { shown: EXPORTED, wanted: 'de', failed: undefined }, 'waiting'],
] as const)('LNG-09 LNG-10 a page that waits for its texts: %s', (_what, state, left) => {
  useLanguage.setState(state);
  dataset.texts = 'waiting';
  render(<LanguageProvider>Swap</LanguageProvider>);
  expect(dataset.texts).toBe(left);
  expect(document.documentElement.lang).toBe(state.shown.locale);
});
