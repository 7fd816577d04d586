import { zeroAddress, zeroHash } from 'viem';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { approvedTokens } from './approvedTokens';
import type { TransactionSummary } from './summary';
import type { TransactionRecord } from './transaction';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const [png = wrappedNative(43114), joe = wrappedNative(43114)] = CATALOGUE[43114];

function record(summary: TransactionSummary, other: Partial<TransactionRecord> = {}) {
  const sent = {
    hash: zeroHash,
    from: account,
    chainId: 43114,
    to: zeroAddress,
    value: 0n,
  } as const;
  return { ...sent, dataHash: zeroHash, addedTime: 0, summary, ...other };
}

test('WAL-19 the tokens that this account approved or revoked on this chain are named', () => {
  const approve = { type: 'approve', token: png, spender: zeroAddress } as const;
  const revoke = { type: 'revoke', token: joe, spender: zeroAddress } as const;
  const amount = { currency: png, raw: 1n };
  const records = [
    record(approve),
    record(revoke),
    record({ type: 'wrap', amount }),
    record({ ...approve, token: joe }, { from: zeroAddress }),
    record({ ...approve, token: joe }, { chainId: 43113 }),
  ];
  expect(approvedTokens(records, { chainId: 43114, account })).toEqual([png, joe]);
});
