import { createStore } from 'jotai';
import { addressQuery, isQueryWritten } from '@/lib/site/navigation/addressQuery';
import { followQueryAtom, swapFormAtom } from './atoms';
import { swapDraft } from './swapDraft';
import { keepAddress } from './useKeptAddress';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const LINK = `/swap/?outputCurrency=${PNG}&exactAmount=1`;
/** In an entry that the router has written. */
const ROUTER = { __NA: true, tree: 'swap' };

const { history, location, History } = window;
const { pushState, replaceState } = History.prototype;
/** The calls of the router's own methods. */
const routerHears = jest.fn();
let end: () => void = () => undefined;

beforeAll(() => {
  // The router replaces both, as Next's does.
  history.pushState = (...entry) => pushState.apply(history, entry);
  history.replaceState = (...entry) => {
    routerHears(...entry);
    replaceState.apply(history, entry);
  };
});

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  replaceState.call(history, ROUTER, '', '/swap/');
  routerHears.mockClear();
});

afterEach(() => {
  end();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function shown(path = '/swap/') {
  replaceState.call(history, ROUTER, '', path);
  const store = createStore();
  end = keepAddress(store, (callback) => callback());
  const follow = () => store.set(followQueryAtom, addressQuery(), isQueryWritten());
  return {
    store,
    follow,
    form: () => store.get(swapFormAtom),
    type: (text: string) => store.set(swapFormAtom, { type: 'typed', field: 'input', text }),
    choose: (id: string) => store.set(swapFormAtom, { type: 'selected', field: 'output', id }),
  };
}

const pause = () => jest.advanceTimersByTime(400);
const address = () => location.pathname + location.search;
const amountAddress = (text: string) => `/swap/?inputCurrency=AVAX&exactAmount=${text}`;
/** What the router does at a link, and when it writes again the address that it knows. */
const routerPushes = (path: string) => history.pushState(ROUTER, '', path);
const routerReplaces = (path: string) => history.replaceState(ROUTER, '', path);

test('SWP-31 the address is written once nobody types, past the router, whose state of the entry stays', () => {
  const write = jest.spyOn(History.prototype, 'replaceState');
  const swap = shown();
  write.mockClear();
  for (const text of ['1', '12', '12.', '12.5']) {
    swap.type(text);
    jest.advanceTimersByTime(399);
    expect(address()).toBe('/swap/');
  }
  pause();
  expect(address()).toBe(amountAddress('12.5'));
  expect(history.state).toMatchObject(ROUTER);
  expect(write).toHaveBeenCalledTimes(1);
  expect(routerHears).not.toHaveBeenCalled();
});

test('SWP-31 the address is written before a press, or a step of the focus, leads on', () => {
  const swap = shown();
  for (const [text, type] of [
    ['1', 'pointerdown'],
    ['2', 'focusout'],
  ] as const) {
    swap.type(text);
    window.dispatchEvent(new Event(type));
    expect(address()).toBe(amountAddress(text));
  }
});

test('SWP-31 the form of a page that was left, or is gone, is not written', () => {
  const swap = shown();
  swap.type('1');
  routerPushes('/pool/');
  pause();
  expect(address()).toBe('/pool/');
  routerPushes('/swap/');
  swap.type('2');
  end();
  pause();
  expect(address()).toBe('/swap/');
});

test('SWP-31 the address comes back after the router has written an older one, and the form stays', async () => {
  const swap = shown(LINK);
  swap.type('2');
  pause();
  routerReplaces(LINK);
  await Promise.resolve();
  pause();
  expect(address()).toBe(amountAddress('2'));
  routerPushes('/swap/');
  await Promise.resolve();
  pause();
  expect(address()).toBe(amountAddress('2'));
  expect(swap.form().typedValue).toBe('2');
});

test('SWP-28 SWP-31 a link to the address that the router still knows fills in the form again', async () => {
  const swap = shown('/swap/');
  swap.type('2');
  pause();
  routerPushes(LINK);
  await Promise.resolve();
  expect(swap.form()).toMatchObject({ typedValue: '1', outputId: PNG });
  swap.type('3');
  pause();
  expect(address()).toBe(`/swap/?inputCurrency=AVAX&outputCurrency=${PNG}&exactAmount=3`);
  routerPushes(LINK);
  // A press comes first.
  window.dispatchEvent(new Event('pointerdown'));
  expect(swap.form()).toMatchObject({ typedValue: '1', outputId: PNG });
  pause();
  expect(address()).toBe(LINK);
});

test('SWP-31 a browser that refuses to write the address is asked again at the next change', () => {
  const swap = shown();
  jest.spyOn(History.prototype, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('100 times in 30 seconds', 'SecurityError');
  });
  swap.type('1');
  pause();
  expect(address()).toBe('/swap/');
  swap.type('12');
  pause();
  expect(address()).toBe(amountAddress('12'));
});

test('SWP-28 what is typed is kept for a reload of the address that was written', () => {
  const keep = jest.spyOn(swapDraft, 'keep');
  const swap = shown();
  swap.type('1');
  pause();
  expect(keep).toHaveBeenLastCalledWith(
    expect.objectContaining({ query: location.search.slice(1) }),
  );
});

test('SWP-31 an entry without a state of the router gets one from the router', () => {
  const swap = shown();
  pushState.call(history, null, '', '/swap/#there');
  swap.type('1');
  pause();
  expect(address() + location.hash).toBe(`${amountAddress('1')}#there`);
  expect(routerHears).toHaveBeenCalledTimes(1);
});

test('SWP-28 SWP-31 the link that opened the page fills in the form once, also on the way back', () => {
  const swap = shown(LINK);
  swap.follow();
  pause();
  const opened = history.state;
  end();
  // Another page, then the swap by its link in the header.
  routerPushes('/pool/');
  routerPushes('/swap/');
  end = keepAddress(swap.store, (callback) => callback());
  swap.type('25');
  pause();
  expect(location.search).toMatch(/exactAmount=25$/);
  // Back twice.
  end();
  replaceState.call(history, opened, '', LINK);
  end = keepAddress(swap.store, (callback) => callback());
  swap.follow();
  expect(swap.form().typedValue).toBe('25');
});
