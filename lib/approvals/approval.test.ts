import { zeroHash } from 'viem';
import { amountOf } from '@/lib/amounts/amount';
import type { TransactionRecord } from '@/lib/history/transaction';
import { nativeCurrency } from '@/lib/tokens/currency';
import type { Token } from '@/lib/tokens/token';
import { approvalStatus, changedInBlock, isUnderWay } from './approval';

const NOW = 1_700_000_000_000;
const HOUR = 60 * 60 * 1000;
const owner = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const spender = '0xE54Ca86531e17Ef3616d22Ca28b0D458b6C89106';
const png: Token = {
  type: 'token',
  chainId: 43114,
  address: '0x60781C2586D68229fde47564546784ab3fACA982',
  decimals: 18,
  symbol: 'PNG',
  name: 'Pangolin',
};
const approval = { owner, token: png, spender } as const;

const pending: TransactionRecord = {
  hash: zeroHash,
  from: owner,
  chainId: 43114,
  summary: { type: 'approve', token: png, spender },
  approval: { tokenAddress: png.address, spender },
  to: png.address,
  value: 0n,
  dataHash: zeroHash,
  addedTime: NOW,
};

function mined(blockNumber: bigint, own: Partial<TransactionRecord> = {}): TransactionRecord {
  const receipt = {
    blockHash: zeroHash,
    blockNumber,
    contractAddress: null,
    from: owner,
    status: 1,
    to: png.address,
    transactionHash: zeroHash,
    transactionIndex: 0,
  } as const;
  return { ...pending, receipt, confirmedTime: NOW, ...own };
}

test('APR-01 the native coin is always approved', () => {
  const amount = amountOf(nativeCurrency(43114), 10n);
  expect(approvalStatus({ amount, allowance: undefined, isUnderWay: false })).toBe('approved');
  expect(approvalStatus({ amount, allowance: 0n, isUnderWay: true })).toBe('approved');
});

test.each([
  ['unknown', undefined, 0n, false],
  ['unknown', 10n, undefined, false],
  ['unknown', 10n, undefined, true],
  ['approved', 10n, 10n, false],
  ['approved', 10n, 11n, true],
  ['pending', 10n, 9n, true],
  ['notApproved', 10n, 9n, false],
  ['notApproved', 10n, 0n, false],
] as const)(
  'APR-02 the state is %s for the amount %s, the allowance %s, an approval in progress: %s',
  (status, raw, allowance, underWay) => {
    const amount = raw === undefined ? undefined : amountOf(png, raw);
    expect(approvalStatus({ amount, allowance, isUnderWay: underWay })).toBe(status);
  },
);

test('APR-02 an approval without a receipt is in progress for 24 hours', () => {
  expect(isUnderWay(pending, approval, NOW)).toBe(true);
  expect(isUnderWay(pending, approval, NOW + 24 * HOUR)).toBe(false);
});

test('APR-02 that of another account, token, spender or chain, and any other transaction, is not', () => {
  const { approval: _approval, ...swap } = pending;
  const others: TransactionRecord[] = [
    { ...pending, from: other },
    { ...pending, approval: { tokenAddress: other, spender } },
    { ...pending, approval: { tokenAddress: png.address, spender: other } },
    { ...pending, chainId: 43113 },
    swap,
  ];
  expect(others.filter((record) => isUnderWay(record, approval, NOW))).toEqual([]);
});

test('APR-02 a mined approval changed the allowance in its block, and is no longer in progress', () => {
  expect(isUnderWay(mined(101n), approval, NOW)).toBe(false);
  expect(changedInBlock(mined(101n), approval, NOW)).toBe(101n);
  expect(changedInBlock(mined(101n, { ending: 'replaced' }), approval, NOW)).toBe(101n);
  expect(changedInBlock(pending, approval, NOW)).toBeUndefined();
});

test.each([30_000, HOUR])(
  'APR-02 an approval that ended %d ms ago counts as read, whatever its block',
  (ageMs) => {
    expect(changedInBlock(mined(50_000_000n), approval, NOW + 29_999)).toBe(50_000_000n);
    expect(changedInBlock(mined(50_000_000n), approval, NOW + ageMs)).toBeUndefined();
  },
);

test('APR-02 one that ended under a clock that was ahead is taken as read back', () => {
  expect(changedInBlock(mined(101n), approval, NOW - 1)).toBeUndefined();
});

test.each(['reverted', 'cancelled', 'dropped'])(
  'APR-02 one that was %s changed nothing',
  (outcome) => {
    const record = mined(101n);
    const ended: TransactionRecord =
      outcome === 'reverted'
        ? { ...record, ...(record.receipt && { receipt: { ...record.receipt, status: 0 } }) }
        : { ...record, ending: outcome === 'cancelled' ? 'cancelled' : 'dropped' };
    expect(isUnderWay(ended, approval, NOW)).toBe(false);
    expect(changedInBlock(ended, approval, NOW)).toBeUndefined();
  },
);
