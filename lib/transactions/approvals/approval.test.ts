import { maxUint256, zeroHash } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import {
  approvalStatus,
  changedInBlock,
  isSignatureInUse,
  isUnderWay,
  remainingAllowance,
} from './approval';

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

test('APR-02 an approval of another account, token, spender or chain is not in progress, nor is any other transaction', () => {
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

test('APR-02 an approval that ended while the clock was ahead counts as read', () => {
  expect(changedInBlock(mined(101n), approval, NOW - 1)).toBeUndefined();
});

test('TXN-27 APR-02 an approval that an unknown transaction has replaced is over', () => {
  const ended = { ...pending, ending: 'replaced', confirmedTime: NOW } as const;
  expect(isUnderWay(ended, approval, NOW)).toBe(false);
  expect(changedInBlock(ended, approval, NOW)).toBeUndefined();
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

const joe: Token = { ...png, address: '0x6e84a6216eA6dACC71eE8E6b0a5B7322EEbC0fDd', symbol: 'JOE' };
const pool: Token = { ...png, address: pairAddress(png, joe) };
const spends = (summary: TransactionRecord['summary']): TransactionRecord => {
  const { approval: _approval, ...sent } = pending;
  return { ...sent, summary };
};
const sale = (raw: bigint, token = png) =>
  spends({
    type: 'swap',
    input: amountOf(token, raw),
    output: amountOf(nativeCurrency(43114), 1n),
  });
const both = { amountA: amountOf(joe, 2n), amountB: amountOf(png, 3n) };
const addition = spends({ type: 'add', ...both });
const removal = spends({ type: 'remove', ...both });
const revoke: TransactionRecord = {
  ...pending,
  summary: { type: 'revoke', token: png, spender },
};

const taking = (raw: bigint, own: object = {}): TransactionRecord => ({
  ...sale(4n),
  spending: [{ tokenAddress: png.address, spender, raw, ...own }],
});

const takingNothing: TransactionRecord = { ...sale(4n), spending: [] };

test.each([
  ['nothing', [], png, 10n, 10n],
  ['a sale that may take more than its estimate', [taking(5n)], png, 10n, 5n],
  ['a sale through another spender', [taking(5n, { spender: other })], png, 10n, 10n],
  ['a sale that takes nothing', [takingNothing], png, 10n, 10n],
  ['a transaction with a signature', [taking(5n, { isSigned: true })], png, 10n, 0n],
  ['the approval that is being removed', [revoke], png, maxUint256, 0n],
  ['a sale of the token', [sale(4n)], png, 10n, 6n],
  ['two sales, which take it all', [sale(4n), sale(7n)], png, 10n, 0n],
  ['a sale, of an unlimited allowance', [sale(4n)], png, maxUint256, maxUint256],
  ['a sale of another token', [sale(4n, joe)], png, 10n, 10n],
  ['an addition of both tokens', [addition], png, 10n, 7n],
  ['a removal of liquidity, of its pool token', [removal], pool, 10n, 0n],
  ['a removal of liquidity, of its tokens', [removal], png, 10n, 10n],
  ['a sale by another account', [{ ...sale(4n), from: other }], png, 10n, 10n],
  ['a sale on another chain', [{ ...sale(4n), chainId: 43113 }], png, 10n, 10n],
] as const)('APR-02 the remaining allowance after %s', (_, records, token, allowance, left) => {
  const facts = { nowMs: NOW, isUnread: false };
  expect(remainingAllowance(allowance, records, { ...approval, token }, facts)).toBe(left);
  expect(
    remainingAllowance(
      allowance,
      records,
      { ...approval, token },
      { ...facts, nowMs: NOW + 24 * HOUR },
    ),
  ).toBe(allowance);
});

test('APR-02 what was mined is subtracted from the allowance only until the allowance is read again', () => {
  const sold = mined(101n, { summary: sale(4n).summary });
  const removed = mined(101n, { summary: revoke.summary });
  for (const [record, left] of [
    [sold, 6n],
    [removed, 0n],
  ] as const) {
    const after = (isUnread: boolean) =>
      remainingAllowance(10n, [record], approval, { nowMs: NOW, isUnread });
    expect(after(true)).toBe(left);
    expect(after(false)).toBe(10n);
    expect(changedInBlock(record, approval, NOW)).toBe(101n);
  }
});

test('APR-05 a signature is in use until its transaction has ended and its effect is read', () => {
  const facts = { nowMs: NOW, isUnread: false };
  const signed = taking(5n, { isSigned: true });
  const dayLater = { ...facts, nowMs: NOW + 24 * HOUR };
  const joes = { ...approval, token: joe };
  expect(isSignatureInUse([signed], approval, facts)).toBe(true);
  expect(isSignatureInUse([signed], { ...approval, spender: other }, facts)).toBe(true);
  expect(isSignatureInUse([signed], joes, facts)).toBe(false);
  expect(isSignatureInUse([signed], { ...approval, owner: other }, facts)).toBe(false);
  expect(isSignatureInUse([signed], approval, dayLater)).toBe(false);
  expect(isSignatureInUse([taking(5n)], approval, facts)).toBe(false);
  const ended = { ...mined(101n), ...signed, receipt: mined(101n).receipt, confirmedTime: NOW };
  const done = ended as TransactionRecord;
  expect(isSignatureInUse([done], approval, facts)).toBe(false);
  expect(isSignatureInUse([done], approval, { ...facts, isUnread: true })).toBe(true);
});
