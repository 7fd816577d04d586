import { renderHook, waitFor } from '@testing-library/react';
import {
  type Address,
  encodeAbiParameters,
  getAddress,
  type Hex,
  parseAbiParameters,
  zeroAddress,
} from 'viem';
import { resultOf } from '@/lib/chain/reads/readState';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import {
  countedStakeRead,
  pendingTokensRead,
  rewarderRead,
  rewardInfosRead,
} from '@/lib/exchange/rewards/pools/rewarderReads';
import { avaxPngPool } from '@/lib/exchange/rewards/testing/rewardPools.setup';
import { describedToken } from '@/lib/holdings/knownTokens/testing/describedToken.setup';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import { useExtraRewards } from './useExtraRewards';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const rewarder: Address = '0xde4000000000000000000000000000000000f001';
const OOE: Address = '0x0ebd9537A25f56713E34c45b38F421A1e7191469';
const QI: Address = '0x8729438EB15e2C8B576fCc6AeCdA6A148776C0F5';
const REWARDER = 'rewarder(uint256)';
const PENDING = 'pendingTokens(uint256,address,uint256)';
const pool = avaxPngPool('WAVAX_PNG_V2');
const chef = pool.contract.address;

const addressWord = (address: Address) => encodeAbiParameters([{ type: 'address' }], [address]);

/** What a rewarder answers: amounts of tokens. */
function pays(...paid: readonly (readonly [Address, bigint])[]): Hex {
  return encodeAbiParameters(parseAbiParameters('address[], uint256[]'), [
    paid.map(([token]) => token),
    paid.map(([, raw]) => raw),
  ]);
}

type PageOptions = {
  readonly at?: Address;
  readonly token?: ReturnType<typeof describedToken>;
  /** What only the rewarder of a super farm answers. */
  readonly superFarm?: readonly (readonly [Address, string, Hex])[];
};

/** The answers of a super farm's rewarder that pays these tokens, and counts this stake. */
function superFarm(stake: bigint, ...tokens: readonly Address[]) {
  const infos = encodeAbiParameters(
    parseAbiParameters('(address, uint256, uint176, uint40, uint40)[]'),
    [tokens.map((token) => [token, 1n, 0n, 0, 9] as const)],
  );
  const counted = encodeAbiParameters([{ type: 'uint256' }], [stake]);
  return [
    [rewarder, 'getRewardInfos()', infos],
    [rewarder, 'userAmounts(address)', counted],
  ] as const;
}

/** A page with a pool whose rewarder answers like this. */
async function page(
  answer: Hex,
  { at = rewarder, token = describedToken('OOE', 18n), superFarm = [] }: PageOptions = {},
) {
  const asked: { account: Address | undefined; earned: bigint | undefined } = {
    account,
    earned: 7n,
  };
  const shown = await connectedPage(() => useExtraRewards(pool, asked.account, asked.earned), {
    account,
    contracts: [
      [chef, REWARDER, addressWord(at)],
      [rewarder, PENDING, answer],
      token,
      ...superFarm,
    ],
  });
  const amounts = () =>
    shown.result.current.amounts.map(({ currency, raw }) => `${raw} ${currency.symbol}`);
  const ask = (change: Partial<typeof asked>) => {
    Object.assign(asked, change);
    shown.rerender();
  };
  /** Whether the rewarder was read. */
  const isRequested = () => shown.read.some(({ to }) => to.toLowerCase() === rewarder);
  return { ...shown, amounts, ask, isRequested };
}

test('FRM-32 what a rewarder pays is shown in its token, and each token once', async () => {
  const { amounts } = await page(pays([OOE, 21n], [OOE, 2n]));
  expect(amounts()).toEqual([]);
  await waitFor(() => expect(amounts()).toEqual(['23 OOE']));
});

test('FRM-32 a token whose amount is zero is left out', async () => {
  const { amounts, set, readAt } = await page(pays([OOE, 21n]));
  await waitFor(() => expect(amounts()).toEqual(['21 OOE']));
  set(rewarder, PENDING, pays([OOE, 0n]));
  readAt(101n);
  await waitFor(() => expect(amounts()).toEqual([]));
});

