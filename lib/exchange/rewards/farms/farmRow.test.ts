import { pngToken } from '@/lib/chain/contracts/pngToken';
import { FARMS } from './farmCatalogue';
import { type FarmRow, linkActionOf, ownUsdOf, weightOf } from './farmRow';

const [farm] = FARMS;
const figures = {
  totalStaked: 400n,
  ratePerSecond: { numerator: 1n, denominator: 1n },
  periodFinish: 1n,
  period: 'running',
} as const;

function row(known: Partial<FarmRow>): FarmRow {
  if (farm === undefined) throw new TypeError('There are no farms.');
  return {
    farm,
    reward: pngToken(43114),
    figures,
    own: { staked: 100n, earned: 0n, isEarnedUnreadable: false },
    stakedUsd: { numerator: 1_000n, denominator: 2n },
    aprs: { staking: undefined, swapFee: undefined, total: undefined },
    ...known,
  };
}

test('a quarter of what is staked has a quarter of its value', () => {
  expect(ownUsdOf(row({}))).toEqual({ numerator: 100_000n, denominator: 800n });
});

test.each<[string, Partial<FarmRow>]>([
  ['an unknown total', { figures: undefined }],
  ['no price', { stakedUsd: undefined }],
  ['no account', { own: undefined }],
  ['no stake', { own: { staked: 0n, earned: 5n, isEarnedUnreadable: false } }],
  ['a total of zero', { figures: { ...figures, totalStaked: 0n } }],
])('%s has no own value', (_, known) => {
  expect(ownUsdOf(row(known))).toBeUndefined();
});

test('FRM-38 a farm is managed only by an account with something in it; an ended one shows its details', () => {
  const none = { staked: 0n, earned: 0n, isEarnedUnreadable: false };
  const ended = { ...figures, period: 'finished' as const };
  expect(linkActionOf(row({}))).toBe('manage');
  expect(linkActionOf(row({ own: { ...none, earned: 1n }, figures: ended }))).toBe('manage');
  for (const own of [none, undefined]) {
    expect(linkActionOf(row({ own }))).toBe('deposit');
    expect(linkActionOf(row({ own, figures: ended }))).toBe('details');
  }
});

test('FRM-03 a weight on chain is shown divided by 100, and that of an older farm as published', () => {
  expect(weightOf(row({ figures: { ...figures, weight: 3_000n } }))).toBe(30);
  expect(weightOf(row({ figures: { ...figures, weight: 50n } }))).toBe(0.5);
  expect(weightOf(row({}))).toBe(farm?.multiplier);
  expect(weightOf(row({ figures: undefined }))).toBeUndefined();
});
