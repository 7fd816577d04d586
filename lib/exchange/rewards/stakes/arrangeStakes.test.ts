import type { OwnStake } from '@/lib/exchange/rewards/pools/rewardState';
import { arrangeStakes } from './arrangeStakes';
import { STAKES } from './stakeCatalogue';
import type { StakeRow } from './stakeRow';

const NOTHING: OwnStake = { staked: 0n, earned: 0n, isEarnedUnreadable: false };

function rowOf(
  name: string,
  {
    totalStaked = 0n,
    own,
  }: {
    readonly totalStaked?: bigint;
    readonly own?: OwnStake;
  },
): StakeRow {
  const stake = STAKES.find((each) => each.name === name);
  if (stake === undefined) throw new TypeError(`There is no stake ${name}.`);
  const ratePerSecond = { numerator: 1n, denominator: 1n };
  const figures = { totalStaked, ratePerSecond, periodFinish: 1n, period: 'running' } as const;
  return { stake, figures, own, apr: 'none' };
}

function names(rows: readonly StakeRow[]): readonly string[] {
  return rows.map(({ stake }) => stake.name);
}

test('STK-01 stakes are in the order of what is staked, and own ones come first', () => {
  const [wavax, ooe, apein] = [
    rowOf('WAVAX_V0', { totalStaked: 20n }),
    rowOf('OOE_V0', { totalStaked: 30n }),
    rowOf('APEIN_V0', { totalStaked: 10n }),
  ];
  expect(names(arrangeStakes([wavax, ooe, apein]))).toEqual(['OOE_V0', 'WAVAX_V0', 'APEIN_V0']);
  const ownOnes = [
    { ...wavax, own: { ...NOTHING, staked: 1n } },
    { ...ooe, own: NOTHING },
    { ...apein, own: { ...NOTHING, staked: 1n } },
  ];
  expect(names(arrangeStakes(ownOnes))).toEqual(['WAVAX_V0', 'APEIN_V0', 'OOE_V0']);
});

test('STK-01 a reward that is owed makes a stake an own one; equal ones keep their order', () => {
  const rows = [
    rowOf('WAVAX_V0', { totalStaked: 5n }),
    rowOf('OOE_V0', { totalStaked: 5n }),
    rowOf('APEIN_V0', { own: { ...NOTHING, earned: 1n } }),
  ];
  expect(names(arrangeStakes(rows))).toEqual(['APEIN_V0', 'WAVAX_V0', 'OOE_V0']);
});
