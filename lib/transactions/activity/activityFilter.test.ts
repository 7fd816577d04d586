import { numberToHex, zeroAddress } from 'viem';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { pending, receipt, token } from '@/lib/transactions/history/testing/pendingRecord.setup';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import {
  type ActivityFilter,
  currenciesOf,
  matchingActivity,
  searchableActivity,
} from './activityFilter';

const RECIPIENT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const avax = nativeCurrency(43114);
const hashOf = (n: number) => numberToHex(n, { size: 32 });

const swap: TransactionRecord = {
  ...pending,
  hash: hashOf(0xa1),
  summary: {
    type: 'swap',
    input: { currency: avax, raw: 1n },
    output: { currency: token, raw: 2n },
  },
};
const send: TransactionRecord = {
  ...pending,
  hash: hashOf(0xa2),
  to: RECIPIENT,
  receipt: { ...receipt, transactionHash: hashOf(0xb2) },
  summary: { type: 'send', amount: { currency: avax, raw: 1n }, recipient: RECIPIENT },
};
const vote: TransactionRecord = {
  ...pending,
  hash: hashOf(0xa3),
  to: zeroAddress,
  summary: { type: 'voteFor', proposal: '1' },
};
const ALL = [swap, send, vote];

function found(filter: Partial<ActivityFilter>) {
  const all = { text: '', kind: undefined, token: undefined };
  return matchingActivity(searchableActivity(ALL), { ...all, ...filter });
}

test.each([
  ['nothing typed', {}, ALL],
  ['a symbol in any case', { text: ' pNg ' }, [swap]],
  ['a symbol of two', { text: 'avax' }, [swap, send]],
  ["a token's address", { text: token.address.toLowerCase() }, [swap]],
  ["a recipient's address", { text: RECIPIENT }, [send]],
  ['a hash', { text: vote.hash }, [vote]],
  ['the hash under which it was mined', { text: hashOf(0xb2) }, [send]],
  ['letters that hashes alone have', { text: 'b2' }, []],
  ['a kind', { kind: 'send' }, [send]],
  ['a token', { token: token.address }, [swap]],
  ['a kind and a text', { kind: 'swap', text: 'link' }, []],
] as const)('ACT-04 a search finds by %s', (_what, filter, expected) => {
  expect(found(filter)).toEqual(expected);
});

test('ACT-04 the tokens to choose from are those of the transactions, each once, by symbol', () => {
  expect(currenciesOf([...ALL, swap])).toEqual([avax, token]);
});

test('ACT-04 5,000 transactions are searched within 20 ms', () => {
  const many = searchableActivity(
    Array.from({ length: 5_000 }, (_, n) => ({ ...swap, hash: hashOf(n) })),
  );
  const filter = { text: hashOf(4_999), kind: undefined, token: undefined };
  const started = performance.now();
  expect(matchingActivity(many, filter)).toHaveLength(1);
  expect(performance.now() - started).toBeLessThan(20);
});
