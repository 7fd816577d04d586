import fc from 'fast-check';
import { NEW_LIST } from '@/lib/holdings/lists/listState';
import { withPair } from '@/lib/site/settings/savedPairs';
import { withToken } from '@/lib/site/settings/savedTokens';
import { DEFAULT_SETTINGS } from '@/lib/site/settings/settings';
import { confirmedSend } from '@/lib/transactions/history/recipients/testing/sends.setup';
import { backupText } from './backup';
import { currentBackup, type DeviceState } from './currentBackup';
import { readBackup } from './readBackup';
import { ACCOUNT, approval, FRIEND, NO_BACKUP, NOW_MS, PNG, WAVAX } from './testing/backup.setup';

const SITE_LIST = '/lists/top15.json';
const OWN_LIST = 'https://lists.example/a.json';
const OWN_NODE = 'https://node.example/key';

const read = (text: string) =>
  readBackup(text, { knownLists: [SITE_LIST], nowMs: NOW_MS, keepsLoopback: false });

const device: DeviceState = {
  settings: {
    ...DEFAULT_SETTINGS,
    userDarkMode: true,
    userSlippageTolerance: 120,
    tokens: withToken(DEFAULT_SETTINGS.tokens, PNG),
    pairs: withPair(DEFAULT_SETTINGS.pairs, WAVAX, PNG),
    URLWarningVisible: false,
    timestamp: 5,
  },
  endpoints: { 43114: OWN_NODE, 43113: null },
  lists: {
    byUrl: {
      [SITE_LIST]: { ...NEW_LIST, isPinned: true },
      [OWN_LIST]: NEW_LIST,
      '/lists/aeb.json': NEW_LIST,
    },
    selectedListUrl: [OWN_LIST],
    lastInitializedDefaultListOfLists: [SITE_LIST, '/lists/aeb.json'],
  },
  history: { records: [confirmedSend(FRIEND, 7), approval(3)], cleared: [] },
  recipients: {
    recipients: [{ chainId: 43114, account: ACCOUNT, recipient: FRIEND, sentTime: 7 }],
  },
};

test('PNL-13 what was exported is read back whole, and endpoints are in the file only if wanted', () => {
  const whole = currentBackup(device, { withEndpoints: true });
  const text = backupText(whole, new Date(NOW_MS));
  expect(read(text)).toEqual({ backup: whole, leftOut: {} });
  expect(whole.lists).toEqual([
    { url: OWN_LIST, isInUse: true, isPinned: false },
    { url: SITE_LIST, isInUse: false, isPinned: true },
  ]);
  expect(whole.settings).not.toHaveProperty('URLWarningVisible');
  const shared = backupText(currentBackup(device, { withEndpoints: false }), new Date(NOW_MS));
  expect(text).toContain(OWN_NODE);
  expect(shared).not.toContain('node.example');
});

test.each([
  ['', 'notJson'],
  ['{"app":"pangolin"', 'notJson'],
  ['null', 'notBackup'],
  ['[]', 'notBackup'],
  ['"pangolin"', 'notBackup'],
  ['{"version":1}', 'notBackup'],
  ['{"app":"other","version":1}', 'notBackup'],
  ['{"app":"pangolin","version":"1"}', 'notBackup'],
  ['{"app":"pangolin","version":2}', 'newer'],
])('PNL-13 the text %j is not a backup: %s', (text, problem) => {
  expect(read(text)).toBe(problem);
});

const file = (parts: object) => JSON.stringify({ app: 'pangolin', version: 1, ...parts });

