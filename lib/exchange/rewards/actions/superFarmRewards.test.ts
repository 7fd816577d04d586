import { amountOf } from '@/lib/base/amounts/amount';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { keptExtra, splitExtra } from './superFarmRewards';

const amounts = [amountOf(pngToken(43114), 5n)];
const claim = { address: '0xde4000000000000000000000000000000000f001', rewardIds: [0n] } as const;
const withPool = { withPool: amounts, apart: [] };
const apart = { withPool: [], apart: amounts };

test('FRM-40 a super farm pays its extra reward with PNG alone, and else by its own call', () => {
  const owed = { amounts, own: { claim, countsStake: true } };
  expect(splitExtra(owed, 7n)).toEqual(withPool);
  expect(splitExtra(owed, 0n)).toEqual(apart);
  expect(splitExtra(owed, undefined)).toEqual(apart);
});

test('FRM-40 an account whose stake it does not count is paid by its own call alone', () => {
  expect(splitExtra({ amounts, own: { claim, countsStake: false } }, 7n)).toEqual(apart);
});

test('FRM-40 any other rewarder has no other call than that of the pool', () => {
  for (const earned of [7n, 0n]) expect(splitExtra({ amounts }, earned)).toEqual(withPool);
});

test('FRM-40 FRM-34 what a withdrawal does not pay stays with the rewarder of a super farm', () => {
  const owed = { amounts, own: { claim, countsStake: true } };
  expect(keptExtra(owed, 'paid', 7n)).toEqual([]);
  expect(keptExtra(owed, 'paid', 0n)).toEqual(amounts);
  // An emergency withdrawal does not reach the rewarder.
  for (const fate of ['stays', 'lost'] as const) expect(keptExtra(owed, fate, 7n)).toEqual(amounts);
  expect(keptExtra({ amounts }, 'lost', 7n)).toEqual([]);
});
