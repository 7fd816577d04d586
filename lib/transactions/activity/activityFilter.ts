import { searchText } from '@/lib/base/text/searchText';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import { summaryCurrencies } from '@/lib/transactions/history/summaryCurrencies';
import { minedHash, type TransactionRecord } from '@/lib/transactions/history/transaction';
import { type ActivityKind, kindOf } from './activityKind';

/** What a user searches for among the transactions; each part is undefined for all of them. */
export type ActivityFilter = {
  readonly text: string;
  readonly kind: ActivityKind | undefined;
  /** The id of a currency. */
  readonly token: string | undefined;
};

/** A transaction, with what a search looks into. */
export type SearchableActivity = {
  readonly record: TransactionRecord;
  readonly kind: ActivityKind;
  readonly tokens: readonly string[];
  /** The symbols and names of its tokens. */
  readonly words: string;
  /** Its hashes, and the addresses of its tokens, its contract and its recipient. */
  readonly hex: string;
};

/** Prepares transactions for searches, so that each key takes little time. */
export function searchableActivity(
  records: readonly TransactionRecord[],
): readonly SearchableActivity[] {
  return records.map((record) => {
    const { summary } = record;
    const currencies = summaryCurrencies(summary);
    const addresses = currencies.flatMap((each) => (each.type === 'token' ? [each.address] : []));
    const recipient = 'recipient' in summary ? summary.recipient : undefined;
    const hex = [record.hash, minedHash(record), record.to, recipient, ...addresses];
    return {
      record,
      kind: kindOf(summary),
      tokens: currencies.map(currencyId),
      words: currencies.map(({ symbol, name }) => searchText(`${symbol} ${name}`)).join('\n'),
      hex: hex.join(' ').toLowerCase(),
    };
  });
}

/** The transactions that match. A text that begins with 0x is part of an address or a hash. */
export function matchingActivity(
  activity: readonly SearchableActivity[],
  { text, kind, token }: ActivityFilter,
): readonly TransactionRecord[] {
  const query = searchText(text);
  const matches = (each: SearchableActivity) =>
    (kind === undefined || each.kind === kind) &&
    (token === undefined || each.tokens.includes(token)) &&
    (query.startsWith('0x') ? each.hex : each.words).includes(query);
  return activity.filter(matches).map(({ record }) => record);
}

/** The currencies of transactions, each once, by symbol. */
export function currenciesOf(records: readonly TransactionRecord[]): readonly Currency[] {
  const all = records.flatMap(({ summary }) => summaryCurrencies(summary));
  const byId = new Map(all.map((currency) => [currencyId(currency), currency]));
  return [...byId.values()].toSorted((a, b) => (a.symbol < b.symbol ? -1 : 1));
}
