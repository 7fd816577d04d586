import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { NO_OWN_ENDPOINTS } from '@/lib/chain/rpc/ownEndpoints';
import { useOwnEndpoints } from '@/lib/chain/rpc/store';
import { NEW_LIST, NO_LISTS } from '@/lib/holdings/lists/listState';
import { useLists } from '@/lib/holdings/lists/store';
import { useLanguage } from '@/lib/site/language/store';
import { DEFAULT_SETTINGS } from '@/lib/site/settings/settings';
import { useSettings } from '@/lib/site/settings/store';
import { readAllKept } from '@/lib/transactions/activity/storeActions';
import { useSentRecipients } from '@/lib/transactions/history/recipients/store';
import { confirmedSend, RECEIPT } from '@/lib/transactions/history/recipients/testing/sends.setup';
import { useTransactions } from '@/lib/transactions/history/store';
import { EMPTY_HISTORY } from '@/lib/transactions/history/transactionHistory';
import { type Backup, backupText } from './backup';
import { backupChanges } from './backupChanges';
import { currentBackup, type DeviceState } from './currentBackup';
import { readBackup } from './readBackup';
import { applyChanges } from './storeActions';
import { ACCOUNT, approval, FRIEND, NO_BACKUP, NOW_MS, PNG, WAVAX } from './testing/backup.setup';

// jsdom has none. What is written is JSON in any case.
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));

const OWN_LIST = 'https://lists.example/a.json';
const HERE = 'https://lists.example/here.json';

beforeEach(() => {
  useSettings.setState(DEFAULT_SETTINGS);
  useTransactions.setState(EMPTY_HISTORY);
  useLists.setState({ ...NO_LISTS, byUrl: { [HERE]: NEW_LIST }, selectedListUrl: [HERE] });
  useOwnEndpoints.setState(NO_OWN_ENDPOINTS);
  useSentRecipients.setState({ recipients: [] });
});

const device = (): DeviceState => ({
  settings: useSettings.getState(),
  endpoints: useOwnEndpoints.getState(),
  lists: useLists.getState(),
  history: useTransactions.getState(),
  recipients: useSentRecipients.getState(),
});

const BACKUP: Backup = {
  ...NO_BACKUP,
  settings: { userSlippageTolerance: 10, userDeadline: 600, userExpertMode: true },
  tokens: [PNG],
  pairs: [{ token0: WAVAX, token1: PNG }],
  endpoints: { 43114: 'https://node.example' },
  lists: [{ url: OWN_LIST, isInUse: true, isPinned: true }],
  transactions: [confirmedSend(FRIEND, 9), approval(5), approval(4)],
  recipients: [{ chainId: 43114, account: ACCOUNT, recipient: FRIEND, sentTime: 9 }],
};

test('PNL-13 an import adds to what is here, twice the same changes nothing more, and endpoints are left to their check', () => {
  const own = approval(5, { nonce: 7 });
  useTransactions.setState({ records: [own], cleared: [] });
  expect(applyChanges(backupChanges(BACKUP, device()))).toEqual([OWN_LIST]);
  const after = device();
  expect(after.settings).toMatchObject({
    userSlippageTolerance: 10,
    userDeadline: 600,
    userExpertMode: false,
    tokens: { 43114: { [PNG.address]: PNG } },
  });
  expect(after.endpoints).toEqual(NO_OWN_ENDPOINTS);
  expect(after.lists.selectedListUrl).toEqual([HERE, OWN_LIST]);
  expect(Object.keys(after.lists.byUrl)).toEqual([HERE, OWN_LIST]);
  expect(after.lists.byUrl[OWN_LIST]?.isPinned).toBe(true);
  // The confirmed send is later than the own pending transaction, so it could seem to replace it.
  expect(after.history.records).toEqual([own, approval(4)]);
  expect(after.recipients.recipients).toEqual(BACKUP.recipients);
  const again = backupChanges(BACKUP, device()).filter(({ type }) => type !== 'endpoint');
  expect(again).toEqual([]);
});

test('PNL-13 only what was chosen is changed', () => {
  const before = device();
  const changes = backupChanges(BACKUP, before);
  applyChanges(changes.filter(({ isRisky }) => !isRisky));
  const after = device();
  expect(after.settings).toMatchObject({ userSlippageTolerance: 10, tokens: { 43114: {} } });
  expect(after.lists).toEqual(before.lists);
  expect(after.recipients).toEqual(before.recipients);
  expect(after.history.records.map(({ summary }) => summary.type)).toEqual(['approve', 'approve']);
});

/** Imports all that a file with these texts would change. */
function importWhole(file: Backup): void {
  const options = { knownLists: [], nowMs: NOW_MS, keepsLoopback: false };
  const found = readBackup(backupText(file, new Date(NOW_MS)), options);
  if (typeof found === 'string') throw new Error(found);
  applyChanges(backupChanges(found.backup, device()));
}

test.each(['vi', null] as const)(
  'LNG-06 PNL-13 the choice of a language, %s, is in the file, and an import takes it over',
  (language) => {
    useSettings.setState({ language });
    const file = currentBackup(device(), { withEndpoints: false });
    useSettings.setState({ language: 'de' });
    useLanguage.setState({ shown: { locale: 'tr', messages: {} } });
    importWhole(file);
    expect(useSettings.getState()).toMatchObject({ language, languageBefore: 'tr' });
  },
);

test('LNG-09 PNL-13 the language that was shown before the chosen one is not in the file', () => {
  useSettings.setState({ language: 'vi', languageBefore: 'de' });
  const { settings } = currentBackup(device(), { withEndpoints: false });
  expect(settings).toMatchObject({ language: 'vi' });
  expect(settings).not.toHaveProperty('languageBefore');
});

test('LNG-06 a language of a file that the site does not have changes nothing', () => {
  useSettings.setState({ language: 'de' });
  importWhole({ ...NO_BACKUP, settings: { language: 'xx' as never } });
  expect(useSettings.getState().language).toBe('de');
});

test('ACT-08 a backup takes all transactions along, those beside the history too', async () => {
  const ended = (n: number) => approval(n, { receipt: RECEIPT, limits: { output: 3n } });
  const all = Array.from({ length: 600 }, (_, n) => ended(600 - n));
  const file = currentBackup(
    { ...device(), history: { records: all.slice(0, 500), cleared: [] }, kept: all.slice(400) },
    { withEndpoints: false },
  );
  expect(file.transactions).toEqual(all);
  importWhole(file);
  expect(useTransactions.getState().records).toEqual(all.slice(0, 500));
  await waitFor(async () => expect(await readAllKept()).toEqual(all));
});
