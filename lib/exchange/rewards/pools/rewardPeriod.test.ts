import fc from 'fast-check';
import { rewardMoments, rewardPeriod } from './rewardPeriod';

const PART = { numerator: 1n, denominator: 4n };
const seconds = fc.integer({ min: 0, max: 60 });

test('RPC-42 what a pool pays changes only at its moments', () => {
  fc.assert(
    fc.property(
      seconds,
      fc.array(seconds, { maxLength: 3 }),
      seconds,
      seconds,
      (end, ends, one, other) => {
        const periodFinish = BigInt(end);
        const extraPeriods = {
          status: 'success',
          blockNumber: 1n,
          result: ends.map((expiration) => ({ rewardRatePerSecond: 1n, expiration })),
        } as const;
        const moments = rewardMoments({
          periodFinish: { status: 'success', result: periodFinish, blockNumber: 1n },
          extraPeriods,
        });
        const sideOf = (time: number) =>
          moments.map((moment) => Math.sign(time - Number(moment))).join();
        fc.pre(sideOf(one) === sideOf(other));
        const paidAt = (time: number) =>
          rewardPeriod({ rate: 8n, periodFinish, part: PART, extraPeriods }, BigInt(time));
        expect(paidAt(one)).toEqual(paidAt(other));
      },
    ),
    { numRuns: 500 },
  );
});

test('the end of a pool that was not read is no moment', () => {
  expect(rewardMoments({ periodFinish: { status: 'loading' } })).toEqual([]);
});
