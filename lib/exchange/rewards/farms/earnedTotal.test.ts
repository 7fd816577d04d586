import {
  EmptyResultError,
  ExcessiveAnswerError,
  ReadRevertedError,
  type ReadState,
} from '@/lib/chain/reads/readState';
import { earnedTotalOf, type FarmReward } from './earnedTotal';

const answered = (result: bigint) => ({ status: 'success', result, blockNumber: 1n }) as const;
const failed = (error: Error) => ({ status: 'error', error }) as const;

function farm(
  version: 0 | 1 | 2,
  earned?: ReadState<bigint>,
  more: Partial<FarmReward> = {},
): FarmReward {
  return { version, status: 'known', earned, stakedAnswer: undefined, ...more };
}

test('PNG-01 PNG-05 what all versions owe is added up, and shown for each that owes something, the highest first', () => {
  const rewards = [
    farm(0, answered(5n)),
    farm(1, answered(0n)),
    farm(2, answered(7n)),
    farm(2, answered(30n)),
    farm(0, answered(1n)),
  ];
  expect(earnedTotalOf(rewards)).toEqual({
    total: 43n,
    versions: [
      { version: 2, raw: 37n },
      { version: 0, raw: 6n },
    ],
    unreadable: 0,
  });
});

test('PNG-01 no part of a sum is shown as the sum: it is unknown until each farm has answered', () => {
  expect(earnedTotalOf([farm(0, answered(5n)), farm(1, { status: 'loading' })])).toBeUndefined();
  expect(earnedTotalOf([farm(0, answered(5n)), farm(1)])).toBeUndefined();
  const unknown = { status: 'loading', earned: { status: 'invalid' } } as const;
  expect(earnedTotalOf([farm(0, answered(5n)), farm(2, undefined, unknown)])).toBeUndefined();
  // The endpoint fails, and is asked again.
  expect(earnedTotalOf([farm(0, failed(new Error('busy')))])).toBeUndefined();
});

test('PNG-01 a farm without a contract, or without a pool, owes nothing', () => {
  const rewards = [
    farm(0, answered(5n)),
    farm(1, failed(new EmptyResultError())),
    farm(2, { status: 'invalid' }, { status: 'absent' }),
  ];
  expect(earnedTotalOf(rewards)).toMatchObject({ total: 5n, unreadable: 0 });
});

test('PNG-01 farms that do not report what they owe are counted, but not those that an account has left', () => {
  const reverted = failed(new ReadRevertedError());
  const rewards = [
    farm(0, answered(5n)),
    farm(2, reverted, { stakedAnswer: [9n, -4n] }),
    farm(2, reverted),
    farm(2, reverted, { stakedAnswer: [0n, 1n] }),
    farm(1, reverted, { stakedAnswer: 0n }),
    farm(2, { status: 'invalid' }, { status: 'failed' }),
  ];
  expect(earnedTotalOf(rewards)).toMatchObject({ total: 5n, unreadable: 4 });
});

test('PNG-01 RPC-33 a farm whose answer takes all gas is counted, and what the others owe is shown', () => {
  const excessive = failed(new ExcessiveAnswerError('out of gas'));
  const rewards = [farm(0, answered(5n)), farm(2, excessive), farm(2, excessive)];
  expect(earnedTotalOf(rewards)).toMatchObject({ total: 5n, unreadable: 2 });
});

test('PNG-01 what MiniChef owes an account that has left counts, even if it fails to report it', () => {
  const reverted = failed(new ReadRevertedError());
  const rewards = [farm(1, answered(5n)), farm(2, reverted, { stakedAnswer: [0n, -7n] })];
  expect(earnedTotalOf(rewards)).toEqual({
    total: 12n,
    versions: [
      { version: 2, raw: 7n },
      { version: 1, raw: 5n },
    ],
    unreadable: 0,
  });
});

test('PNG-01 an account that is owed nothing has a sum of zero', () => {
  expect(earnedTotalOf([farm(2, answered(0n))])).toEqual({
    total: 0n,
    versions: [],
    unreadable: 0,
  });
});
