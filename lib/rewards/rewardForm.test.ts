import { type RewardForm, reduceRewardForm, rewardFormOf } from './rewardForm';

const EMPTY: RewardForm = { pool: 'a', side: 'deposit', typed: {} };

test('the forms of a pool keep what is typed in each, and which of them is on screen', () => {
  const typed = reduceRewardForm(undefined, {
    type: 'typed',
    pool: 'a',
    side: 'deposit',
    text: '1',
  });
  const chosen = reduceRewardForm(typed, { type: 'chosen', pool: 'a', side: 'withdraw' });
  const both = reduceRewardForm(chosen, {
    type: 'typed',
    pool: 'a',
    side: 'withdraw',
    text: '2',
  });
  expect(both).toEqual({ pool: 'a', side: 'withdraw', typed: { deposit: '1', withdraw: '2' } });
  const cleared = reduceRewardForm(both, { type: 'cleared', pool: 'a', side: 'withdraw' });
  expect(cleared).toEqual({ pool: 'a', side: 'withdraw', typed: { deposit: '1' } });
});

test('what is typed for one pool is not there for another', () => {
  const kept = { ...EMPTY, typed: { deposit: '1' } };
  const restored = reduceRewardForm(undefined, { type: 'restored', kept });
  expect(rewardFormOf(restored, 'a')).toEqual(kept);
  expect(rewardFormOf(restored, 'b')).toEqual({ ...EMPTY, pool: 'b' });
  expect(
    reduceRewardForm(restored, { type: 'typed', pool: 'b', side: 'withdraw', text: '3' }),
  ).toEqual({ pool: 'b', side: 'deposit', typed: { withdraw: '3' } });
});
