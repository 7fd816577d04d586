import type { Locale } from '@/lib/base/i18n/locales';
import { showLanguage, showStartedLanguage, useLanguage } from './store';

const state = () => useLanguage.getState();
const texts = (locale: Locale) => ({ frame: { brand: locale } });
const answer = (locale: Locale) => Response.json(texts(locale));

/** Each request: its address, its cache mode, and how to answer it. */
type Asked = {
  readonly url: string;
  readonly cache: RequestCache | undefined;
  readonly integrity: string | undefined;
  readonly signal: AbortSignal | null | undefined;
  readonly respond: (response: Response) => void;
  readonly fail: () => void;
};

let asked: Asked[] = [];

beforeEach(async () => {
  asked = [];
  globalThis.__languageHashes = {
    de: 'one',
    fr: 'two',
    es: 'three',
    tr: 'four',
    vi: 'five',
    'pt-BR': 'six',
  };
  globalThis.fetch = (url, options) =>
    new Promise((respond, reject) => {
      asked.push({
        url: `${url}`,
        cache: options?.cache,
        integrity: options?.integrity,
        signal: options?.signal,
        respond,
        fail: () => reject(new TypeError()),
      });
    });
  await showLanguage('en');
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('LNG-08 a language is requested once, at the address of its content', async () => {
  const shown = showLanguage('de');
  expect(state()).toMatchObject({ wanted: 'de', shown: { locale: 'en' } });
  asked[0]?.respond(answer('de'));
  await shown;
  expect(state()).toMatchObject({ shown: { locale: 'de', messages: texts('de') } });
  await showLanguage('en');
  await showLanguage('de');
  expect(state().shown.locale).toBe('de');
  expect(asked.map(({ url }) => url)).toEqual(['/locales/de.json?v=one']);
});

test('LNG-06 of two choices the later one counts, whatever arrives first', async () => {
  const french = showLanguage('fr');
  const spanish = showLanguage('es');
  asked[1]?.respond(answer('es'));
  await spanish;
  asked[0]?.respond(answer('fr'));
  await french;
  expect(state()).toMatchObject({ wanted: 'es', shown: { locale: 'es' } });
});

test('LNG-09 what fails keeps the language on screen, and is requested anew, not from the cache', async () => {
  const german = showLanguage('de');
  asked[0]?.respond(answer('de'));
  await german;
  asked = [];
  const first = showLanguage('tr');
  asked[0]?.respond(new Response('', { status: 404 }));
  await first;
  expect(state()).toMatchObject({ failed: 'tr', shown: { locale: 'de', messages: texts('de') } });
  const second = showLanguage('tr');
  expect(state().failed).toBeUndefined();
  asked[1]?.fail();
  await second;
  expect(state().failed).toBe('tr');
  const third = showLanguage('tr');
  asked[2]?.respond(answer('tr'));
  await third;
  expect(state()).toMatchObject({ failed: undefined, shown: { locale: 'tr' } });
  expect(asked.map(({ cache }) => cache)).toEqual(['default', 'reload', 'reload']);
});

test('LNG-09 a file that does not come within 20 seconds has failed, and can be tried again', async () => {
  jest.useFakeTimers();
  // The fake clock does not know those of signals.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const ending = new AbortController();
    setTimeout(() => ending.abort(), ms);
    return ending.signal;
  });
  void showLanguage('pt-BR');
  const [first] = asked;
  first?.signal?.addEventListener('abort', first.fail);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(state()).toMatchObject({ wanted: 'pt-BR', failed: undefined, shown: { locale: 'en' } });
  await jest.advanceTimersByTimeAsync(1);
  expect(state()).toMatchObject({ failed: 'pt-BR', shown: { locale: 'en' } });
  const again = showLanguage('pt-BR');
  asked[1]?.respond(answer('pt-BR'));
  await again;
  expect(state()).toMatchObject({ failed: undefined, shown: { locale: 'pt-BR' } });
});

test('LNG-09 a failure of a language that is not wanted any more is not reported', async () => {
  globalThis.__languageHashes = undefined;
  const chinese = showLanguage('zh-Hans');
  await showLanguage('en');
  asked[0]?.fail();
  await chinese;
  expect(state()).toMatchObject({ failed: undefined, wanted: 'en' });
  // The development server has no hashes.
  expect(asked[0]?.url).toBe('/locales/zh.json?v=undefined');
  expect(asked[0]?.integrity).toBe('');
});

test('LNG-08 the texts that the start script has requested are used, and no others', async () => {
  const started = { locale: 'vi', messages: {} } as const;
  globalThis.__startedLanguage = { locale: 'vi', shown: Promise.resolve(started) };
  showStartedLanguage();
  await showLanguage('vi');
  expect(state()).toMatchObject({ shown: started, failed: undefined });
  expect(asked).toEqual([]);
});