test('FRM-32 until the rewarder has answered about a new reward, its last answer stays', async () => {
  const { amounts, set, ask, readAt } = await page(pays([OOE, 21n]));
  await waitFor(() => expect(amounts()).toEqual(['21 OOE']));
  set(rewarder, PENDING, pays([OOE, 24n]));
  ask({ earned: 8n });
  expect(amounts()).toEqual(['21 OOE']);
  readAt(101n);
  await waitFor(() => expect(amounts()).toEqual(['24 OOE']));
});

test('FRM-32 what another account is paid is never shown', async () => {
  const { amounts, ask, set } = await page(pays([OOE, 21n]));
  await waitFor(() => expect(amounts()).toEqual(['21 OOE']));
  set(rewarder, PENDING, pays([OOE, 4n]));
  ask({ account: other });
  expect(amounts()).toEqual([]);
  await waitFor(() => expect(amounts()).toEqual(['4 OOE']));
});

test('FRM-32 a token that does not report its decimals is left out', async () => {
  const { amounts, isRequested, read, readAt } = await page(pays([QI, 21n]), {
    token: describedToken('QI', undefined),
  });
  await waitFor(() => expect(isRequested()).toBe(true));
  read.length = 0;
  readAt(101n);
  await waitFor(() => expect(isRequested()).toBe(true));
  expect(amounts()).toEqual([]);
});

test('FRM-32 a pool without a rewarder pays nothing but its reward, and no rewarder is read', async () => {
  const { amounts, read, isRequested } = await page(pays([OOE, 21n]), { at: zeroAddress });
  await waitFor(() => expect(read.length).toBeGreaterThan(0));
  expect(amounts()).toEqual([]);
  expect(isRequested()).toBe(false);
});

test('FRM-40 a super farm also pays by a call of its own, of the ids that owe something', async () => {
  const { amounts, result } = await page(pays([OOE, 0n], [OOE, 21n]), {
    superFarm: superFarm(5n, OOE, OOE),
  });
  await waitFor(() => expect(amounts()).toEqual(['21 OOE']));
  expect(result.current.own).toEqual({
    claim: { address: getAddress(rewarder), rewardIds: [1n] },
    countsStake: true,
  });
});

test('FRM-40 what it owes is shown when all but its token was read before, by another part of the page', async () => {
  const { result, wrapper } = await connectedPage(
    () =>
      useChainReads(43114, [
        rewarderRead(pool),
        rewardInfosRead(rewarder),
        pendingTokensRead(pool, { account, earned: 7n, rewarder }),
        countedStakeRead(rewarder, account),
      ]),
    {
      account,
      contracts: [
        [chef, REWARDER, addressWord(rewarder)],
        [rewarder, PENDING, pays([OOE, 21n])],
        describedToken('OOE', 18n),
        ...superFarm(5n, OOE),
      ],
    },
  );
  const known = () => result.current.filter((state) => resultOf<unknown>(state) !== undefined);
  await waitFor(() => expect(known()).toHaveLength(4));
  const later = renderHook(() => useExtraRewards(pool, account, 7n), { wrapper });
  await waitFor(() => expect(later.result.current.amounts).toMatchObject([{ raw: 21n }]));
});

test('FRM-40 a super farm that counts no stake of the account says so', async () => {
  const { amounts, result } = await page(pays([OOE, 21n]), { superFarm: superFarm(0n, OOE) });
  await waitFor(() => expect(amounts()).toEqual(['21 OOE']));
  expect(result.current.own?.countsStake).toBe(false);
});

test('FRM-40 a rewarder has no call of its own if it is not a super farm, or its rewards are not those that it owes', async () => {
  const plain = await page(pays([OOE, 21n]));
  await waitFor(() => expect(plain.amounts()).toEqual(['21 OOE']));
  expect(plain.result.current.own).toBeUndefined();
  const odd = await page(pays([OOE, 21n]), { superFarm: superFarm(5n, QI) });
  await waitFor(() => expect(odd.amounts()).toEqual(['21 OOE']));
  expect(odd.result.current.own).toBeUndefined();
});
