import fc from 'fast-check';
import { type Address, type Hash, numberToHex, zeroAddress, zeroHash } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import {
  ExistingTransactionError,
  withoutChain,
  withTransaction,
  withUpdate,
} from './historyChanges';
import { isKnownToHistory } from './isKnownToHistory';
import type { StoredReceipt } from './receipt';
import { trackedTransactions } from './trackedTransactions';
import { isPending, type TransactionRecord } from './transaction';
import {
  EMPTY_HISTORY,
  mergedHistory,
  recentTransactions,
  type TransactionHistory,
} from './transactionHistory';

const wavax = {
  type: 'token',
  chainId: 43114,
  address: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7',
  decimals: 18,
  symbol: 'WAVAX',
  name: 'Wrapped AVAX',
} as const;

function hashOf(n: number): Hash {
  return numberToHex(n, { size: 32 });
}

function record(n: number, own: Partial<TransactionRecord> = {}): TransactionRecord {
  return {
    hash: hashOf(n),
    from: zeroAddress,
    chainId: 43114,
    summary: { type: 'approve', token: wavax, spender: zeroAddress },
    to: zeroAddress,
    value: 0n,
    dataHash: zeroHash,
    addedTime: n,
    ...own,
  };
}

function receiptOf(n: number): StoredReceipt {
  return {
    blockHash: zeroHash,
    blockNumber: 9n,
    contractAddress: null,
    from: zeroAddress,
    status: 1,
    to: zeroAddress,
    transactionHash: hashOf(n),
    transactionIndex: 0,
  };
}

function historyOf(...records: TransactionRecord[]): TransactionHistory {
  return records.reduce(withTransaction, EMPTY_HISTORY);
}

function hashes(history: TransactionHistory): readonly Hash[] {
  return history.records.map(({ hash }) => hash);
}

test('ERR-25 TXN-06 adding a known hash of the same chain is an error', () => {
  expect(() => withTransaction(historyOf(record(1)), record(1))).toThrow(ExistingTransactionError);
  expect(() => withTransaction(historyOf(record(1)), record(1))).toThrow(
    'Attempted to add existing transaction.',
  );
  expect(hashes(historyOf(record(1), record(1, { chainId: 43113 })))).toHaveLength(2);
});

test('TXN-06 a hash that a restarted chain repeats replaces the ended transaction in every tab', () => {
  const ended = historyOf(record(1, { receipt: receiptOf(1), confirmedTime: 5 }));
  const again = record(1, { addedTime: 9 });
  const history = withTransaction(ended, again);
  expect(history.records).toEqual([again]);
  expect(mergedHistory(ended, history).records).toEqual([again]);
  expect(mergedHistory(history, ended).records).toEqual([again]);
  expect(withUpdate(history, again, { nonce: 3 }).records).toEqual([{ ...again, nonce: 3 }]);
});

test('TXN-03 TXN-06 a transaction is added as pending, newest first, and ends with its receipt', () => {
  const added = historyOf(record(1), record(2));
  expect(hashes(added)).toEqual([hashOf(2), hashOf(1)]);
  expect(added.records.every(isPending)).toBe(true);
  const finalized = withUpdate(added, record(1), { receipt: receiptOf(1), confirmedTime: 10 });
  expect(finalized.records.map(isPending)).toEqual([true, false]);
  expect(finalized.records[1]).toMatchObject({ confirmedTime: 10, receipt: receiptOf(1) });
});

test('TXN-06 a check records the block it was made at', () => {
  const checked = withUpdate(historyOf(record(1)), record(1), { lastCheckedBlockNumber: 7n });
  expect(checked.records[0]?.lastCheckedBlockNumber).toBe(7n);
});

test('TXN-06 a transaction that has ended stays as it is', () => {
  const ended = historyOf(record(1, { receipt: receiptOf(1), confirmedTime: 5 }));
  expect(withUpdate(ended, record(1), { ending: 'dropped', confirmedTime: 6 })).toEqual(ended);
});

test('TXN-06 clearing a chain keeps the transactions of another', () => {
  const history = historyOf(record(1), record(2, { chainId: 43113 }));
  expect(hashes(withoutChain(history, 43114))).toEqual([hashOf(2)]);
});

test('TXN-06 at most 500 transactions of a chain are kept, the newest', () => {
  const many = historyOf(
    record(0, { chainId: 43113 }),
    ...Array.from({ length: 501 }, (_, n) => record(n + 1)),
  );
  const kept = many.records.filter(({ chainId }) => chainId === 43114);
  expect(kept).toHaveLength(500);
  expect(kept.at(-1)?.hash).toBe(hashOf(2));
  expect(many.records).toHaveLength(501);
});

test('TXN-06 S09 what two tabs added in the same second is kept', () => {
  const merged = mergedHistory(historyOf(record(1)), historyOf(record(2)));
  expect(hashes(merged)).toEqual([hashOf(2), hashOf(1)]);
});

test('TXN-06 S10 what one tab cleared is cleared in the other, what that one has sent meanwhile is kept', () => {
  const other = historyOf(record(1), record(20), record(2, { chainId: 43113 }));
  const cleared = withoutChain(historyOf(record(1)), 43114);
  expect(hashes(mergedHistory(cleared, other))).toEqual([hashOf(20), hashOf(2)]);
  expect(mergedHistory(other, cleared)).toEqual(mergedHistory(cleared, other));
});

