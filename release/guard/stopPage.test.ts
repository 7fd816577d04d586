/** @jest-environment jsdom */

import german from '@/messages/de/guard.json';
import english from '@/messages/en/guard.json';
import { stopPage } from './stopPage';

/** What is left of a response: jsdom has none. */
type Answer = { readonly json: () => Promise<unknown> };
type Fetch = (url: string) => Promise<Answer>;

/** What a request for a language sees of the page. */
let policyAtRequest: Element | null | undefined;

const policy = () => document.head.querySelector('meta[http-equiv="Content-Security-Policy"]');
const root = document.documentElement;
/** What is seen. */
const shown = () => (root.hidden ? undefined : document.body.textContent);
const completeDocument = () => document.dispatchEvent(new Event('DOMContentLoaded'));
/** Lets what has arrived take effect. */
const settled = () => jest.advanceTimersByTimeAsync(0);

/** Opens a page in a browser that prefers German, and stops it. */
function stopped(answer: Fetch, address: string | null = 'https://own.example/swap/') {
  const globals = {
    LANGUAGE_HASHES: { de: 'one' },
    fetch: (url: string) => {
      policyAtRequest = policy();
      return answer(url);
    },
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { configurable: true, value });
  stopPage('sharedAddress', address, '/ipfs/cid');
  expect(policy()?.getAttribute('content')).toBe("default-src 'none'");
  expect(shown()).toBeUndefined();
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de']);
  policyAtRequest = undefined;
  document.head.innerHTML = '<title>Swap · Pangolin</title>';
  document.body.innerHTML = '<main>Swap</main>';
  root.lang = 'en';
  root.hidden = false;
});

afterEach(() => jest.useRealTimers());

const ENGLISH = english.sharedAddress + english.sharedAddressLink;
const GERMAN = german.sharedAddress + german.sharedAddressLink;
const answerInGerman = (): Answer => ({
  json: async () => ({ guard: german, frame: { brand: 'Pangolin' } }),
});

test('LNG-01 LNG-11 a stopped page is in the language of the user, whose texts it requests before all else is blocked', async () => {
  const asked: string[] = [];
  stopped(async (url) => {
    asked.push(url);
    return answerInGerman();
  });
  expect(policyAtRequest).toBeNull();
  expect(asked).toEqual(['/ipfs/cid/locales/de.json?v=one']);
  completeDocument();
  await settled();
  expect(shown()).toBe(GERMAN);
  expect(root.lang).toBe('de');
  expect(document.title).toBe('Pangolin');
  expect(document.querySelector('a')?.href).toBe('https://own.example/swap/');
});

test('LNG-02 a page is stopped, and in English, whatever becomes of its texts', async () => {
  for (const answer of [
    () => {
      throw new TypeError('no fetch');
    },
    () => Promise.reject(new TypeError('offline')),
    async () => ({ json: () => Promise.reject(new SyntaxError('<h1>Not found</h1>')) }),
  ]) {
    stopped(answer);
    completeDocument();
    await settled();
    expect(shown()).toBe(ENGLISH);
    expect(root.lang).toBe('en');
  }
});

test('LNG-10 it waits a second for them, and is then in English until they come', async () => {
  let arrive = (_answer: Answer) => {};
  stopped(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  completeDocument();
  await jest.advanceTimersByTimeAsync(999);
  expect(shown()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(shown()).toBe(ENGLISH);
  arrive(answerInGerman());
  await settled();
  expect(shown()).toBe(GERMAN);
});

test('REL-08 without an address of its own it has no link', async () => {
  stopped(async () => answerInGerman(), null);
  completeDocument();
  await settled();
  expect(shown()).toBe(german.sharedAddress);
  expect(document.querySelector('a')).toBeNull();
});

test('LNG-02 nothing is requested for English', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  stopped(async () => answerInGerman());
  expect(policyAtRequest).toBeUndefined();
  completeDocument();
  await settled();
  expect(shown()).toBe(ENGLISH);
  expect(document.title).toBe('Swap · Pangolin');
});
