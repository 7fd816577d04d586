import { plainText } from '@/lib/base/errors/plainText';
import type { Token } from '@/lib/base/tokens/token';
import { tokenName, tokenSymbol } from '@/lib/base/tokens/tokenText';
import { serialized } from '@/lib/site/settings/savedTokens';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';

/** A token of a file, its texts safe to show. */
export function plainToken(token: Token): Token {
  return serialized({ ...token, symbol: tokenSymbol(token.symbol), name: tokenName(token.name) });
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
