import * as z from 'zod/mini';
import { isOwnEndpointUrl } from '@/lib/base/configuration/endpointUrl';
import { isRecord } from '@/lib/base/json/isRecord';
import { parseJson } from '@/lib/base/json/parseJson';
import { CHAIN_IDS } from '@/lib/base/networks/network';
import { listAddress } from '@/lib/holdings/lists/listAddress';
import { canBeAdded } from '@/lib/holdings/lists/listUrl';
import { settingSchemas } from '@/lib/site/settings/settings';
import { sentRecipientSchema } from '@/lib/transactions/history/recipients/sentRecipients';
import {
  type TransactionRecord,
  transactionRecordSchema,
} from '@/lib/transactions/history/transaction';
import { BACKUP_APP, BACKUP_VERSION, type Backup, MAX_TRANSACTIONS } from './backup';
import { plainRecord, readPairEntry, readTokenEntry } from './readEntries';

/** The largest file that is read, in bytes. */
export const MAX_BACKUP_BYTES = 20_000_000;

/** The most entries that are read of each part. */
const MAX_ENTRIES = {
  tokens: 2_000,
  pairs: 2_000,
  lists: 50,
  transactions: MAX_TRANSACTIONS,
  recipients: 2_000,
} as const;

const MAX_URL_CHARACTERS = 2_048;

/** Why a file is not a backup that this page can read. */
export type BackupProblem = 'tooLarge' | 'notJson' | 'notBackup' | 'newer';

/** The parts of a backup. */
export type BackupPart = keyof Backup;

/** A backup that was read, and how many entries of each part could not be. */
export type ReadBackup = {
  readonly backup: Backup;
  readonly leftOut: Readonly<Partial<Record<BackupPart, number>>>;
};

type Options = {
  /** The lists that this page knows. Their addresses are taken as they are. */
  readonly knownLists: readonly string[];
  readonly nowMs: number;
  /** Whether lists on this machine stay http, as a practice exchange needs it. */
  readonly keepsLoopback: boolean;
};

const envelopeSchema = z.object({ app: z.literal(BACKUP_APP), version: z.int() });

/** A text that may be the address of a list or an endpoint. */
const address = z.string().check(z.refine(({ length }) => length <= MAX_URL_CHARACTERS));

const listSchema = z.object({ url: address, isInUse: z.boolean(), isPinned: z.boolean() });

const endpointSchema = address.check(z.refine(isOwnEndpointUrl));

/**
 * Reads a backup's file. Each entry is checked on its own: an invalid one is left out and counted.
 * Unknown parts and fields are ignored.
 *
 * @returns The problem if the text is not a backup, or that of a later release.
 */
export function readBackup(text: string, options: Options): ReadBackup | BackupProblem {
  const file = parseJson(text);
  if (file === undefined) return 'notJson';
  const envelope = z.safeParse(envelopeSchema, file);
  if (!envelope.success) return 'notBackup';
  if (envelope.data.version > BACKUP_VERSION) return 'newer';

  const leftOut: Partial<Record<BackupPart, number>> = {};
  const leaveOut = (part: BackupPart, count: number) => {
    if (count > 0) leftOut[part] = (leftOut[part] ?? 0) + count;
  };
  const entries = <Entry>(
    part: keyof typeof MAX_ENTRIES,
    read: (stored: unknown) => Entry | undefined,
  ): readonly Entry[] => {
    const stored = partOf(file, part);
    if (!Array.isArray(stored)) {
      leaveOut(part, stored === undefined ? 0 : 1);
      return [];
    }
    const readable = stored
      .slice(0, MAX_ENTRIES[part])
      .flatMap((entry: unknown) => read(entry) ?? []);
    leaveOut(part, stored.length - readable.length);
    return readable;
  };
  /** The values of a record whose keys are known. */
  const fields = (part: 'settings' | 'endpoints', schemas: Record<string, z.ZodMiniType>) => {
    const stored = partOf(file, part);
    if (stored !== undefined && !isRecord(stored)) leaveOut(part, 1);
    return Object.fromEntries(
      Object.entries(schemas).flatMap(([name, schema]) => {
        const value = partOf(stored, name);
        if (value === undefined) return [];
        const { success, data } = z.safeParse(schema, value);
        leaveOut(part, success ? 0 : 1);
        return success ? [[name, data]] : [];
      }),
    );
  };

  const isPast = (timeMs: number | undefined) =>
    timeMs === undefined || (timeMs >= 0 && timeMs <= options.nowMs);
  const transaction = (stored: unknown): TransactionRecord | undefined => {
    const { data } = z.safeParse(transactionRecordSchema, stored);
    return data && isPast(data.addedTime) && isPast(data.confirmedTime)
      ? plainRecord(data)
      : undefined;
  };
  const backup = {
    settings: fields('settings', settingSchemas),
    tokens: entries('tokens', readTokenEntry),
    pairs: entries('pairs', readPairEntry),
    endpoints: fields('endpoints', Object.fromEntries(CHAIN_IDS.map((id) => [id, endpointSchema]))),
    lists: entries('lists', (stored) => readList(stored, options)),
    transactions: entries('transactions', transaction),
    recipients: entries('recipients', (stored) => {
      const { data } = z.safeParse(sentRecipientSchema, stored);
      return data && isPast(data.sentTime) ? data : undefined;
    }),
  };
  return { backup, leftOut };
}

function readList(stored: unknown, { knownLists, keepsLoopback }: Options) {
  const { data } = z.safeParse(listSchema, stored);
  if (data === undefined || knownLists.includes(data.url)) return data;
  return canBeAdded(data.url)
    ? { ...data, url: listAddress(data.url, { keepsLoopback }) }
    : undefined;
}

/** An own field of a record; undefined for anything else. */
function partOf(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