test('PNL-13 each entry that is not valid is left out alone, and counted', () => {
  const stored = (record: object) =>
    JSON.parse(
      JSON.stringify(record, (_key, value) => (typeof value === 'bigint' ? String(value) : value)),
    );
  const good = stored(approval(5));
  const found = read(
    file({
      settings: { userSlippageTolerance: 5000, userDeadline: 0.5, userDarkMode: 'yes', x: 1 },
      tokens: [PNG, { ...PNG, chainId: 1 }, { ...PNG, decimals: 99 }, null],
      pairs: [{ token0: PNG, token1: { ...WAVAX, chainId: 43113 } }, 7],
      endpoints: { 43114: 'http://node.example', 43113: OWN_NODE, 1: OWN_NODE },
      lists: [
        { url: 'javascript:alert(1)', isInUse: true, isPinned: false },
        { url: 'data:application/json,{}', isInUse: true, isPinned: false },
        { url: '/other/list.json', isInUse: true, isPinned: false },
        { url: 'ipfs://bafy/list.json', isInUse: true, isPinned: false },
        { url: 'http://lists.example/a.json#x', isInUse: false, isPinned: false },
        { url: SITE_LIST, isInUse: 1, isPinned: false },
        { url: SITE_LIST, isInUse: true, isPinned: false },
        { url: 'tokens.example.eth', isInUse: true, isPinned: false },
      ],
      transactions: [
        good,
        { ...good, chainId: 1 },
        { ...good, value: -1 },
        { ...good, addedTime: NOW_MS + 1 },
        { ...good, addedTime: 'now' },
        { ...good, summary: { type: 'steal' } },
        { ...good, foreign: { deep: [] } },
      ],
      recipients: [
        { chainId: 43114, account: ACCOUNT, recipient: '0x1', sentTime: 1 },
        { chainId: 43114, account: ACCOUNT, recipient: FRIEND, sentTime: NOW_MS + 1 },
      ],
      unknownPart: [1],
    }),
  );
  expect(found).toEqual({
    backup: {
      ...NO_BACKUP,
      tokens: [PNG],
      endpoints: { 43113: OWN_NODE },
      lists: [
        { url: 'ipfs://bafy/list.json', isInUse: true, isPinned: false },
        { url: OWN_LIST, isInUse: false, isPinned: false },
        { url: SITE_LIST, isInUse: true, isPinned: false },
        { url: 'tokens.example.eth', isInUse: true, isPinned: false },
      ],
      transactions: [approval(5), approval(5)],
    },
    leftOut: {
      settings: 3,
      tokens: 3,
      pairs: 2,
      endpoints: 1,
      lists: 4,
      transactions: 5,
      recipients: 2,
    },
  });
});

test('PNL-13 S04 keys of the prototype and parts of another type change nothing', () => {
  const text = `{"app":"pangolin","version":1,"__proto__":{"tokens":[1]},"settings":
    {"__proto__":{"userSlippageTolerance":1},"constructor":1},"lists":{"length":3},
    "tokens":"all","endpoints":[1],"transactions":{"__proto__":[]}}`;
  expect(read(text)).toEqual({
    backup: NO_BACKUP,
    leftOut: { tokens: 1, lists: 1, transactions: 1, endpoints: 1 },
  });
  expect(Object.prototype).not.toHaveProperty('tokens');
});

test('PNL-13 a huge list of entries is cut, and what is cut is counted', () => {
  const lists = Array.from({ length: 60_000 }, (_, n) => ({
    url: `https://lists.example/${n}`,
    isInUse: true,
    isPinned: false,
  }));
  const found = read(file({ lists }));
  if (typeof found === 'string') throw new Error(found);
  expect(found.backup.lists).toHaveLength(50);
  expect(found.leftOut).toEqual({ lists: 59_950 });
});

test('PNL-13 texts of tokens and reasons are made safe to show', () => {
  const spoofed = { ...PNG, symbol: 'US\u202eDC\u200b', name: 'a\nb' };
  const record = {
    ...approval(5),
    value: '1',
    summary: { type: 'approve', token: spoofed, spender: FRIEND },
    reason: `${'x'.repeat(500)}\u202e`,
  };
  const found = read(file({ tokens: [spoofed], transactions: [record] }));
  if (typeof found === 'string') throw new Error(found);
  const [token] = found.backup.tokens;
  expect([token?.symbol, token?.name]).toEqual(['USDC', 'a b']);
  const [read0] = found.backup.transactions;
  expect(read0?.summary).toMatchObject({ token: { symbol: 'USDC', name: 'a b' } });
  expect(read0?.reason).toHaveLength(120);
});

test('PNL-13 no JSON makes the reader throw', () => {
  const part = fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()));
  fc.assert(
    fc.property(
      fc.record({
        settings: part,
        tokens: part,
        pairs: part,
        endpoints: part,
        lists: part,
        transactions: part,
        recipients: part,
      }),
      (parts) => typeof read(file(parts)) === 'object',
    ),
  );
});
