import { act, renderHook, waitFor } from '@testing-library/react';
import { encodeAbiParameters, type Hex, keccak256, zeroAddress } from 'viem';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { sortedPair, type Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { useHeldPairs } from '@/lib/exchange/pairs/useHeldPairs';
import { type Farm, farmsOf } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { useStakedFarms } from '@/lib/exchange/rewards/farms/useStakedFarms';
import { useTransactions } from '@/lib/transactions/history/store';
import { addTransaction, finalizeTransaction } from '@/lib/transactions/history/storeActions';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import type { SearchResult } from './searchResult';
import { useSearch } from './useSearch';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const WAVAX = wrappedNative(43114);
const tokenOf = (symbol: string) =>
  CATALOGUE[43114].find((token) => token.symbol === symbol) as Token;
const [JOE, PNG] = [tokenOf('JOE'), tokenOf('PNG')];
/** The account has liquidity in the second. */
const SEARCHED = [sortedPair(WAVAX, JOE), sortedPair(PNG, JOE)];
const CHEF = farmsOf(43114, 2)[0] as Farm;
const FARM = farmsOf(43114, 1).find(({ name }) => name === 'WAVAX_JOE_V1') as Farm;

const NAMES = {
  namesOf: () => ({ titles: [], words: [] }),
  poolWords: [],
  farmWords: [],
};

function useRead() {
  return [useHeldPairs(43114, account, SEARCHED), useStakedFarms(43114, account)] as const;
}

const nothing = () => undefined;

/** A page on which a hook reads, and on which the search is open. */
async function page(useHook: () => unknown) {
  const shown = await connectedPage(useHook, {
    account,
    contracts: [
      [CHEF.contract, 'lpTokens()', encodeAbiParameters([{ type: 'address[]' }], [[]])],
      [pairAddress(WAVAX, JOE), 'balanceOf(address)', 0n],
      [pairAddress(PNG, JOE), 'balanceOf(address)', 5n],
      [FARM.contract, 'balanceOf(address)', 7n],
    ],
  });
  const { result } = renderHook(() => useSearch(NAMES), { wrapper: shown.wrapper });
  const shownOf = (type: SearchResult['type']) =>
    result.current.groups.find((group) => group.type === type)?.shown ?? [];
  const own = () =>
    [...shownOf('pool'), ...shownOf('farm')].filter((each) => 'isOwn' in each && each.isOwn);
  const search = (text: string) => act(() => result.current.setQuery(text));
  return { ...shown, shownOf, own, search };
}

beforeEach(() => useTransactions.setState(useTransactions.getInitialState()));

test('FND-11 what the page has read of the account comes first among pools and farms, until its next transaction', async () => {
  const { own, shownOf, search, readAt } = await page(useRead);
  search('joe');
  await waitFor(() => expect(own()).toHaveLength(2));
  expect(shownOf('pool')[0]).toMatchObject({ isOwn: true, pair: sortedPair(PNG, JOE) });
  expect(shownOf('farm')[0]).toMatchObject({ isOwn: true, farm: FARM });
  expect(shownOf('pool')[1]).toMatchObject({ isOwn: false });
  mine();
  expect(own()).toEqual([]);
  readAt(101n);
  await waitFor(() => expect(own()).toHaveLength(2));
});

test('FND-11 FND-06 the search itself reads nothing of the account', async () => {
  const { own, search, read } = await page(nothing);
  search('joe');
  await act(async () => undefined);
  expect(own()).toEqual([]);
  expect(read).toEqual([]);
});

/** A transaction of the account is mined in the next block. */
function mine(): void {
  const hash: Hex = keccak256('0x05');
  const nowMs = Date.now();
  addTransaction({
    hash,
    from: account,
    chainId: 43114,
    summary: { type: 'revoke', token: PNG, spender: zeroAddress },
    to: zeroAddress,
    value: 0n,
    dataHash: hash,
    addedTime: nowMs,
  });
  const receipt = {
    blockHash: hash,
    blockNumber: 101n,
    contractAddress: null,
    from: account,
    status: 1,
    to: zeroAddress,
    transactionHash: hash,
    transactionIndex: 0,
  } as const;
  act(() => finalizeTransaction({ chainId: 43114, hash }, { nowMs, receipt }));
}
