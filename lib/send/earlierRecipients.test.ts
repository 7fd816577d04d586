import { type Address, getAddress } from 'viem';
import { amountOf } from '@/lib/amounts/amount';
import type { TransactionRecord } from '@/lib/history/transaction';
import { nativeCurrency } from '@/lib/tokens/currency';
import { comparedParts, earlierRecipients, familiarity } from './earlierRecipients';

const ACCOUNT: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const FRIEND: Address = getAddress('0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc');
/** The ends of the friend's address around other characters. */
const POISON = getAddress(`0x3c44${'0'.repeat(32)}93bc`);

const RECORD: TransactionRecord = {
  hash: '0x01',
  from: ACCOUNT,
  chainId: 43114,
  summary: { type: 'send', amount: amountOf(nativeCurrency(43114), 1n), recipient: FRIEND },
  to: FRIEND,
  value: 1n,
  dataHash: '0x02',
  addedTime: 0,
};
const CONFIRMED: TransactionRecord = {
  ...RECORD,
  receipt: {
    blockHash: '0x03',
    blockNumber: 1n,
    contractAddress: null,
    from: ACCOUNT,
    to: FRIEND,
    transactionHash: '0x01',
    transactionIndex: 0,
    status: 1,
  },
};

const SENDER = { chainId: 43114, account: ACCOUNT } as const;

test('PNL-15 only the own sends of this chain count, unless they failed', () => {
  expect(earlierRecipients([CONFIRMED], SENDER)).toEqual([FRIEND]);
  // One that waits counts too: a poisoned copy may come at once.
  expect(earlierRecipients([RECORD], SENDER)).toEqual([FRIEND]);
  const others: readonly TransactionRecord[] = [
    { ...CONFIRMED, from: FRIEND },
    { ...CONFIRMED, chainId: 43113 },
    { ...CONFIRMED, ending: 'cancelled' },
  ];
  expect(earlierRecipients(others, SENDER)).toEqual([]);
});

test('PNL-15 an address with the ends of an earlier recipient is a look-alike', () => {
  expect(familiarity(FRIEND, [FRIEND], ACCOUNT)).toEqual({ type: 'known' });
  expect(familiarity(POISON, [FRIEND], ACCOUNT)).toEqual({
    type: 'lookAlike',
    other: FRIEND,
    isOwn: false,
  });
  expect(familiarity(POISON, [], ACCOUNT)).toEqual({ type: 'new' });
});

test('PNL-15 so is one with the ends of the own address', () => {
  const twin = getAddress(`0x7099${'0'.repeat(32)}79c8`);
  expect(familiarity(twin, [], ACCOUNT)).toMatchObject({ other: ACCOUNT, isOwn: true });
});

test('PNL-15 the characters that differ are told apart, capital letters apart', () => {
  expect(comparedParts('0xAb12', '0xaB34')).toEqual([
    { text: '0xAb', differs: false },
    { text: '12', differs: true },
  ]);
});
