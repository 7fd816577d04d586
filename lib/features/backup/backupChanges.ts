import { CHAIN_IDS, type ChainId } from '@/lib/base/networks/network';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { currencyId } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { isDefaultList } from '@/lib/holdings/lists/defaultLists';
import { isSavedPair } from '@/lib/site/settings/savedPairs';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import type { BackedList, BackedPair, BackedSettings, Backup } from './backup';
import type { DeviceState } from './currentBackup';
import { newTransactions } from './newTransactions';

/** The settings that can be imported, without expert mode, which needs its typed word. */
type ImportedSetting = Exclude<keyof BackedSettings, 'userExpertMode'>;

/** One thing that an import would change, for the user to agree to. */
export type BackupChange = {
  /** Stays the same while the import is looked at. */
  readonly id: string;
  /**
   * Whether it is less safe or less private than the current state: it must be chosen on its own.
   */
  readonly isRisky: boolean;
} & (
  | {
      readonly [Name in ImportedSetting]: {
        readonly type: 'setting';
        readonly name: Name;
        readonly from: BackedSettings[Name];
        readonly to: BackedSettings[Name];
      };
    }[ImportedSetting]
  | { readonly type: 'expertModeOff' }
  | {
      readonly type: 'endpoint';
      readonly chainId: ChainId;
      readonly from: string | null;
      readonly to: string;
    }
  | { readonly type: 'list'; readonly list: BackedList; readonly isNew: boolean }
  | { readonly type: 'tokens'; readonly tokens: readonly Token[] }
  | { readonly type: 'pairs'; readonly pairs: readonly BackedPair[] }
  | { readonly type: 'transactions'; readonly transactions: readonly TransactionRecord[] }
  | {
      readonly type: 'recipients';
      readonly transactions: readonly TransactionRecord[];
      readonly recipients: Backup['recipients'];
    }
);

/**
 * What an import of a backup would change on this device. Nothing that is here is removed, and no
 * transaction that is known here is changed.
 *
 * Risky are: more slippage, a longer deadline, unlimited approvals, logos from other sites, another
 * endpoint, what makes tokens known, such as pairs of unknown tokens, and recipients, which "Send"
 * then takes for known ones.
 */
export function backupChanges(backup: Backup, device: DeviceState): readonly BackupChange[] {
  const sends = ({ summary }: TransactionRecord) => summary.type === 'send';
  const transactions = newTransactions(backup.transactions, device.history, device.kept);
  const others = transactions.filter((record) => !sends(record));
  const recipients = newRecipients(backup, device);
  const sent = transactions.filter(sends);
  const tokens = backup.tokens.filter(
    ({ chainId, address }) => !(address in device.settings.tokens[chainId]),
  );
  const pairs = backup.pairs.filter(
    ({ token0, token1 }) => !isSavedPair(device.settings.pairs, token0, token1),
  );
  const part = <Part extends { readonly type: string }>(
    isNeeded: boolean,
    isRisky: boolean,
    change: Part,
  ) => (isNeeded ? [{ id: change.type, isRisky, ...change }] : []);
  return [
    ...settingChanges(backup.settings, device.settings),
    ...endpointChanges(backup, device),
    ...backup.lists.flatMap((list) => listChange(list, device)),
    ...part(tokens.length > 0, true, { type: 'tokens', tokens } as const),
    ...part(pairs.length > 0, pairs.some(bringsToken(device)), { type: 'pairs', pairs } as const),
    ...part(others.length > 0, false, { type: 'transactions', transactions: others } as const),
    ...part(sent.length + recipients.length > 0, true, {
      type: 'recipients',
      transactions: sent,
      recipients,
    } as const),
  ];
}

/** Whether a pair has a token that neither this page nor the device knows. */
function bringsToken({ settings }: DeviceState) {
  const isKnown = (token: Token) =>
    token.address in settings.tokens[token.chainId] ||
    CATALOGUE[token.chainId].some((known) => currencyId(known) === currencyId(token));
  return ({ token0, token1 }: BackedPair) => !isKnown(token0) || !isKnown(token1);
}

/** Whether a backup has expert mode on, which only its typed word turns on. */
export function wantsExpertMode({ settings }: Backup, device: DeviceState): boolean {
  return settings.userExpertMode === true && !device.settings.userExpertMode;
}

function settingChanges(to: Backup['settings'], from: BackedSettings): readonly BackupChange[] {
  const change = <Name extends ImportedSetting>(
    name: Name,
    isRisky: (wanted: BackedSettings[Name], now: BackedSettings[Name]) => boolean,
  ) => {
    const wanted: BackedSettings[Name] | undefined = to[name];
    if (wanted === undefined || wanted === from[name]) return [];
    const risky = isRisky(wanted, from[name]);
    return [
      { id: name, isRisky: risky, type: 'setting', name, from: from[name], to: wanted } as const,
    ];
  };
  return [
    ...change('userSlippageTolerance', (wanted, now) => wanted > now),
    ...change('userDeadline', (wanted, now) => wanted > now),
    ...change('approvalSize', (wanted) => wanted === 'unlimited'),
    ...change('loadsOtherLogos', (wanted) => wanted),
    ...change('userDarkMode', () => false),
    ...change('language', () => false),
    ...(to.userExpertMode === false && from.userExpertMode
      ? [{ id: 'expertModeOff', isRisky: false, type: 'expertModeOff' } as const]
      : []),
  ];
}

function endpointChanges({ endpoints }: Backup, device: DeviceState): readonly BackupChange[] {
  return CHAIN_IDS.flatMap((chainId) => {
    const [from, to] = [device.endpoints[chainId], endpoints[chainId]];
    if (to === undefined || to === from) return [];
    return [{ id: `endpoint ${chainId}`, isRisky: true, type: 'endpoint', chainId, from, to }];
  });
}

function listChange(list: BackedList, { lists }: DeviceState): readonly BackupChange[] {
  const { url } = list;
  const known = Object.hasOwn(lists.byUrl, url) ? lists.byUrl[url] : undefined;
  const isUsed = list.isInUse && !lists.selectedListUrl.includes(url);
  const isPinned = list.isPinned && known?.isPinned !== true;
  if (known && !isUsed && !isPinned) return [];
  const isOfSite = isDefaultList(lists, url);
  const isRisky = !isOfSite && (known === undefined || isUsed);
  return [
    {
      id: `list ${url}`,
      isRisky,
      type: 'list',
      list: { url, isInUse: isUsed, isPinned },
      isNew: known === undefined,
    },
  ];
}

function newRecipients({ recipients }: Backup, device: DeviceState): Backup['recipients'] {
  const keyOf = ({ chainId, account, recipient }: Backup['recipients'][number]) =>
    `${chainId}:${account}:${recipient}`.toLowerCase();
  const known = new Set(device.recipients.recipients.map(keyOf));
  return recipients.filter((each) => !known.has(keyOf(each)));
}
