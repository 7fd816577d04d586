import { NEW_LIST } from '@/lib/holdings/lists/listState';
import { DEFAULT_SETTINGS } from '@/lib/site/settings/settings';
import { confirmedSend } from '@/lib/transactions/history/recipients/testing/sends.setup';
import type { Backup } from './backup';
import { type BackupChange, backupChanges, wantsExpertMode } from './backupChanges';
import type { DeviceState } from './currentBackup';
import {
  ACCOUNT,
  approval,
  FRIEND,
  NEW_DEVICE,
  NO_BACKUP,
  PNG,
  WAVAX,
} from './testing/backup.setup';

/** The address of a token that calls itself PNG. */
const OTHER_TOKEN = '0x0000000000000000000000000000000000000bad' as const;

const SITE_LIST = '/lists/top15.json';
const OTHER_SITE_LIST = '/lists/aeb.json';
const OWN_LIST = 'https://lists.example/a.json';

const withSettings = (settings: Partial<typeof DEFAULT_SETTINGS>): DeviceState => ({
  ...NEW_DEVICE,
  settings: { ...DEFAULT_SETTINGS, ...settings },
});

function changes(backup: Partial<Backup>, device = NEW_DEVICE): readonly BackupChange[] {
  return backupChanges({ ...NO_BACKUP, ...backup }, device);
}

const risks = (all: readonly BackupChange[]) => all.map(({ id, isRisky }) => [id, isRisky]);

test('PNL-13 settings of a backup that are less safe than those here are risky, the safer ones are not', () => {
  const careless = {
    userSlippageTolerance: 300,
    userDeadline: 7200,
    approvalSize: 'unlimited',
    loadsOtherLogos: true,
    userDarkMode: true,
    language: 'de',
  } as const;
  const careful = {
    userSlippageTolerance: 10,
    userDeadline: 600,
    approvalSize: 'exact',
    loadsOtherLogos: false,
    userDarkMode: false,
    language: null,
  } as const;
  expect(risks(changes({ settings: careless }, withSettings(careful)))).toEqual([
    ['userSlippageTolerance', true],
    ['userDeadline', true],
    ['approvalSize', true],
    ['loadsOtherLogos', true],
    ['userDarkMode', false],
    ['language', false],
  ]);
  expect(risks(changes({ settings: careful }, withSettings(careless)))).toEqual([
    ['userSlippageTolerance', false],
    ['userDeadline', false],
    ['approvalSize', false],
    ['loadsOtherLogos', false],
    ['userDarkMode', false],
    ['language', false],
  ]);
  expect(changes({ settings: careful }, withSettings(careful))).toEqual([]);
});

test('PNL-13 SET-10 expert mode is never turned on by a backup, only off', () => {
  const on = { ...NO_BACKUP, settings: { userExpertMode: true } };
  expect(backupChanges(on, NEW_DEVICE)).toEqual([]);
  expect(wantsExpertMode(on, NEW_DEVICE)).toBe(true);
  const off = { userExpertMode: false };
  expect(risks(changes({ settings: off }, withSettings({ userExpertMode: true })))).toEqual([
    ['expertModeOff', false],
  ]);
});

test('PNL-13 another endpoint is risky', () => {
  const endpoints = { 43114: 'https://node.example' };
  expect(risks(changes({ endpoints }))).toEqual([['endpoint 43114', true]]);
  const same = { ...NEW_DEVICE, endpoints: { ...endpoints, 43113: null } };
  expect(changes({ endpoints }, same)).toEqual([]);
});

test('PNL-13 lists that bring tokens are risky, those of the site and pins are not; what is here stays', () => {
  const list = (url: string, isInUse: boolean, isPinned = false) => ({ url, isInUse, isPinned });
  const lists = {
    byUrl: { [SITE_LIST]: NEW_LIST, [OTHER_SITE_LIST]: NEW_LIST, [OWN_LIST]: NEW_LIST },
    selectedListUrl: [SITE_LIST],
    lastInitializedDefaultListOfLists: [SITE_LIST, OTHER_SITE_LIST],
  };
  const device = { ...NEW_DEVICE, lists };
  const backup = [
    list('https://new.example', true),
    list('ipfs://bafy', false),
    list(OWN_LIST, true),
    list(OTHER_SITE_LIST, true),
    list(SITE_LIST, false, true),
  ];
  expect(risks(changes({ lists: backup }, device))).toEqual([
    ['list https://new.example', true],
    ['list ipfs://bafy', true],
    [`list ${OWN_LIST}`, true],
    [`list ${OTHER_SITE_LIST}`, false],
    [`list ${SITE_LIST}`, false],
  ]);
  expect(changes({ lists: [list(OWN_LIST, false), list(SITE_LIST, true)] }, device)).toEqual([]);
});

test('PNL-13 added tokens are risky, found pools only if they bring a token that is not known here', () => {
  const other = { ...PNG, address: OTHER_TOKEN };
  const pairs = [{ token0: PNG, token1: WAVAX }];
  expect(risks(changes({ tokens: [PNG], pairs }))).toEqual([
    ['tokens', true],
    ['pairs', false],
  ]);
  const found = [...pairs, { token0: WAVAX, token1: other }];
  expect(risks(changes({ pairs: found }))).toEqual([['pairs', true]]);
  const added = { 43114: { [OTHER_TOKEN]: other }, 43113: {} };
  expect(risks(changes({ pairs: found }, withSettings({ tokens: added })))).toEqual([
    ['pairs', false],
  ]);
});

test('PNL-13 PNL-15 sends and recipients are risky, because "Send" takes them for known', () => {
  const recipients = [
    { chainId: 43114, account: ACCOUNT, recipient: FRIEND, sentTime: 1 },
  ] as const;
  const all = changes({ transactions: [approval(9), confirmedSend(FRIEND, 8)], recipients });
  expect(all).toEqual([
    { id: 'transactions', isRisky: false, type: 'transactions', transactions: [approval(9)] },
    {
      id: 'recipients',
      isRisky: true,
      type: 'recipients',
      transactions: [confirmedSend(FRIEND, 8)],
      recipients,
    },
  ]);
  expect(changes({ recipients }, { ...NEW_DEVICE, recipients: { recipients } })).toEqual([]);
});
