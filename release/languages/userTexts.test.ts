import { requestUserTexts } from './userTexts';

const HASHES = { de: 'one', 'pt-BR': 'two' };

/** Requests the texts on a device. Returns their language and the requested address. */
function requested(languages: readonly string[], stored?: () => string | null, sitePath = '') {
  const asked: string[] = [];
  const globals = {
    LANGUAGE_HASHES: HASHES,
    navigator: { languages },
    localStorage: { getItem: stored ?? (() => null) },
    fetch: (url: string) => {
      asked.push(url);
      return Promise.resolve(Response.json({}));
    },
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { configurable: true, value });
  return [requestUserTexts(sitePath)?.locale, ...asked];
}

const choice = (language: unknown, languageBefore?: unknown) => () =>
  JSON.stringify({ state: { language, languageBefore } });

/** The language that is shown with a choice, and the requests, while some files do not load. */
async function shownWithout(missing: readonly string[], stored: () => string) {
  const asked: string[] = [];
  requested([], stored);
  globalThis.fetch = async (url) => {
    asked.push(`${url}`);
    if (missing.some((name) => `${url}`.includes(name))) throw new TypeError();
    return Response.json({ from: url });
  };
  const shown = await requestUserTexts('')?.shown.catch(() => undefined);
  return [shown, ...asked];
}

test('LNG-06 the texts of the first language that the site has are requested', () => {
  expect(requested(['ja', 'de-AT', 'pt'])).toEqual(['de', '/locales/de.json?v=one']);
});

test('LNG-06 the choice of the user comes first, if it is a language of the site', () => {
  expect(requested(['de'], choice('pt-BR'))).toEqual(['pt-BR', '/locales/pt-br.json?v=two']);
  expect(requested(['de'], choice('en'))).toEqual([undefined]);
  expect(requested(['de'], choice('../x'))).toEqual(['de', '/locales/de.json?v=one']);
});

test('LNG-06 a device without storage has the language of its browser', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  expect(requested(['pt'], refuse)).toEqual(['pt-BR', '/locales/pt-br.json?v=two']);
});

test('LNG-02 nothing is requested for English, or for a language without a file', () => {
  expect(requested(['en-GB', 'de'])).toEqual([undefined]);
  expect(requested(['tr'])).toEqual([undefined]);
  expect(requested([])).toEqual([undefined]);
});

test('LNG-01 REL-08 under the path of a gateway the file is under it, too', () => {
  expect(requested(['de'], undefined, '/ipfs/cid')).toEqual([
    'de',
    '/ipfs/cid/locales/de.json?v=one',
  ]);
});

test('LNG-09 if the chosen language does not load, the one that was shown before it is requested', async () => {
  const [german, portuguese] = ['/locales/de.json?v=one', '/locales/pt-br.json?v=two'];
  expect(await shownWithout(['pt-br'], choice('pt-BR', 'de'))).toEqual([
    { locale: 'de', messages: { from: german } },
    portuguese,
    german,
  ]);
  expect(await shownWithout([], choice('pt-BR', 'de'))).toEqual([
    { locale: 'pt-BR', messages: { from: portuguese } },
    portuguese,
  ]);
  expect(await shownWithout(['pt-br', 'de'], choice('pt-BR', 'de'))).toEqual([
    undefined,
    portuguese,
    german,
  ]);
});

test.each(['en', 'tr', '../x', null, undefined])(
  'LNG-09 a language shown before that has no file, %s, is not requested',
  async (before) => {
    const [shown, ...asked] = await shownWithout(['pt-br'], choice('pt-BR', before));
    expect([shown, asked]).toEqual([undefined, ['/locales/pt-br.json?v=two']]);
  },
);
