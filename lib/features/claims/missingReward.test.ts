import { amountOf } from '@/lib/base/amounts/amount';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { missingReward } from './missingReward';

const owed = (raw: bigint) => amountOf(pngToken(43114), raw);
const known = { earned: owed(5n), isEarnedUnreadable: false, hasFailed: false };

test('CLM-03 a farm that owes nothing any more, or does not report it, has nothing to review', () => {
  expect(missingReward('pool', known)).toBeUndefined();
  expect(missingReward('pool', { ...known, earned: owed(0n) })).toBe('notOwed');
  const unknown = { ...known, earned: undefined };
  expect(missingReward('pool', unknown)).toBeUndefined();
  expect(missingReward('pool', { ...unknown, isEarnedUnreadable: true })).toBe('unreadable');
  expect(missingReward('pool', { ...unknown, hasFailed: true })).toBe('unreadable');
});

test('CLM-03 a reward that is known can be reviewed, whatever else the contract does not report', () => {
  expect(missingReward('pool', { ...known, hasFailed: true })).toBeUndefined();
});

test('CLM-03 what a farm owes says nothing about its rewarder', () => {
  expect(missingReward('rewarder', { ...known, earned: owed(0n) })).toBeUndefined();
});
