import * as z from 'zod/mini';
import type { StorageProblem } from './storageProblems';

const NAME = 'pangolin.example';
const DEFAULTS = { slippageBps: 50, raw: 0n };

let cleanUps: (() => void)[];

/** A fresh load of the page: new modules and a new store on the same device. */
async function openTab(
  options: {
    version?: number;
    migrate?: (state: unknown) => unknown;
    readable?: z.ZodMiniType<typeof DEFAULTS>;
  } = {},
) {
  jest.resetModules();
  const { storedBigint } = await import('./persisted');
  const { followStorage, persistedStore } = await import('./store');
  const { storageProblems, subscribeToStorageProblems } = await import('./storageProblems');
  const store = persistedStore(DEFAULTS, {
    name: NAME,
    version: 1,
    schema: z.object({ slippageBps: z.int(), raw: storedBigint }),
    ...options,
  });
  const published: StorageProblem[][] = [];
  cleanUps.push(subscribeToStorageProblems(() => published.push([...storageProblems()])));
  return {
    store,
    storageProblems,
    published,
    restore: () => cleanUps.push(followStorage(store)),
  };
}

function stored(): unknown {
  return JSON.parse(window.localStorage.getItem(NAME) ?? 'null');
}

function otherTabWrote(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function refuseWrites(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

beforeEach(() => {
  cleanUps = [];
  window.localStorage.clear();
});

afterEach(() => {
  for (const cleanUp of cleanUps) cleanUp();
  jest.restoreAllMocks();
});

test('REL-02 a state is stored locally and restored at the next start', async () => {
  const first = await openTab();
  first.restore();
  first.store.setState({ slippageBps: 100, raw: 2n ** 256n - 1n });
  const second = await openTab();
  expect(second.store.getState()).toEqual(DEFAULTS);
  second.restore();
  expect(second.store.getState()).toEqual({ slippageBps: 100, raw: 2n ** 256n - 1n });
});

test('REL-02 a change before the state was restored does not overwrite the stored state', async () => {
  const before = { state: { slippageBps: 100, raw: '1' }, version: 1 };
  window.localStorage.setItem(NAME, JSON.stringify(before));
  const { store } = await openTab();
  store.setState({ slippageBps: 10 });
  expect(stored()).toEqual(before);
});

test.each([
  ['no JSON', '{"state":'],
  ['no envelope', '[1,2]'],
  ['null', 'null'],
  ['a version that is no number', '{"state":{"slippageBps":1,"raw":"1"},"version":"1"}'],
  ['a value of another type', '{"state":{"slippageBps":"1","raw":"1"},"version":1}'],
  ['a quantity that is no whole number', '{"state":{"slippageBps":1,"raw":"-1"},"version":1}'],
])('REL-02 S01 a stored text with %s is set aside and defaults are used', async (_name, text) => {
  window.localStorage.setItem(NAME, text);
  const { store, restore, storageProblems } = await openTab();
  restore();
  expect(store.persist.hasHydrated()).toBe(true);
  expect(store.getState()).toEqual(DEFAULTS);
  expect(window.localStorage.getItem(`${NAME}.quarantine`)).toBe(text);
  expect(storageProblems()).toEqual(['reset']);
  store.setState({ slippageBps: 300 });
  expect(stored()).toEqual({ state: { slippageBps: 300, raw: '0' }, version: 1 });
});

test('TXN-21 S12 the readable part of a text is kept, and the whole text is set aside once', async () => {
  const text = '{"state":{"slippageBps":"1","raw":"7"},"version":1}';
  window.localStorage.setItem(NAME, text);
  const { store, restore, storageProblems } = await openTab({
    readable: z.object({ slippageBps: z.catch(z.int(), 50), raw: z.any() }),
  });
  restore();
  expect(store.getState()).toEqual({ slippageBps: 50, raw: '7' });
  expect(window.localStorage.getItem(`${NAME}.quarantine`)).toBe(text);
  expect(stored()).toEqual({ state: { slippageBps: 50, raw: '7' }, version: 1 });
  expect(storageProblems()).toEqual(['incomplete']);
});

test('REL-02 S04 names that the schema does not know are ignored, an action and __proto__ among them', async () => {
  const { persisted } = await import('./persisted');
  const setSlippage = () => undefined;
  const current = { slippageBps: 50, setSlippage };
  const { merge } = persisted({
    name: NAME,
    version: 1,
    schema: z.object({ slippageBps: z.int() }),
  });
  const merged = merge(
    '{"state":{"slippageBps":1,"setSlippage":7,"__proto__":{"polluted":true}},"version":1}',
    current,
  );
  expect(merged).toEqual({ slippageBps: 1, setSlippage });
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
});

test('REL-02 S05 on a full device the action still works in memory, and that is published once', async () => {
  const { store, restore, published } = await openTab();
  restore();
  refuseWrites();
  store.setState({ slippageBps: 100 });
  store.setState({ slippageBps: 300 });
  expect(store.getState().slippageBps).toBe(300);
  expect(published).toEqual([['notSaved']]);
});

test('REL-02 S06 without storage the app works in memory', async () => {
  const { store, restore } = await openTab();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  restore();
  store.setState({ slippageBps: 100 });
  store.persist.rehydrate();
  expect(store.persist.hasHydrated()).toBe(true);
  expect(store.getState().slippageBps).toBe(100);
});

test('REL-02 S07 the form of an older version is migrated', async () => {
  window.localStorage.setItem(NAME, '{"state":{"slippagePercent":1},"version":1}');
  const percentSchema = z.object({ slippagePercent: z.number() });
  const { store, restore, storageProblems } = await openTab({
    version: 2,
    migrate: (state) => ({
      slippageBps: z.parse(percentSchema, state).slippagePercent * 100,
      raw: '0',
    }),
  });
  restore();
  expect(store.getState().slippageBps).toBe(100);
  expect(storageProblems()).toEqual([]);
});

test('REL-02 S07 an older form that cannot be migrated is set aside', async () => {
  window.localStorage.setItem(NAME, '{"state":null,"version":1}');
  const { store, restore } = await openTab({
    version: 2,
    migrate: (state) => z.parse(z.object({}), state),
  });
  restore();
  expect(store.persist.hasHydrated()).toBe(true);
  expect(store.getState()).toEqual(DEFAULTS);
  expect(window.localStorage.getItem(`${NAME}.quarantine`)).toBe('{"state":null,"version":1}');
});

test('REL-02 S07 a text of a newer version is left unchanged, and defaults apply in memory', async () => {
  const newer = '{"state":{"slippage":"1%"},"version":2}';
  window.localStorage.setItem(NAME, newer);
  const { store, restore, storageProblems } = await openTab();
  restore();
  expect(store.getState()).toEqual(DEFAULTS);
  store.setState({ slippageBps: 100 });
  expect(store.getState().slippageBps).toBe(100);
  expect(window.localStorage.getItem(NAME)).toBe(newer);
  expect(storageProblems()).toEqual(['newer']);
});

test('REL-02 S08 what another tab stores is taken over, once', async () => {
  const { store, restore } = await openTab();
  restore();
  const renders = jest.fn();
  store.subscribe(renders);
  window.localStorage.setItem(NAME, '{"state":{"slippageBps":10,"raw":"0"},"version":1}');
  otherTabWrote(NAME);
  otherTabWrote('pangolin.other');
  expect(renders).toHaveBeenCalledTimes(1);
  expect(store.getState().slippageBps).toBe(10);
});

test('REL-02 S11 after the site data were cleared the state stays, and the next write stores it again', async () => {
  const { store, restore } = await openTab();
  restore();
  store.setState({ slippageBps: 100 });
  window.localStorage.clear();
  otherTabWrote(null);
  expect(store.getState().slippageBps).toBe(100);
  store.setState({ raw: 1n });
  expect(stored()).toEqual({ state: { slippageBps: 100, raw: '1' }, version: 1 });
});

test('REL-14 what was stored while the page was kept for Back is read once it is shown again', async () => {
  const { store, restore } = await openTab();
  restore();
  window.localStorage.setItem(NAME, '{"state":{"slippageBps":10,"raw":"0"},"version":1}');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(store.getState().slippageBps).toBe(10);
  window.localStorage.setItem(NAME, '{"state":{"slippageBps":20,"raw":"0"},"version":1}');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(store.getState().slippageBps).toBe(20);
});

test('REL-14 a tab that heard nothing writes its own change only', async () => {
  const { store, restore } = await openTab();
  restore();
  window.localStorage.setItem(NAME, '{"state":{"slippageBps":10,"raw":"7"},"version":1}');
  store.setState({ slippageBps: 100 });
  expect(stored()).toEqual({ state: { slippageBps: 100, raw: '7' }, version: 1 });
  expect(store.getState()).toEqual({ slippageBps: 100, raw: 7n });
});

test('REL-15 what the device refused to save survives the write of another tab, and is saved when there is room', async () => {
  const { store, restore } = await openTab();
  restore();
  store.setState({ slippageBps: 10 });
  refuseWrites();
  store.setState({ slippageBps: 100 });
  jest.restoreAllMocks();
  window.localStorage.setItem(NAME, '{"state":{"slippageBps":10,"raw":"7"},"version":1}');
  refuseWrites();
  otherTabWrote(NAME);
  expect(store.getState()).toEqual({ slippageBps: 100, raw: 7n });
  expect(stored()).toEqual({ state: { slippageBps: 10, raw: '7' }, version: 1 });
  jest.restoreAllMocks();
  window.localStorage.setItem(NAME, '{"state":{"slippageBps":10,"raw":"8"},"version":1}');
  otherTabWrote(NAME);
  expect(stored()).toEqual({ state: { slippageBps: 100, raw: '8' }, version: 1 });
  window.localStorage.setItem(NAME, '{"state":{"slippageBps":20,"raw":"8"},"version":1}');
  otherTabWrote(NAME);
  expect(store.getState().slippageBps).toBe(20);
});

test('REL-15 the first change of a device without room survives the write of another tab', async () => {
  const { store, restore } = await openTab();
  restore();
  refuseWrites();
  store.setState({ slippageBps: 100 });
  jest.restoreAllMocks();
  window.localStorage.setItem(NAME, '{"state":{"slippageBps":50,"raw":"7"},"version":1}');
  refuseWrites();
  otherTabWrote(NAME);
  expect(store.getState()).toEqual({ slippageBps: 100, raw: 7n });
});
