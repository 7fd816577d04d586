import { waitFor } from '@testing-library/react';
import { encodeAbiParameters, type Hex, numberToHex, parseAbiParameters } from 'viem';
import { scaleFraction } from '@/lib/base/amounts/fraction';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { isSameToken, sortedPair, type Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { contractKey, fakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { farmsOf } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { STAKES } from '@/lib/exchange/rewards/stakes/stakeCatalogue';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import { portfolioOf } from './portfolio';
import {
  useFarmRewardsPart,
  useFarmsPart,
  usePositionsPart,
  useStakesPart,
  useTokensPart,
} from './useParts';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const CHEF = farmsOf(43114, 2)[0]?.contract ?? '0x';
const STAKE = STAKES[0]?.pool.contract.address ?? '0x';
const OWN = ['balanceOf(address)', 'earned(address)'];
const FIGURES = ['totalSupply()', 'rewardRate()', 'periodFinish()'];

/** All parts together. */
function usePortfolio() {
  return portfolioOf({
    ...useTokensPart(),
    ...usePositionsPart(),
    ...useFarmsPart(43114, account),
    ...useFarmRewardsPart(43114, account),
    ...useStakesPart(43114, account),
  });
}

/** What an account has, with 5 units staked in a stake that says `earned`. */
async function page(
  earned: bigint | 'revert',
  more: readonly (readonly [Hex, string, bigint | Hex | 'revert'])[] = [],
) {
  const node = fakeNode();
  const set = (address: Hex, signature: string, answer: bigint | Hex | 'revert') =>
    node.contracts.set(
      contractKey(address, signature),
      typeof answer === 'bigint' ? numberToHex(answer, { size: 32 }) : answer,
    );
  set(CHEF, 'lpTokens()', encodeAbiParameters([{ type: 'address[]' }], [[]]));
  set('0xefa94DE7a4656D787667C749f7E1223D71E9FD88', 'feeTo()', 0n);
  set(MULTICALL3_ADDRESS, 'getCurrentBlockTimestamp()', 1_700_000_000n);
  set(MULTICALL3_ADDRESS, 'getEthBalance(address)', 0n);
  for (const { pool } of STAKES) {
    for (const signature of OWN) set(pool.contract.address, signature, 0n);
    for (const signature of FIGURES) set(pool.contract.address, signature, 1n);
  }
  set(STAKE, 'balanceOf(address)', 5n);
  set(STAKE, 'earned(address)', earned);
  for (const answer of more) set(...answer);
  const { result } = await connectedPage(usePortfolio, {
    account,
    node: { eth_call: (params) => node.request({ method: 'eth_call', params }) },
  });
  return () => {
    const { toClaim, stakes, total } = result.current;
    return { toClaim, stakes, total };
  };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('PTF-01 what a stake has earned can be claimed', async () => {
  const found = await page(5n);
  await waitFor(() =>
    expect(found()).toMatchObject({
      stakes: { count: 1, isReading: false },
      toClaim: { count: 1, isReading: false, isIncomplete: false },
      total: { isReading: false, isIncomplete: false },
    }),
  );
});

test('PTF-03 a stake that does not report what it owes leaves what can be claimed incomplete', async () => {
  const found = await page('revert');
  await waitFor(() =>
    expect(found()).toMatchObject({
      stakes: { count: 1, isIncomplete: false },
      toClaim: { count: 0, isReading: false, isIncomplete: true },
      total: { isReading: false, isIncomplete: true },
    }),
  );
});

const REWARDER = '0xde4000000000000000000000000000000000f001';
const OOE = '0x0ebd9537A25f56713E34c45b38F421A1e7191469';

function extraReward(pending: Hex | 'revert') {
  const [farm] = farmsOf(43114, 2);
  if (farm === undefined) throw new TypeError('There is no farm.');
  const pool = pairAddress(...farm.tokens);
  const words = (types: string, values: readonly unknown[]) =>
    encodeAbiParameters(parseAbiParameters(types), values);
  return [
    [CHEF, 'lpTokens()', words('address[]', [[pool]])],
    [CHEF, 'userInfo(uint256,address)', words('uint256, int256', [5n, 0n])],
    [CHEF, 'pendingReward(uint256,address)', 0n],
    [CHEF, 'rewarder(uint256)', words('address', [REWARDER])],
    [
      REWARDER,
      'getRewardInfos()',
      words('(address, uint256, uint176, uint40, uint40)[]', [[[OOE, 1n, 0n, 0, 9]]]),
    ],
    [REWARDER, 'pendingTokens(uint256,address,uint256)', pending],
    [pool, 'getReserves()', words('uint112, uint112, uint32', [6_000n, 6_000n, 1])],
    [pool, 'totalSupply()', 6_000n],
    [pool, 'balanceOf(address)', 0n],
  ] as const;
}

test('PTF-03 the extra reward of a super farm is an item without a price', async () => {
  const pending = encodeAbiParameters(parseAbiParameters('address[], uint256[]'), [[OOE], [3n]]);
  const found = await page(0n, extraReward(pending));
  await waitFor(() =>
    expect(found().toClaim).toMatchObject({
      count: 1,
      unpriced: 1,
      isReading: false,
      isIncomplete: false,
    }),
  );
});

test('PTF-03 a rewarder that does not report what it owes leaves what can be claimed incomplete', async () => {
  const found = await page(0n, extraReward('revert'));
  await waitFor(() =>
    expect(found().toClaim).toMatchObject({ count: 0, isReading: false, isIncomplete: true }),
  );
});

const tokenOf = (symbol: string) =>
  CATALOGUE[43114].find((token) => token.symbol === symbol) as Token;
const UNIT = 10n ** 18n;
/** A token that anybody made. */
const GIFT = '0x1111111111111111111111111111111111111111';

/** The reserves of a pool, as its contract returns them. */
function reserves(a: Token, b: Token, ofA: bigint, ofB: bigint) {
  const [first] = sortedPair(a, b);
  const [reserve0, reserve1] = isSameToken(first, a) ? [ofA, ofB] : [ofB, ofA];
  return [
    pairAddress(a, b),
    'getReserves()',
    encodeAbiParameters(parseAbiParameters('uint112, uint112, uint32'), [reserve0, reserve1, 1]),
  ] as const;
}

/** The extra reward of a super farm in a token of this symbol, at 10 dollars in a deep pool. */
function pricedExtra(owed: bigint, symbol: string) {
  const [WAVAX, DAI] = [wrappedNative(43114), tokenOf('DAI.e')];
  const text = encodeAbiParameters(parseAbiParameters('string'), [symbol]);
  const decimals = numberToHex(18, { size: 32 });
  return [
    ...extraReward(
      encodeAbiParameters(parseAbiParameters('address[], uint256[]'), [[GIFT], [owed]]),
    ),
    [
      MULTICALL3_ADDRESS,
      'aggregate3((address,bool,bytes)[])',
      encodeAbiParameters(parseAbiParameters('(bool, bytes)[]'), [
        [text, text, decimals].map((data) => [true, data] as const),
      ]),
    ],
    reserves(WAVAX, DAI, 1_000n * UNIT, 20_000n * UNIT),
    reserves({ ...WAVAX, address: GIFT }, WAVAX, 1_000n * UNIT, 500n * UNIT),
  ] as const;
}

test('PTF-09 the extra reward of a super farm has the price of its pool', async () => {
  const found = await page(0n, pricedExtra(3n * UNIT, 'GIFT'));
  await waitFor(() =>
    expect(found().toClaim).toMatchObject({
      count: 1,
      unpriced: 0,
      doubtful: 0,
      isReading: false,
    }),
  );
  const { usd } = found().toClaim;
  expect(usd && scaleFraction(usd, 2, 'nearest')).toBe(30_00n);
});

test.each([
  ['that is worth more than half of its pool', 501n * UNIT, 'GIFT'],
  ['that imitates another token', 3n * UNIT, 'PNG'],
] as const)(
  'PTF-09 PTF-04 an extra reward in a token %s is doubtful, and not counted',
  async (_which, owed, symbol) => {
    const found = await page(0n, pricedExtra(owed, symbol));
    await waitFor(() =>
      expect(found().toClaim).toMatchObject({
        usd: undefined,
        count: 1,
        unpriced: 0,
        doubtful: 1,
        isReading: false,
      }),
    );
  },
);
