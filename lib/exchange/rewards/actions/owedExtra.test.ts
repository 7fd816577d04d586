import { type Address, encodeAbiParameters, zeroAddress } from 'viem';
import { EmptyResultError, type ReadState } from '@/lib/chain/reads/readState';
import { NOTHING_OWED, owedExtra, type RewarderAnswers } from './owedExtra';

const rewarder: Address = '0xde4000000000000000000000000000000000F001';
const OOE: Address = '0x0ebd9537A25f56713E34c45b38F421A1e7191469';
const QI: Address = '0x8729438EB15e2C8B576fCc6AeCdA6A148776C0F5';
const LOADING = { status: 'loading' } as const;
const NO_ANSWER: ReadState<never> = { status: 'error', error: new EmptyResultError() };
const UNREACHABLE: ReadState<never> = { status: 'error', error: new Error('late') };

function known<T>(result: T): ReadState<T> {
  return { status: 'success', result, blockNumber: 100n };
}

function tokenOf(symbol: string, decimals?: bigint) {
  const text = encodeAbiParameters([{ type: 'string' }], [symbol]);
  return {
    name: text,
    symbol: text,
    decimals:
      decimals === undefined
        ? undefined
        : encodeAbiParameters([{ type: 'uint8' }], [Number(decimals)]),
  };
}

/** A rewarder that is none of a super farm, and owes 21 OOE and 4 QI. */
const plain: RewarderAnswers = {
  rewarder,
  pending: known([
    [OOE, QI],
    [21n, 4n],
  ] as const),
  tokens: [tokenOf('OOE', 18n), tokenOf('QI', 18n)],
  infos: NO_ANSWER,
  counted: { status: 'invalid' },
};
const superFarm: RewarderAnswers = {
  ...plain,
  infos: known([{ reward: OOE }, { reward: QI }]),
  counted: known(5n),
};

const owed = (change: Partial<RewarderAnswers>, answers = plain) =>
  owedExtra(43114, { ...answers, ...change });
const amounts = (change: Partial<RewarderAnswers>) =>
  owed(change)?.amounts.map(({ currency, raw }) => `${raw} ${currency.symbol}`);

test('FRM-32 it is owed what the rewarder reports, at the block of its answer', () => {
  expect(amounts({})).toEqual(['21 OOE', '4 QI']);
  expect(owed({})).toMatchObject({ block: 100n });
  expect(owed({})).not.toHaveProperty('own');
});

test('FRM-32 a token is one amount, and is left out if nothing of it is owed or it has no decimals', () => {
  const tokens = [tokenOf('OOE', 18n), tokenOf('OOE', 18n)];
  expect(
    amounts({
      pending: known([
        [OOE, OOE],
        [21n, 2n],
      ] as const),
      tokens,
    }),
  ).toEqual(['23 OOE']);
  expect(
    amounts({
      pending: known([
        [OOE, QI],
        [0n, 4n],
      ] as const),
    }),
  ).toEqual(['4 QI']);
  expect(amounts({ tokens: [tokenOf('OOE'), tokenOf('QI', 18n)] })).toEqual(['4 QI']);
  expect(amounts({ pending: known([[OOE, QI], [21n]] as const) })).toEqual(['21 OOE']);
});

test.each<[string, Partial<RewarderAnswers>]>([
  ['there is no rewarder', { rewarder: zeroAddress, pending: { status: 'invalid' } }],
  ['it does not answer', { pending: NO_ANSWER }],
  ['it has no tokens', { pending: known([[], []] as const), tokens: [] }],
])('FRM-32 nothing is owed if %s', (_why, change) => {
  expect(owed(change)).toBe(NOTHING_OWED);
});

test.each<[string, Partial<RewarderAnswers>]>([
  ['the rewarder', { rewarder: undefined, pending: { status: 'invalid' }, tokens: [] }],
  ['what it owes', { pending: LOADING, tokens: [] }],
  ['a token', { tokens: [tokenOf('OOE', 18n), undefined] }],
  ['a token that was not asked yet', { tokens: [tokenOf('OOE', 18n)] }],
  ['whether the farm is a super farm', { infos: LOADING }],
  ['whether it is one, because no endpoint answers', { infos: UNREACHABLE }],
  ['the stake that a super farm counts', { infos: superFarm.infos, counted: LOADING }],
])('FRM-32 FRM-40 nothing is said until this is known: %s', (_what, change) => {
  expect(owed(change)).toBeUndefined();
});

test('FRM-40 the rewarder of a super farm has a call of its own, for the ids that owe something', () => {
  const pending = known([
    [OOE, QI],
    [0n, 4n],
  ] as const);
  const own = { claim: { address: rewarder, rewardIds: [1n] }, countsStake: true };
  expect(owed({ pending }, superFarm)?.own).toEqual(own);
  expect(owed({ counted: known(0n) }, superFarm)?.own?.countsStake).toBe(false);
});

test('FRM-40 a rewarder whose rewards are not those that it owes has no call of its own', () => {
  for (const rewards of [[OOE], [QI, OOE], [OOE, QI, OOE]]) {
    const infos = known(rewards.map((reward) => ({ reward })));
    expect(owed({ infos }, superFarm)).not.toHaveProperty('own');
  }
});
