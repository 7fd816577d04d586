import type { Language } from '@/lib/base/i18n/languageFile';

/** Each request: its address, and its cache mode. */
let asked: unknown[] = [];
let isReachable = false;

/** A new page, whose start script has requested Turkish, and German once that did not load. */
async function openPage(shown: Promise<Language>) {
  jest.resetModules();
  globalThis.__languageHashes = { de: 'one', tr: 'two' };
  globalThis.__startedLanguage = { locale: 'tr', shown };
  globalThis.fetch = async (url, options) => {
    asked.push([url, options?.cache]);
    if (!isReachable) throw new TypeError();
    return Response.json({});
  };
  const { showLanguage, showStartedLanguage, useLanguage } = await import('./store');
  showStartedLanguage();
  return { showLanguage, state: () => useLanguage.getState() };
}

const GERMAN: Language = { locale: 'de', messages: {} };

beforeEach(() => {
  asked = [];
  isReachable = false;
});

test('LNG-09 the language before the chosen one is on screen until the chosen one loads, which is tried anew', async () => {
  const { showLanguage, state } = await openPage(Promise.resolve(GERMAN));
  await showLanguage('tr');
  expect(state()).toMatchObject({ shown: GERMAN, wanted: 'tr', failed: 'tr' });
  expect(asked).toEqual([]);

  const again = showLanguage('tr');
  expect(state()).toMatchObject({ shown: GERMAN, failed: undefined });
  await again;
  expect(state()).toMatchObject({ shown: GERMAN, failed: 'tr' });

  isReachable = true;
  await showLanguage('tr');
  expect(state()).toMatchObject({ shown: { locale: 'tr' }, failed: undefined });
  const turkish = ['/locales/tr.json?v=two', 'reload'];
  expect(asked).toEqual([turkish, turkish]);
});

test('LNG-09 the language before the chosen one is not shown after another choice', async () => {
  let load: (language: Language) => void = () => undefined;
  const { showLanguage, state } = await openPage(
    new Promise((resolve) => {
      load = resolve;
    }),
  );
  const turkish = showLanguage('tr');
  await showLanguage('en');
  load(GERMAN);
  await turkish;
  expect(state()).toMatchObject({ shown: { locale: 'en' }, wanted: 'en', failed: undefined });
});
