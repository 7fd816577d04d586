import type { ChainId } from '@/lib/base/networks/network';
import { digitsOfBigint } from '@/lib/base/storage/persisted';
import type { Token } from '@/lib/base/tokens/token';
import type { Settings } from '@/lib/site/settings/settings';
import type { SentRecipients } from '@/lib/transactions/history/recipients/sentRecipients';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';

/** The version of the file's form. */
export const BACKUP_VERSION = 1;

/** The name that a file of this app carries. */
export const BACKUP_APP = 'pangolin';

/** The most transactions of a file: those of the history, and those kept for an account. */
export const MAX_TRANSACTIONS = 6_000;

/** The settings that a backup takes along. A warning that was closed here must be read again. */
export type BackedSettings = Pick<
  Settings,
  | 'userDarkMode'
  | 'language'
  | 'userExpertMode'
  | 'userSlippageTolerance'
  | 'userDeadline'
  | 'approvalSize'
  | 'loadsOtherLogos'
>;

/** A token list by its address. Its document is not part of a backup. */
export type BackedList = {
  readonly url: string;
  readonly isInUse: boolean;
  readonly isPinned: boolean;
};

/** Two tokens of a chain whose pool the user has found. */
export type BackedPair = { readonly token0: Token; readonly token1: Token };

/** What a user takes along to another device, or to another address of this site. */
export type Backup = {
  readonly settings: Partial<BackedSettings>;
  readonly tokens: readonly Token[];
  readonly pairs: readonly BackedPair[];
  /** The user's own endpoints. Their URLs may contain an access key. */
  readonly endpoints: Readonly<Partial<Record<ChainId, string>>>;
  /** Those in use come first, in their order. */
  readonly lists: readonly BackedList[];
  /** Newest first. */
  readonly transactions: readonly TransactionRecord[];
  readonly recipients: SentRecipients['recipients'];
};

/** The text of a backup's file. */
export function backupText(backup: Backup, exportedAt: Date): string {
  const file = {
    app: BACKUP_APP,
    version: BACKUP_VERSION,
    exportedAt: exportedAt.toISOString(),
    ...backup,
  };
  return `${JSON.stringify(file, digitsOfBigint, 2)}\n`;
}
