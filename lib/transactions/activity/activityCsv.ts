import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { copiedAmountText } from '@/lib/base/amounts/formatAmount';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { settledAmounts } from '@/lib/transactions/history/settledAmounts';
import {
  isConfirmed,
  minedHash,
  outcomeOf,
  type TransactionRecord,
} from '@/lib/transactions/history/transaction';

/** The names of the columns: the same in each language, for programs that read the file. */
const COLUMNS = [
  'time_utc',
  'chain_id',
  'type',
  'status',
  'paid_1',
  'paid_1_token',
  'paid_2',
  'paid_2_token',
  'received_1',
  'received_1_token',
  'received_2',
  'received_2_token',
  'network_fee_avax',
  'account',
  'contract_or_recipient',
  'block',
  'hash',
] as const;

/** The most amounts on a side. */
const SIDE = 2;

/** What a spreadsheet takes for a formula at the beginning of a cell. */
const FORMULA = /^[=+\-@\t\r]/;

const NEEDS_QUOTES = /[",\r\n]/;

/**
 * Transactions as comma-separated values (RFC 4180). Amounts are exact, and those of the receipt;
 * what it does not show is empty.
 */
export function activityCsv(records: readonly TransactionRecord[]): string {
  const lines = [COLUMNS, ...records.map(cellsOf)];
  return lines.map((cells) => `${cells.map(escaped).join(',')}\r\n`).join('');
}

function cellsOf(record: TransactionRecord): readonly string[] {
  const outcome = outcomeOf(record);
  const settled = isConfirmed(outcome) ? settledAmounts(record.summary, record.moved) : [];
  const side = (wanted: (typeof settled)[number]['side']) =>
    settled.flatMap((each) => (each.side === wanted ? [each.amount] : []));
  const { chainId, fee } = record;
  return [
    new Date(record.addedTime).toISOString(),
    String(chainId),
    record.summary.type,
    outcome,
    ...amountCells(side('paid')),
    ...amountCells(side('received')),
    fee === undefined ? '' : copiedAmountText(amountOf(nativeCurrency(chainId), fee)),
    record.from,
    record.to,
    record.receipt ? String(record.receipt.blockNumber) : '',
    minedHash(record),
  ];
}

function amountCells(amounts: readonly Amount[]): readonly string[] {
  return Array.from({ length: SIDE }, (_, index) => amounts[index]).flatMap((amount) =>
    amount ? [copiedAmountText(amount), amount.currency.symbol] : ['', ''],
  );
}

/** A symbol is foreign text: a spreadsheet must not run it. */
function escaped(cell: string): string {
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
