import {
  type RewardForm,
  type RewardFormEvent,
  reduceRewardForms,
  rewardFormOf,
} from './rewardForms';

const EMPTY: RewardForm = { pool: 'a', side: 'deposit', typed: {} };

const formsAfter = (...events: readonly RewardFormEvent[]) =>
  events.reduce<readonly RewardForm[]>(reduceRewardForms, []);

test('the forms of a pool keep what is typed in each, and which of them is on screen', () => {
  const both = formsAfter(
    { type: 'typed', pool: 'a', side: 'deposit', text: '1' },
    { type: 'chosen', pool: 'a', side: 'withdraw' },
    { type: 'typed', pool: 'a', side: 'withdraw', text: '2' },
  );
  expect(both).toEqual([{ pool: 'a', side: 'withdraw', typed: { deposit: '1', withdraw: '2' } }]);
  const cleared = reduceRewardForms(both, { type: 'cleared', pool: 'a', side: 'withdraw' });
  expect(cleared).toEqual([{ pool: 'a', side: 'withdraw', typed: { deposit: '1' } }]);
});

test('what is typed for one pool is not shown for another, and is kept while the other is open', () => {
  const kept = [{ ...EMPTY, typed: { deposit: '1' } }];
  const forms = formsAfter(
    { type: 'restored', kept },
    { type: 'chosen', pool: 'b', side: 'withdraw' },
  );
  expect(rewardFormOf(forms, 'a')).toEqual(kept[0]);
  expect(rewardFormOf(forms, 'b')).toEqual({ ...EMPTY, pool: 'b', side: 'withdraw' });
});

test('the forms of the 20 pools that were used last are kept', () => {
  const typed = Array.from(
    { length: 21 },
    (_, index) => ({ type: 'typed', pool: String(index), side: 'deposit', text: '1' }) as const,
  );
  const again = { type: 'chosen', pool: '0', side: 'deposit' } as const;
  const pools = formsAfter(...typed.slice(0, 20), again, ...typed.slice(20)).map(
    ({ pool }) => pool,
  );
  expect(pools).toHaveLength(20);
  expect(pools.slice(0, 2)).toEqual(['20', '0']);
  expect(pools).not.toContain('1');
});
