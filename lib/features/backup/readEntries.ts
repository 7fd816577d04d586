import * as z from 'zod/mini';
import { plainText } from '@/lib/base/text/plainText';
import { tokenName, tokenSymbol } from '@/lib/base/tokens/nameAndSymbol';
import type { Token } from '@/lib/base/tokens/token';
import { tokenSchema } from '@/lib/base/tokens/tokenSchema';
import { withoutListData } from '@/lib/site/settings/savedTokens';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import type { BackedPair } from './backup';

const pairSchema = z.object({ token0: tokenSchema, token1: tokenSchema });

/** A stored token, its texts safe to show; undefined for anything else. */
export function readTokenEntry(stored: unknown): Token | undefined {
  const { data } = z.safeParse(tokenSchema, stored);
  return data && plainToken(data);
}

/** Two stored tokens of one chain, their texts safe to show; undefined for anything else. */
export function readPairEntry(stored: unknown): BackedPair | undefined {
  const { data } = z.safeParse(pairSchema, stored);
  if (data === undefined || data.token0.chainId !== data.token1.chainId) return undefined;
  return { token0: plainToken(data.token0), token1: plainToken(data.token1) };
}

/** A token of a file, its texts safe to show. */
function plainToken(token: Token): Token {
  return withoutListData({
    ...token,
    symbol: tokenSymbol(token.symbol),
    name: tokenName(token.name),
  });
}

/** A transaction of a file, its texts safe to show. */
export function plainRecord(record: TransactionRecord): TransactionRecord {
  const { reason } = record;
  return {
    ...record,
    summary: withPlainTokens(record.summary),
    ...(reason !== undefined && { reason: plainText(reason) }),
  };
}

/** The same value with each token in it, at any depth, safe to show. */
function withPlainTokens<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (isToken(value)) return { ...value, ...plainToken(value) };
  const entries = Object.entries(value).map(([key, part]) => [key, withPlainTokens(part)]);
  return { ...value, ...Object.fromEntries(entries) };
}

function isToken(value: object): value is Token {
  return 'type' in value && value.type === 'token';
}
