import fc from 'fast-check';
import { DEFAULT_SETTINGS } from '@/lib/site/settings/settings';
import { backupChanges } from './backupChanges';
import { readHistoricState, unchosenChanges } from './historicState';
import { NEW_DEVICE, NO_BACKUP, PNG, WAVAX } from './testing/backup.setup';

const APP_LIST = 'https://raw.githubusercontent.com/pangolindex/tokenlists/main/old.tokenlist.json';
const OWN_LIST = 'https://lists.example/a.json';

const oldToken = ({ type: _today, ...token }: typeof PNG) => token;

const USER = {
  userDarkMode: true,
  matchesDarkMode: false,
  userExpertMode: true,
  userSlippageTolerance: 120,
  userDeadline: 1200,
  tokens: { 43114: { [PNG.address]: oldToken(PNG) } },
  pairs: {
    43114: {
      [`${PNG.address};${WAVAX.address}`]: { token0: oldToken(PNG), token1: oldToken(WAVAX) },
    },
  },
  timestamp: 5,
  URLWarningVisible: false,
};

const entry = {
  current: { name: 'Evil' },
  pendingUpdate: null,
  loadingRequestId: 'x',
  error: null,
};

const LISTS = {
  byUrl: {
    [APP_LIST]: entry,
    [OWN_LIST]: entry,
    'tokens.uniswap.eth': entry,
    'javascript:x': entry,
  },
  lastInitializedDefaultListOfLists: [APP_LIST],
  selectedListUrl: [OWN_LIST],
};

const OPTIONS = { keepsLoopback: false };

const read = (user: unknown, lists: unknown = null) =>
  readHistoricState({ user: JSON.stringify(user), lists: JSON.stringify(lists) }, OPTIONS);

test('REL-02 the state of the historic app is taken over without expert mode and without the contents of lists', () => {
  expect(read(USER, LISTS)).toEqual({
    ...NO_BACKUP,
    settings: { userDarkMode: true, userSlippageTolerance: 120, userDeadline: 1200 },
    tokens: [PNG],
    pairs: [{ token0: PNG, token1: WAVAX }],
    lists: [
      { url: OWN_LIST, isInUse: true, isPinned: false },
      { url: 'tokens.uniswap.eth', isInUse: false, isPinned: false },
    ],
  });
});

test('REL-02 a list that the historic app came with is taken over only if it was in use, even as a bare text', () => {
  expect(read(null, { ...LISTS, selectedListUrl: APP_LIST }).lists[0]).toEqual({
    url: APP_LIST,
    isInUse: true,
    isPinned: false,
  });
});

test('REL-02 S02 parts of the historic state that are not valid are left out alone', () => {
  const state = { userSlippageTolerance: '120', userDeadline: 1200, userDarkMode: 'dark' };
  expect(read(state).settings).toEqual({ userDeadline: 1200 });
  expect(read({ userSlippageTolerance: 5000, userDeadline: -1 }).settings).toEqual({});
  expect(
    read({ tokens: { 43114: { x: { ...oldToken(PNG), decimals: 'x' } }, 1: 7 } }).tokens,
  ).toEqual([]);
});

test.each(['', '{"userDeadline":', 'null', '[]', '7', '{"__proto__":{"userDeadline":60}}'])(
  'S01 S04 a historic state that is %j is ignored',
  (text) => {
    expect(readHistoricState({ user: text, lists: text }, OPTIONS)).toEqual(NO_BACKUP);
  },
);

test('S04 no historic state makes the reader throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (part, lists) => {
      const keys = ['tokens', 'pairs', 'byUrl', 'selectedListUrl'];
      const state = Object.fromEntries(keys.map((key) => [key, part]));
      return Array.isArray(read(state, { ...state, byUrl: lists }).lists);
    }),
  );
});

test('REL-02 a setting that was changed here already keeps its value', () => {
  const settings = { ...DEFAULT_SETTINGS, userSlippageTolerance: 30 };
  const device = { ...NEW_DEVICE, settings };
  const ids = unchosenChanges(backupChanges(read(USER), device), device).map(({ id }) => id);
  expect(ids).toEqual(['userDeadline', 'userDarkMode', 'tokens', 'pairs']);
});

test.each([
  [500, 10_800, ['userSlippageTolerance', 'userDeadline']],
  [501, 10_801, []],
  [4_900, 31_536_000, []],
])(
  'REL-02 nothing risky in a slippage of %d basis points and a deadline of %d seconds is taken over without a question',
  (userSlippageTolerance, userDeadline, taken) => {
    const old = read({ userSlippageTolerance, userDeadline });
    const changes = unchosenChanges(backupChanges(old, NEW_DEVICE), NEW_DEVICE);
    expect(changes.map(({ id }) => id)).toEqual(taken);
  },
);
