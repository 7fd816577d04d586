import { traceableTransactions } from '@/lib/transactions/history/ownTransactions';
import { RECEIPT } from '@/lib/transactions/history/recipients/testing/sends.setup';
import { outcomeOf } from '@/lib/transactions/history/transaction';
import { newTransactions } from './newTransactions';
import { approval, NEW_DEVICE } from './testing/backup.setup';

const NO_HISTORY = NEW_DEVICE.history;

test('PNL-13 a transaction that this device knows or has cleared is not taken from a file', () => {
  const known = approval(5);
  const ended = { ...known, receipt: RECEIPT, confirmedTime: 6 };
  const cleared = { chainId: 43114, hash: approval(6).hash, addedTime: 6 } as const;
  const history = { records: [known], cleared: [cleared] };
  expect(newTransactions([ended, { ...approval(6), addedTime: 1 }], history)).toEqual([]);
  expect(newTransactions([approval(4), approval(4)], history)).toEqual([approval(4)]);
});

test('PNL-13 no transaction of a file makes a pending one here seem replaced', () => {
  const own = approval(5, { nonce: 3 });
  const history = { records: [own], cleared: [] };
  const mined = (addedTime: number, nonce: number) =>
    approval(addedTime, { nonce, receipt: RECEIPT });
  expect(newTransactions([mined(6, 1), mined(4, 3), mined(3, 2)], history)).toMatchObject([
    { hash: mined(3, 2).hash },
  ]);
});

test('PNL-13 TXN-03 no transaction of a file makes a later one seem replaced, whatever nonce it claims', () => {
  const claims = approval(3, { nonce: Number.MAX_SAFE_INTEGER, receipt: RECEIPT });
  const later = approval(5, { nonce: 3 });
  const records = [later, ...newTransactions([claims], NO_HISTORY)];
  const all = traceableTransactions(records, { chainId: 43114, account: later.from });
  expect(all.map(outcomeOf)).toEqual(['pending', 'confirmed']);
});

test('PNL-13 a full history keeps all that it has, and takes the newest of a file into what is free', () => {
  const records = Array.from({ length: 499 }, (_, n) => approval(n, { receipt: RECEIPT }));
  const fromFile = [approval(1_000), approval(1_001), approval(1_002)];
  expect(newTransactions(fromFile, { records, cleared: [] })).toEqual([approval(1_002)]);
});

test('PNL-13 only the latest 20 of many pending transactions in a file are taken, so that nodes are not flooded', () => {
  const pending = Array.from({ length: 500 }, (_, n) => approval(n));
  const taken = newTransactions([...pending, approval(7_000, { receipt: RECEIPT })], NO_HISTORY);
  expect(taken.map(({ addedTime }) => addedTime)).toEqual([
    7_000,
    ...Array.from({ length: 20 }, (_, n) => 499 - n),
  ]);
});

test('ACT-08 ended ones of a file that the history has no room for are taken, those that the device keeps are not', () => {
  const ended = (n: number) => approval(n, { receipt: RECEIPT });
  const history = { records: Array.from({ length: 500 }, (_, n) => ended(n)), cleared: [] };
  const fromFile = [approval(1_003), ended(1_002), ended(1_001)];
  expect(newTransactions(fromFile, history, [ended(1_001)])).toEqual([ended(1_002)]);
});
