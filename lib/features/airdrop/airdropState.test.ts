import { EmptyResultError, type ReadState } from '@/lib/chain/reads/readState';
import { record } from '@/lib/transactions/history/testing/ending.setup';
import { type AirdropAnswers, type AirdropResult, toAirdropResult } from './airdropResult';
import { airdropState, periodOf } from './airdropState';

const UNI = '0xf39f9671906d8630812f9d9863bBEf5D523c84Ab';
const SUSHI = '0x39cf1BD5f15fb22eC3D9Ff86b0727aFc203427cc';
const ONE = 10n ** 18n;
/** What the contract must hold before its owner can open it. */
const SUPPLY = 26_000_000n * ONE;

const read = <T>(result: T): ReadState<T> => ({ status: 'success', result, blockNumber: 7n });
const loading = { status: 'loading' } as const;
const empty = { status: 'error', error: new EmptyResultError() } as const;

/** An open airdrop with 1,234 PNG for an account that holds 3 UNI. */
const OPEN: AirdropAnswers = {
  uniToken: read(UNI),
  sushiToken: read(SUSHI),
  supply: read(SUPPLY),
  isOpen: read(true),
  listed: read(5_000n * ONE),
  held: read(SUPPLY),
  amount: read(1_234n * ONE),
  uni: read(3n * ONE),
  sushi: read(0n),
};

const result = (changes: Partial<AirdropAnswers> = {}, hasAddress = true): AirdropResult =>
  toAirdropResult({ ...OPEN, ...changes }, hasAddress);

const stateOf = (changes: Partial<AirdropAnswers> = {}) => airdropState(result(changes), undefined);

/** Answers without an address: nothing is read about one. */
const NOBODY = {
  amount: { status: 'invalid' },
  uni: { status: 'invalid' },
  sushi: { status: 'invalid' },
} as const;

test('AIR-01 AIR-05 an open airdrop is ready for a listed account with a whole token', () => {
  expect(stateOf()).toEqual({
    status: 'ready',
    contract: {
      isOpen: true,
      listed: 5_000n * ONE,
      supply: SUPPLY,
      held: SUPPLY,
      uni: UNI,
      sushi: SUSHI,
    },
    holder: { amount: 1_234n * ONE, uni: 3n * ONE, sushi: 0n },
  });
});

test.each(Object.keys(OPEN))(
  'AIR-11 while %s is not read it is loading, and never closed',
  (name) => {
    expect(stateOf({ isOpen: read(false), [name]: loading })).toEqual({ status: 'loading' });
  },
);

test.each(Object.keys(OPEN))(
  'AIR-11 a contract that does not report %s has failed, not closed',
  (name) => {
    expect(stateOf({ isOpen: read(false), [name]: empty })).toEqual({ status: 'failed' });
  },
);

test.each([
  ['closed, or not yet open: some PNG', { held: read(SUPPLY - 1n) }, 'closedOrNotYet'],
  ['closed, or not yet open: no PNG', { held: read(0n) }, 'closedOrNotYet'],
  ['not yet open: it holds all PNG', { held: read(SUPPLY) }, 'notYetOpen'],
  ['not yet open: nobody is listed', { held: read(0n), listed: read(0n) }, 'notYetOpen'],
])('AIR-02 AIR-11 claiming that is not allowed is %s', (_what, changes, period) => {
  const amount = 1_234n * ONE;
  expect(stateOf({ isOpen: read(false), ...changes })).toEqual({
    status: 'notOpen',
    period,
    amount,
    claim: undefined,
  });
});

test('AIR-02 AIR-11 claiming that is not allowed has ended if a claim was confirmed before', () => {
  const ended = { isOpen: read(false), held: read(0n) };
  const amount = read(0n);
  expect(airdropState(result({ ...ended, amount }), record)).toEqual({
    status: 'notOpen',
    period: 'closed',
    amount: 0n,
    claim: record,
  });
});

test('AIR-02 AIR-03 whether claiming is open is shown without an account too', () => {
  const period = (changes: Partial<AirdropAnswers>) =>
    airdropState(result({ ...NOBODY, ...changes }, false), undefined);
  expect(period({})).toEqual({ status: 'notConnected' });
  expect(period({ isOpen: read(false) })).toMatchObject({ status: 'notOpen', amount: undefined });
});

test('AIR-03 AIR-11 without PNG to claim the account has claimed, or may have, or was never listed', () => {
  const none = { amount: read(0n) };
  expect(stateOf(none)).toEqual({ status: 'nothing' });
  expect(stateOf({ ...none, listed: read(0n) })).toEqual({ status: 'notListed' });
  expect(airdropState(result(none), record)).toEqual({ status: 'claimed', claim: record });
});

test('AIR-11 right after its claim an account has claimed, although its figures are older', () => {
  const old = { status: 'syncing', result: 1_234n * ONE, blockNumber: 7n } as const;
  expect(airdropState(result({ amount: old }), record)).toEqual({
    status: 'claimed',
    claim: record,
  });
  expect(stateOf({ amount: old })).toMatchObject({ status: 'ready' });
  expect(airdropState(result(), record)).toMatchObject({ status: 'ready' });
});

test.each([
  ['one UNI', ONE, 0n, 'ready'],
  ['one SUSHI', 0n, ONE, 'ready'],
  ['halves of both', ONE / 2n, ONE / 2n, 'ineligible'],
  ['nearly one of each', ONE - 1n, ONE - 1n, 'ineligible'],
  ['nothing', 0n, 0n, 'ineligible'],
])('AIR-04 who holds %s', (_what, uni, sushi, status) => {
  expect(stateOf({ uni: read(uni), sushi: read(sushi) })).toMatchObject({ status });
});

test('AIR-10 a claim of more than the contract holds is unfunded', () => {
  const amount = 1_234n * ONE;
  expect(stateOf({ held: read(amount) })).toMatchObject({ status: 'ready' });
  expect(stateOf({ held: read(amount - 1n) })).toMatchObject({ status: 'unfunded' });
});

test('AIR-11 an open airdrop is shown as open, whatever its balance', () => {
  const known = result({ held: read(0n), listed: read(0n) });
  if (known.status !== 'known') throw new TypeError(known.status);
  expect(periodOf(known.contract, false)).toBe('open');
});
