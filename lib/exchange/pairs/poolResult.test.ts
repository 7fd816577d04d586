import type { Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import {
  EmptyResultError,
  ReadRevertedError,
  UndecodableResultError,
} from '@/lib/chain/reads/readState';
import { toPairResult } from './pairResult';
import { toPoolResult } from './poolResult';

const wavax = wrappedNative(43114);
const png: Token = {
  type: 'token',
  chainId: 43114,
  address: '0x60781C2586D68229fde47564546784ab3fACA982',
  decimals: 18,
  symbol: 'PNG',
  name: 'Pangolin',
};

describe('LIQ-02 a pool', () => {
  const exists = toPairResult([png, wavax], {
    status: 'success',
    result: [11n, 22n, 1_637_000_000],
    blockNumber: 7n,
  });

  test('has the state of its pair until its figures are read', () => {
    expect(toPoolResult({ status: 'absent' }, { totalSupply: 5n, kLast: 0n })).toEqual({
      status: 'absent',
    });
    for (const figures of [
      { totalSupply: undefined, kLast: 0n },
      { totalSupply: 5n, kLast: undefined },
    ])
      expect(toPoolResult(exists, figures)).toEqual({ status: 'loading' });
  });

  test('LIQ-29 is not known in part: without an answer about what it holds it is loading', () => {
    const known = { totalSupply: 5n, kLast: 0n };
    const balance = { status: 'success', result: 12n, blockNumber: 7n } as const;
    const pairBalances = [balance, { status: 'loading' }] as const;
    expect(toPoolResult(exists, { ...known, pairBalances })).toEqual({ status: 'loading' });
    expect(toPoolResult(exists, { ...known, pairBalances: [balance, balance] })).toMatchObject({
      status: 'exists',
      pool: { balance0: 12n, balance1: 12n },
    });
  });

  test.each([
    ['revert', new ReadRevertedError()],
    ['answer nothing', new EmptyResultError()],
    ['answer nonsense', new UndecodableResultError(undefined)],
  ])('LIQ-33 has failed when its tokens %s, with the token that does', (_name, error) => {
    const balance = { status: 'success', result: 12n, blockNumber: 7n } as const;
    const refused = { status: 'error', error } as const;
    const answers = { totalSupply: undefined, kLast: undefined };
    expect(toPoolResult(exists, { ...answers, pairBalances: [balance, refused] })).toEqual({
      status: 'failed',
      token: wavax,
    });
    expect(toPoolResult(exists, { ...answers, pairBalances: [refused, refused] })).toEqual({
      status: 'failed',
      token: png,
    });
  });

  test('LIQ-33 is loading while an endpoint fails: that is shown elsewhere, and it is read again', () => {
    const failing = { status: 'error', error: new TypeError('Failed to fetch') } as const;
    const answers = { totalSupply: 5n, kLast: 0n, pairBalances: [failing, failing] as const };
    expect(toPoolResult(exists, answers)).toEqual({ status: 'loading' });
  });

  test('holds its reserves and has its supply', () => {
    expect(toPoolResult(exists, { totalSupply: 5n, kLast: 0n })).toMatchObject({
      status: 'exists',
      pool: { supply: 5n, balance0: 11n, balance1: 22n },
    });
  });
});
