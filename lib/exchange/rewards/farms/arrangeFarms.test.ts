import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { areOwnFirst, arrangeFarms, type FarmArrangement } from './arrangeFarms';
import { FARMS } from './farmCatalogue';
import type { FarmRow } from './farmRow';

type Known = {
  readonly dollars?: number;
  readonly apr?: number;
  readonly weight?: number;
  readonly period?: 'running' | 'finished';
  readonly staked?: number;
  readonly earned?: number;
};

const png = CATALOGUE[43114].find(({ symbol }) => symbol === 'PNG');

function row(name: string, known: Known = {}): FarmRow {
  const farm = FARMS.find((each) => each.name === name);
  if (farm === undefined || png === undefined) throw new TypeError(name);
  const { dollars, apr, weight = 0, period = 'running', staked, earned = 0 } = known;
  const whole = (value: number | undefined) =>
    value === undefined ? undefined : { numerator: BigInt(value), denominator: 1n };
  return {
    farm,
    reward: png,
    figures: {
      totalStaked: 1n,
      ratePerSecond: { numerator: 1n, denominator: 1n },
      periodFinish: 1n,
      period,
      weight: BigInt(Math.round(weight * 100)),
    },
    own:
      staked === undefined
        ? undefined
        : { staked: BigInt(staked), earned: BigInt(earned), isEarnedUnreadable: false },
    stakedUsd: whole(dollars),
    aprs: { staking: whole(apr), swapFee: undefined, total: whole(apr) },
  };
}

const LIVE: FarmArrangement = {
  view: 'live',
  query: '',
  order: 'liquidity',
  isAscending: false,
  isChosen: false,
};

const shown = (rows: readonly FarmRow[], arrangement: Partial<FarmArrangement> = {}) =>
  arrangeFarms(rows, { ...LIVE, ...arrangement }).map(({ farm }) => farm.name);

const ROWS = [
  row('WAVAX_PNG_V2', { dollars: 5, apr: 10, weight: 30 }),
  row('PNG_USDCe_V2', { dollars: 7, apr: 30, weight: 20 }),
  row('WAVAX_QI_V2', { apr: 20, weight: 20.5 }),
  row('WAVAX_TIME_V2', { dollars: 9, weight: 0, period: 'finished' }),
  row('WAVAX_LINKe_V2', { dollars: 1, weight: 1, staked: 3 }),
  row('WAVAX_YAK_V2', { dollars: 8, weight: 0, period: 'finished', staked: 0, earned: 2 }),
];

test('FRM-07 FRM-37 own farms come first, the ended ones after those that pay, then the larger; one of unknown value is last', () => {
  expect(shown(ROWS)).toEqual([
    'WAVAX_LINKe_V2',
    'WAVAX_YAK_V2',
    'PNG_USDCe_V2',
    'WAVAX_PNG_V2',
    'WAVAX_QI_V2',
  ]);
});

test('FRM-07 FRM-37 a chosen order holds for the whole list: own farms and ended ones are in it too', () => {
  const chosen = { isChosen: true } as const;
  expect(shown(ROWS, chosen)).toEqual([
    'WAVAX_YAK_V2',
    'PNG_USDCe_V2',
    'WAVAX_PNG_V2',
    'WAVAX_LINKe_V2',
    'WAVAX_QI_V2',
  ]);
  expect(shown(ROWS, { ...chosen, isAscending: true })).toEqual([
    'WAVAX_LINKe_V2',
    'WAVAX_PNG_V2',
    'PNG_USDCe_V2',
    'WAVAX_YAK_V2',
    'WAVAX_QI_V2',
  ]);
  expect(shown(ROWS, { ...chosen, order: 'weight' })).toEqual([
    'WAVAX_PNG_V2',
    'WAVAX_QI_V2',
    'PNG_USDCe_V2',
    'WAVAX_LINKe_V2',
    'WAVAX_YAK_V2',
  ]);
  expect(shown(ROWS, { ...chosen, view: 'mine' })).toEqual(['WAVAX_YAK_V2', 'WAVAX_LINKe_V2']);
});

test('FRM-07 farms are sorted by weight and by APR, in both directions', () => {
  const strangers = ROWS.slice(0, 3);
  expect(shown(strangers, { order: 'weight' })).toEqual([
    'WAVAX_PNG_V2',
    'WAVAX_QI_V2',
    'PNG_USDCe_V2',
  ]);
  const byApr = ['PNG_USDCe_V2', 'WAVAX_QI_V2', 'WAVAX_PNG_V2'];
  expect(shown(strangers, { order: 'apr' })).toEqual(byApr);
  expect(shown(strangers, { order: 'apr', isAscending: true })).toEqual(byApr.toReversed());
});

test('FRM-33 FRM-14 a farm that owes the account a reward counts as its own; finished farms have their own view', () => {
  expect(shown(ROWS, { view: 'mine' })).toEqual(['WAVAX_LINKe_V2', 'WAVAX_YAK_V2']);
  expect(shown(ROWS, { view: 'finished' })).toEqual(['WAVAX_YAK_V2', 'WAVAX_TIME_V2']);
});

test('FRM-06 the search finds a part of either symbol in any case', () => {
  expect(shown(ROWS, { query: ' usdc' })).toEqual(['PNG_USDCe_V2']);
  expect(shown(ROWS, { query: 'png' })).toEqual(['PNG_USDCe_V2', 'WAVAX_PNG_V2']);
  expect(shown(ROWS, { query: 'nothing' })).toEqual([]);
});

test('LNG-13 FRM-06 the search takes letters as typed words do', () => {
  for (const query of ['LİNK', 'lınk', 'ＬＩＮＫ'])
    expect(shown(ROWS, { query })).toEqual(['WAVAX_LINKe_V2']);
});

test('FRM-37 own farms are shown to be first if there are others after them', () => {
  const own = row('WAVAX_PNG_V2', { staked: 1 });
  const other = row('PNG_USDCe_V2');
  const ended = row('WAVAX_QI_V2', { staked: 1, period: 'finished' });
  const said = (...rows: readonly FarmRow[]) => areOwnFirst(arrangeFarms(rows, LIVE));
  expect(said(other, own)).toBe(true);
  expect(said(own)).toBe(false);
  expect(said(other)).toBe(false);
  expect(said(ended, other, own)).toBe(true);
});
