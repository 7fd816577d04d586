import { keccak256, zeroHash } from 'viem';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { traceableTransactions } from './ownTransactions';
import { outcomeOf, type TransactionRecord } from './transaction';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

function sent(addedTime: number, own: Partial<TransactionRecord> = {}): TransactionRecord {
  const amount = { currency: nativeCurrency(43114), raw: 1n };
  return {
    hash: keccak256(`0x${addedTime.toString(16).padStart(4, '0')}`),
    from: account,
    chainId: 43114,
    summary: { type: 'wrap', amount },
    to: other,
    value: 1n,
    dataHash: zeroHash,
    addedTime,
    ...own,
  };
}

function mined(addedTime: number, own: Partial<TransactionRecord> = {}): TransactionRecord {
  const receipt = {
    blockHash: zeroHash,
    blockNumber: BigInt(addedTime),
    contractAddress: null,
    from: account,
    status: 1,
    to: other,
    transactionHash: zeroHash,
    transactionIndex: 0,
  } as const;
  return sent(addedTime, { receipt, confirmedTime: addedTime + 1, ...own });
}

test.each([
  ['before a mined one, which overtook it', [mined(9), sent(5)], 'replaced'],
  ['after a mined one', [mined(4), sent(5)], 'pending'],
  ['before one that is pending too', [sent(9), sent(5)], 'pending'],
  ['before one that was dropped', [sent(9, { ending: 'dropped' }), sent(5)], 'pending'],
  ['before one of another account', [mined(9, { from: other }), sent(5)], 'pending'],
  ['before one of another chain', [mined(9, { chainId: 43113 }), sent(5)], 'pending'],
  ['before one with a lower nonce', [mined(9, { nonce: 6 }), sent(5, { nonce: 7 })], 'pending'],
  ['after one with a higher nonce', [sent(5, { nonce: 5 }), mined(4, { nonce: 6 })], 'replaced'],
] as const)('TXN-03 a pending transaction sent %s', (_name, records, outcome) => {
  const all = traceableTransactions(records, { chainId: 43114, account });
  expect(outcomeOf(all.find(({ addedTime }) => addedTime === 5) ?? sent(0))).toBe(outcome);
});

test('TXN-03 it counts as replaced in the block of the first that overtook it', () => {
  const records = [mined(10), mined(9), sent(5)];
  const all = traceableTransactions(records, { chainId: 43114, account });
  expect(all.at(-1)).toMatchObject({ receipt: { blockNumber: 9n }, confirmedTime: 10 });
});

test('TXN-03 a pending transaction of a contract account is left out, a mined one is not', () => {
  const safe = { isFromContract: true };
  const records = [sent(9, safe), mined(5, safe)];
  expect(traceableTransactions(records, { chainId: 43114, account })).toEqual([mined(5, safe)]);
});
