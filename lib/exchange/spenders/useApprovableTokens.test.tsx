import { act, renderHook } from '@testing-library/react';
import { zeroAddress, zeroHash } from 'viem';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { exchangeSpenders } from '@/lib/chain/contracts/spenders';
import { liquidityToken } from '@/lib/exchange/pairs/pair';
import { useTransactions } from '@/lib/transactions/history/store';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
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

test('WAL-19 known tokens, pool tokens that are searched and tokens approved from this device are queried, the catalogue first', () => {
  useTransactions.setState({ records: [approve] });
  const { requested, pairs } = show().current;
  const { router } = EXCHANGE_ADDRESSES[43114];
  const addresses = requested.flatMap(({ token, spender }) =>
    spender === router ? token.address : [],
  );
  const pool = liquidityToken(png, wavax).address;
  expect(addresses.slice(0, CATALOGUE[43114].length)).toEqual(
    CATALOGUE[43114].map(({ address }) => address),
  );
  expect(addresses).toContain(pool);
  expect(pairs.get(pool)?.map(({ symbol }) => symbol)).toEqual(['PNG', 'WAVAX']);
  expect(addresses.at(-1)).toBe(unlisted.address);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each([43113, 43114] as const)(
  'WAL-19 on chain %i, the contracts that can be approved are those that are queried',
  (chainId) => {
    const { requested } = renderHook(() => useApprovableTokens(chainId, account)).result.current;
    const queried = new Set(requested.map(({ spender }) => spender));
    expect([...queried].sort()).toEqual([...exchangeSpenders(chainId)].sort());
  },
);

test('WAL-19 a farm and a stake are queried only for what is staked there', () => {
  const { requested, pairs } = show().current;
  const { miniChef, router } = EXCHANGE_ADDRESSES[43114];
  const staked = requested.filter(({ spender }) => spender !== router);
  // 179 farms and stakes, 19 old pool tokens for the migration router, 9 tokens of the old bridge.
  expect(staked).toHaveLength(207);
  expect(staked.filter(({ spender }) => spender === miniChef)).toHaveLength(37);
  const of = (contract: string) => staked.filter(({ spender }) => spender === contract);
  // WAVAX_ETH_V0, and the stake that pays WAVAX.
  const [farm] = of('0xa16381eae6285123c323A665D4D99a6bCfaAC307');
  const [stake] = of('0xD49B406A7A29D64e081164F6C3353C599A2EeAE9');
  expect(farm?.token.address).toBe('0x1aCf1583bEBdCA21C8025E172D8E8f2817343d65');
  expect(pairs.get(farm?.token.address ?? '')?.map(({ symbol }) => symbol)).toEqual([
    'WAVAX',
    'ETH',
  ]);
  expect(stake?.token.symbol).toBe('PNG');
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
