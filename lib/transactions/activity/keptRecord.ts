import * as z from 'zod/mini';
import { parseJson } from '@/lib/base/json/parseJson';
import { digitsOfBigint } from '@/lib/base/storage/persisted';
import {
  type TransactionRecord,
  transactionRecordSchema,
} from '@/lib/transactions/history/transaction';
import type { ClearedTransaction } from '@/lib/transactions/history/transactionHistory';

/** The version of the form in which a transaction is kept in the database. */
const RECORD_VERSION = 1;

/** Digits of a time in milliseconds, so that keys are in the order of time. */
const TIME_DIGITS = 16;

const keptSchema = z.object({
  version: z.literal(RECORD_VERSION),
  record: transactionRecordSchema,
});

/** A transaction as it is kept in the database: without values that JSON lacks. */
export function keptForm(record: TransactionRecord): unknown {
  return { version: RECORD_VERSION, record: parseJson(JSON.stringify(record, digitsOfBigint)) };
}

/** Reads a transaction from the database; undefined if it can't be read. */
export function readKeptForm(kept: unknown): TransactionRecord | undefined {
  return z.safeParse(keptSchema, kept).data?.record;
}

/** The key of a transaction in the database: those of an account in the order of time. */
export function databaseKey(record: ClearedTransaction & Pick<TransactionRecord, 'from'>): string {
  return `${accountKey(record.from)}${keyInAccount(record)}`;
}

/** The first part of all keys of an account. */
export function accountKey(account: string): string {
  return `${account.toLowerCase()}/`;
}

/** The rest of a key, which a transaction that was cleared has too. */
export function keyInAccount({ addedTime, chainId, hash }: ClearedTransaction): string {
  const time = String(Math.max(0, Math.floor(addedTime))).padStart(TIME_DIGITS, '0');
  return `${time}/${chainId}/${hash.toLowerCase()}`;
}

/** The parts of a key; undefined for another entry of the database. */
export function partsOfKey(key: IDBValidKey) {
  if (typeof key !== 'string') return undefined;
  const [account, time, chainId, hash] = key.split('/');
  if (!account || !time || !chainId || !hash) return undefined;
  return { account: `${account}/`, chainId, inAccount: `${time}/${chainId}/${hash}` };
}
