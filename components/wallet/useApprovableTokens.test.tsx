import { act, renderHook } from '@testing-library/react';
import { zeroAddress, zeroHash } from 'viem';
import { useTransactions } from '@/lib/history/store';
import type { TransactionRecord } from '@/lib/history/transaction';
import { liquidityToken } from '@/lib/pairs/pair';
import { CATALOGUE } from '@/lib/tokens/catalogue';
import type { Token } from '@/lib/tokens/token';
import { wrappedNative } from '@/lib/tokens/wrapped';
import { useApprovableTokens } from './useApprovableTokens';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const wavax = wrappedNative(43114);
const [png = wavax] = CATALOGUE[43114].filter(({ symbol }) => symbol === 'PNG');
const unlisted: Token = { ...png, address: account, symbol: 'OWN' };
const approve: TransactionRecord = {
  hash: zeroHash,
  from: account,
  chainId: 43114,
  summary: { type: 'approve', token: unlisted, spender: zeroAddress },
  to: unlisted.address,
  value: 0n,
  dataHash: zeroHash,
  addedTime: 0,
};

function show() {
  return renderHook(() => useApprovableTokens(43114, account)).result;
}

beforeEach(() => useTransactions.setState(useTransactions.getInitialState()));

test('WAL-19 known tokens, pool tokens that are searched and tokens approved from this device are asked, the catalogue first', () => {
  useTransactions.setState({ records: [approve] });
  const { tokens, pairs } = show().current;
  const addresses = tokens.map(({ address }) => address);
  const pool = liquidityToken(png, wavax).address;
  expect(addresses.slice(0, CATALOGUE[43114].length)).toEqual(
    CATALOGUE[43114].map(({ address }) => address),
  );
  expect(addresses).toContain(pool);
  expect(pairs.get(pool)?.map(({ symbol }) => symbol)).toEqual(['PNG', 'WAVAX']);
  expect(addresses.at(-1)).toBe(unlisted.address);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("WAL-19 another tab's copy of the same history changes nothing", () => {
  useTransactions.setState({ records: [approve] });
  const result = show();
  const before = result.current;
  const summary = { type: 'approve', token: { ...unlisted }, spender: zeroAddress } as const;
  const copy = { ...approve, summary };
  act(() => useTransactions.setState({ records: [copy] }));
  expect(result.current).toBe(before);
});
