import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { type Address, encodeAbiParameters, type Hex, numberToHex, parseAbiParameters } from 'viem';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { isSameToken } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { callData } from '@/lib/chain/contracts/contractCall';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { callsOf, contractKey, fakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { type Farm, farmsOf } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { farmPool } from '@/lib/exchange/rewards/farms/farmPools';
import { earnedRead, stakedRead } from '@/lib/exchange/rewards/pools/rewardReads';
import { STAKES } from '@/lib/exchange/rewards/stakes/stakeCatalogue';
import { fakeToken } from '@/lib/holdings/lists/testing/fakeLists.setup';
import { rememberToken } from '@/lib/site/settings/store';
import portfolio from '@/messages/en/portfolio.json';
import { AccountPortfolio } from './AccountPortfolio';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const UNIT = 10n ** 18n;
const WAVAX = wrappedNative(43114);
const POSITIONS = 40;
const DEPOSITS = 6;
const CATALOGUED = 20;
const ADDED = 40;
/** What an idle screen beneath costs a block, and the most that both may cost. */
const SCREEN_CALLS = 3;
const MOST_CALLS = 40;

const others = CATALOGUE[43114].filter((token) => !isSameToken(token, WAVAX));
const word = (value: bigint) => numberToHex(value, { size: 32 });

/** A node of an account with many positions, deposits and tokens, while the protocol fee is on. */
function richNode() {
  const node = fakeNode();
  const set = (address: Address, signature: string, answer: bigint | Hex) =>
    node.contracts.set(
      contractKey(address, signature),
      typeof answer === 'bigint' ? word(answer) : answer,
    );
  const addPool = (pool: Address, held: bigint) => {
    const reserves = encodeAbiParameters(parseAbiParameters('uint112, uint112, uint32'), [
      1_000n * UNIT,
      1_000n * UNIT,
      1,
    ]);
    set(pool, 'getReserves()', reserves);
    set(pool, 'totalSupply()', 1_000n * UNIT);
    set(pool, 'kLast()', UNIT * UNIT);
    set(pool, 'balanceOf(address)', held);
  };
  const addFarm = (farm: Farm, lpTokens: readonly Address[], staked: bigint) => {
    const found = farmPool(farm, { status: 'success', result: lpTokens, blockNumber: 1n });
    if (found.status !== 'known') return;
    for (const [read, amount] of [
      [stakedRead(found.pool, account), staked],
      [earnedRead(found.pool, account), staked / 2n],
    ] as const) {
      const answer = read?.functionName === 'userInfo' ? [amount, 0n] : [amount];
      if (read)
        node.contracts.set(
          `${read.address}-${callData(read)}`,
          `0x${answer.map((each) => word(each).slice(2)).join('')}`,
        );
    }
  };
  set(EXCHANGE_ADDRESSES[43114].factory, 'feeTo()', 1n);
  set(MULTICALL3_ADDRESS, 'getCurrentBlockTimestamp()', 1_700_000_000n);
  set(MULTICALL3_ADDRESS, 'getEthBalance(address)', 100n * UNIT);
  for (const [index, token] of CATALOGUE[43114].entries())
    set(token.address, 'balanceOf(address)', index < CATALOGUED ? UNIT : 0n);
  const farms = ([0, 1, 2] as const).map((version) => farmsOf(43114, version));
  const lpTokens = (farms[2] ?? []).map(({ tokens }) => pairAddress(...tokens));
  for (const pool of lpTokens) addPool(pool, 0n);
  const [chef] = farms[2] ?? [];
  const addresses = encodeAbiParameters(parseAbiParameters('address[]'), [lpTokens]);
  if (chef) set(chef.contract, 'lpTokens()', addresses);
  for (const some of farms)
    for (const [index, farm] of some.entries()) {
      addPool(pairAddress(...farm.tokens), 0n);
      addFarm(farm, lpTokens, index < DEPOSITS ? UNIT : 0n);
    }
  for (const token of others.slice(0, POSITIONS)) addPool(pairAddress(token, WAVAX), UNIT);
  for (const { pool } of STAKES) {
    for (const signature of ['totalSupply()', 'rewardRate()', 'periodFinish()', 'earned(address)'])
      set(pool.contract.address, signature, 5n);
    set(pool.contract.address, 'balanceOf(address)', 5n);
  }
  for (let number = 1; number <= ADDED; number += 1) {
    const token = fakeToken(number);
    rememberToken(token);
    set(token.address, 'balanceOf(address)', UNIT);
    set(token.address, 'decimals()', 18n);
  }
  return node;
}

function Client({ onRender }: { onRender: (client: QueryClient) => void }) {
  onRender(useQueryClient());
  return null;
}

/** Opens the panel, and counts the calls of each block. */
async function openPanel() {
  const node = richNode();
  const calls = new Map<bigint, string[]>();
  let client: QueryClient | undefined;
  const { readAt } = await connectedScreen(
    <>
      <Client
        onRender={(own) => {
          client = own;
        }}
      />
      <AccountPortfolio chainId={43114} account={account} onClaimAll={() => {}} onFollow={() => {}}>
        {null}
      </AccountPortfolio>
    </>,
    { portfolio },
    {
      account,
      node: {
        eth_call: (params) => {
          const asked = callsOf(params).map((call) => `${call.target} ${call.callData}`);
          calls.set(node.block, [...(calls.get(node.block) ?? []), ...asked]);
          return node.request({ method: 'eth_call', params });
        },
      },
    },
  );
  const settled = () =>
    waitFor(() => {
      expect(calls.get(node.block)?.length).toBeGreaterThan(0);
      expect(client?.isFetching()).toBe(0);
    });
  const nextBlock = async () => {
    node.block += 1n;
    act(() => readAt(node.block));
    await settled();
    return calls.get(node.block) ?? [];
  };
  return { nextBlock };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('PTF-06 a block costs the panel at most 40 calls with those of the screen, with 40 positions, 18 deposits and 60 tokens', async () => {
  const { nextBlock } = await openPanel();
  await waitFor(() => expect(screen.getByText('40 positions')).toBeVisible());
  await waitFor(() => expect(screen.getByText('18 deposits')).toBeVisible());
  await waitFor(() => expect(screen.getByText('61 tokens')).toBeVisible());
  const costs: number[] = [];
  for (let block = 0; block < 35; block += 1) costs.push((await nextBlock()).length);
  expect(costs.filter((cost) => cost > MOST_CALLS - SCREEN_CALLS)).toEqual([]);
});
