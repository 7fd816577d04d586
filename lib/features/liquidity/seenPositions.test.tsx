import { renderHook } from '@testing-library/react';
import { safeLocalStorage } from '@/lib/base/storage/safeLocalStorage';
import { removeTexts } from '@/lib/transactions/activity/untilCleared';
import { useClearActivity } from '@/lib/transactions/activity/useClearActivity';
import { keepSeen, type SeenPosition, seenPosition } from './seenPositions';

const [ACCOUNT, OTHER, PAIR] = ['0xA1', '0xb2', '0xC3'] as const;
const KEY = 'pangolin.positionsSeen.43114';

function seen(own: Partial<SeenPosition> = {}): SeenPosition {
  return {
    ...{ account: ACCOUNT, pair: PAIR, atMs: 1_700_000_000_000, block: 10n },
    ...{ liquidity: 2n ** 111n, supply: 2n ** 112n, balance0: 3n, balance1: 4n },
    ...own,
  };
}

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('MKT-39 a position is kept as it was first seen, by chain, account and pair', () => {
  expect(seenPosition(43114, ACCOUNT, PAIR)).toBeUndefined();
  keepSeen(43114, [seen()]);
  keepSeen(43114, [seen({ liquidity: 5n, block: 11n })]);
  expect(seenPosition(43114, '0xa1', '0xc3')).toEqual(seen());
  expect(seenPosition(43114, OTHER, PAIR)).toBeUndefined();
  expect(seenPosition(43113, ACCOUNT, PAIR)).toBeUndefined();
  keepSeen(43114, [seen({ liquidity: 5n, block: 11n })], true);
  expect(seenPosition(43114, ACCOUNT, PAIR)?.block).toBe(11n);
});

test('MKT-39 what is kept of a chain is gone once it is cleared', () => {
  keepSeen(43114, [seen()]);
  keepSeen(43113, [seen()]);
  renderHook(useClearActivity).result.current(43114);
  expect(window.localStorage.getItem(KEY)).toBeNull();
  expect(seenPosition(43114, ACCOUNT, PAIR)).toBeUndefined();
  expect(seenPosition(43113, ACCOUNT, PAIR)).toEqual(seen());
});

test('MKT-39 with a storage that refuses, it is kept in this tab', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepSeen(43114, [seen()]);
  expect(seenPosition(43114, ACCOUNT, PAIR)).toEqual(seen());
  removeTexts(43114);
  expect(seenPosition(43114, ACCOUNT, PAIR)).toBeUndefined();
});

test('MKT-39 the 300 that were seen last are kept', () => {
  const many = Array.from({ length: 301 }, (_, n) => seen({ pair: `0x${n}` }));
  keepSeen(43114, many);
  expect(seenPosition(43114, ACCOUNT, '0x0')).toBeUndefined();
  expect(seenPosition(43114, ACCOUNT, '0x300')).toBeDefined();
});

test.each(['', 'no JSON', '{"version":1}', '{"version":1,"seen":[{"account":1}]}', '[]'])(
  'MKT-39 an unreadable text (%s) is no position, and the next one is kept',
  (text) => {
    safeLocalStorage.setItem(KEY, text);
    expect(seenPosition(43114, ACCOUNT, PAIR)).toBeUndefined();
    keepSeen(43114, [seen()]);
    expect(seenPosition(43114, ACCOUNT, PAIR)).toEqual(seen());
  },
);

test('MKT-39 what a later release has written stays as it is', () => {
  const later = '{"version":2,"seen":[]}';
  safeLocalStorage.setItem(KEY, later);
  keepSeen(43114, [seen()]);
  expect(window.localStorage.getItem(KEY)).toBe(later);
});
