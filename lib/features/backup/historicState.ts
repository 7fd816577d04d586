import * as z from 'zod/mini';
import { isRecord } from '@/lib/base/json/isRecord';
import { parseJson } from '@/lib/base/json/parseJson';
import { listAddress } from '@/lib/holdings/lists/listAddress';
import { canBeAdded } from '@/lib/holdings/lists/listUrl';
import { isRiskyDeadline } from '@/lib/site/settings/deadlineSetting';
import { DEFAULT_SETTINGS, settingSchemas } from '@/lib/site/settings/settings';
import { slippageRisk } from '@/lib/site/settings/slippageSetting';
import type { BackedPair, Backup } from './backup';
import type { BackupChange } from './backupChanges';
import type { DeviceState } from './currentBackup';
import type { HistoricState } from './pendingHistoricState';
import { readPairEntry, readTokenEntry } from './readEntries';

/** The most lists that are taken over. */
const MAX_LISTS = 50;

type Options = {
  /** Whether lists on this machine stay http, as a practice exchange needs it. */
  readonly keepsLoopback: boolean;
};

/**
 * What is taken over from the historic app: slippage, deadline, theme, added tokens, found pools,
 * and the addresses of token lists. Never expert mode, and no list's contents. Whatever can't be
 * read is left out. Transactions are not taken over: their form holds sentences and no amounts.
 */
export function readHistoricState({ user, lists }: HistoricState, options: Options): Backup {
  const state = parsedRecord(user);
  const entries = (stored: unknown) => valuesOf(stored).flatMap(valuesOf);
  const { userSlippageTolerance, userDeadline, userDarkMode } = settingSchemas;
  const taken = { userSlippageTolerance, userDeadline, userDarkMode };
  const settings = Object.entries(taken).flatMap(([name, schema]) => {
    const { success, data } = z.safeParse(schema, state[name]);
    return success ? [[name, data] as const] : [];
  });
  return {
    settings: Object.fromEntries(settings),
    tokens: entries(state.tokens).flatMap((token) => readTokenEntry(typed(token)) ?? []),
    pairs: entries(state.pairs).flatMap((pair): BackedPair | [] => {
      const { token0, token1 } = isRecord(pair) ? pair : {};
      return readPairEntry({ token0: typed(token0), token1: typed(token1) }) ?? [];
    }),
    endpoints: {},
    lists: readLists(parsedRecord(lists), options),
    transactions: [],
    recipients: [],
  };
}

/**
 * The changes that replace no choice of the user's on this device, and can be made without a
 * question: a setting only by default, and no slippage or deadline that the settings warn of.
 */
export function unchosenChanges(
  changes: readonly BackupChange[],
  { settings }: DeviceState,
): readonly BackupChange[] {
  return changes.filter(
    (change) =>
      change.type !== 'setting' ||
      (settings[change.name] === DEFAULT_SETTINGS[change.name] && !isWarnedOf(change)),
  );
}

function isWarnedOf(change: BackupChange & { readonly type: 'setting' }): boolean {
  if (change.name === 'userSlippageTolerance') return slippageRisk(change.to) === 'high';
  return change.name === 'userDeadline' && isRiskyDeadline(change.to);
}

/** The lists that the user had added or used. Those that the historic app came with are not new. */
function readLists(state: Readonly<Record<string, unknown>>, options: Options): Backup['lists'] {
  const { byUrl, selectedListUrl, lastInitializedDefaultListOfLists: defaults } = state;
  // Older releases stored a single address.
  const selected = [selectedListUrl].flat();
  const ofApp = [defaults].flat();
  const urls = isRecord(byUrl) ? Object.keys(byUrl) : [];
  const wanted = urls.filter((url) => !ofApp.includes(url) || selected.includes(url));
  return wanted
    .filter(canBeAdded)
    .slice(0, MAX_LISTS)
    .map((url) => ({
      url: listAddress(url, options),
      isInUse: selected.includes(url),
      isPinned: false,
    }));
}

/** A token of the historic app, in today's form. */
function typed(token: unknown): unknown {
  if (!isRecord(token)) return undefined;
  const { symbol = '', name = '' } = token;
  return { ...token, symbol, name, type: 'token' };
}

function parsedRecord(text: string | null): Readonly<Record<string, unknown>> {
  const parsed = parseJson(text ?? '');
  return isRecord(parsed) ? parsed : {};
}

function valuesOf(value: unknown): readonly unknown[] {
  return isRecord(value) ? Object.values(value) : [];
}