test('TXN-06 S10 a transaction sent after a clearing is kept, even if the clock was ahead by years', () => {
  const ahead = 2_000_000_000_000;
  const cleared = withoutChain(historyOf(record(1, { addedTime: ahead })), 43114);
  const later = withTransaction(cleared, record(2, { addedTime: 1_700_000_000_000 }));
  expect(hashes(mergedHistory(later, cleared))).toEqual([hashOf(2)]);
  expect(hashes(mergedHistory(cleared, later))).toEqual([hashOf(2)]);
});

test('TXN-06 S14 a hash that a restarted chain repeats is kept after a clearing', () => {
  const cleared = withoutChain(historyOf(record(1)), 43114);
  const again = withTransaction(cleared, record(1, { addedTime: 50 }));
  expect(hashes(mergedHistory(again, cleared))).toEqual([hashOf(1)]);
});

test('TXN-06 the list of cleared transactions is limited to the newest 500 of a chain', () => {
  const many = historyOf(...Array.from({ length: 500 }, (_, n) => record(n + 1)));
  const twice = withoutChain(withTransaction(withoutChain(many, 43114), record(501)), 43114);
  expect(twice.cleared).toHaveLength(500);
  expect(twice.cleared[0]?.hash).toBe(hashOf(501));
  expect(twice.cleared.at(-1)?.hash).toBe(hashOf(2));
});

test('TXN-06 the findings of either tab about a pending transaction are known to both', () => {
  const [checked, seen] = [
    historyOf(record(1, { lastCheckedBlockNumber: 9n })),
    historyOf(record(1, { nonce: 3 })),
  ];
  const both = record(1, { lastCheckedBlockNumber: 9n, nonce: 3 });
  expect(mergedHistory(checked, seen).records).toEqual([both]);
  expect(mergedHistory(seen, checked).records).toEqual([both]);
});

test('TXN-06 an ending that one tab has learnt wins over pending in the other', () => {
  const pending = historyOf(record(1, { lastCheckedBlockNumber: 100n }));
  const ended = historyOf(record(1, { receipt: receiptOf(1), confirmedTime: 5 }));
  expect(mergedHistory(pending, ended)).toEqual(ended);
  expect(mergedHistory(ended, pending)).toEqual(ended);
});

const chains = fc.constantFrom<ChainId[]>(43114, 43113);

const entries = fc.uniqueArray(
  fc.record({
    n: fc.nat(30),
    chainId: chains,
    lastCheckedBlockNumber: fc.bigInt({ min: 0n, max: 5n }),
  }),
  { selector: ({ n, chainId }) => `${n}:${chainId}` },
);

const histories = fc.record({ known: entries, gone: entries }).map(({ known, gone }) => ({
  records: known.map(({ n, ...own }) => record(n, own)),
  cleared: gone.map(({ n, chainId }) => ({ chainId, hash: hashOf(n), addedTime: n })),
}));

test('TXN-06 tabs that merge in any order come to know the same, and merging again adds nothing', () => {
  fc.assert(
    fc.property(histories, histories, histories, (a, b, c) => {
      const merged = mergedHistory(mergedHistory(a, b), c);
      expect(mergedHistory(c, mergedHistory(b, a))).toEqual(merged);
      expect(mergedHistory(a, mergedHistory(c, b))).toEqual(merged);
      expect(mergedHistory(merged, b)).toEqual(merged);
    }),
  );
});

test("TXN-07 an account's recent transactions are those of the last 24 hours on one chain, newest first", () => {
  const day = 24 * 60 * 60 * 1000;
  const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  const history = historyOf(
    record(1),
    record(2),
    record(3, { from: stranger }),
    record(4, { chainId: 43113 }),
    record(5),
  );
  const recent = recentTransactions(history, { chainId: 43114, account: zeroAddress }, day + 1);
  expect(recent.map(({ hash }) => hash)).toEqual([hashOf(5), hashOf(2)]);
});

test('S10 TXN-06 a transaction that was pending when its chain was cleared is tracked to its end', () => {
  const [pending, ended] = [record(1), record(2, { ending: 'dropped' })];
  const history = historyOf(pending, ended);
  const tracked = trackedTransactions(history, []);
  expect(tracked).toEqual([pending]);
  const cleared = withoutChain(history, 43114);
  expect(trackedTransactions(cleared, tracked)).toEqual([pending]);
});

test('S10 TXN-06 a transaction whose end another tab saw is no longer tracked', () => {
  const tracked = trackedTransactions(historyOf(record(1)), []);
  const ended = historyOf(record(1, { receipt: receiptOf(1) }));
  expect(trackedTransactions(ended, tracked)).toEqual([]);
});

test('TXN-05 W07 a mined transaction is known by its hash, even when cleared, and by the nonce of a pending one', () => {
  const spedUp = record(2, { receipt: receiptOf(3), ending: 'spedUp', nonce: 6 });
  const history = withoutChain(historyOf(record(9)), 43114);
  const all = { ...history, records: [record(1, { nonce: 5 }), spedUp] };
  const knows = (n: number, nonce: number, from: Address = zeroAddress, chainId: ChainId = 43114) =>
    isKnownToHistory(all, chainId, { hash: hashOf(n), from, nonce });
  expect([knows(1, 1), knows(2, 1), knows(3, 1), knows(9, 1)]).toEqual([true, true, true, true]);
  expect([knows(4, 5), knows(4, 6), knows(4, 7)]).toEqual([true, false, false]);
  expect([knows(4, 5, wavax.address), knows(1, 5, zeroAddress, 43113)]).toEqual([false, false]);
});
