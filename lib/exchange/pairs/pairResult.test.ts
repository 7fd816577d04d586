import type { Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pairAbi } from '@/lib/chain/contracts/abis/pair';
import { EmptyResultError, UndecodableResultError } from '@/lib/chain/reads/readState';
import { reservesRead, toPairResult } from './pairResult';

const wavax = wrappedNative(43114);
const png: Token = {
  type: 'token',
  chainId: 43114,
  address: '0x60781C2586D68229fde47564546784ab3fACA982',
  decimals: 18,
  symbol: 'PNG',
  name: 'Pangolin',
};
const sameOnFuji: Token = { ...png, chainId: 43113 };
const success = (reserve0: bigint, reserve1: bigint) => ({
  status: 'success' as const,
  result: [reserve0, reserve1, 1_637_000_000] as const,
  blockNumber: 7n,
});

test('TRD-08 a lookup reads getReserves() of the pair contract, in either order of the tokens', () => {
  const call = {
    address: '0xd7538cABBf8605BdE1f4901B47B8D42c61DE0367',
    abi: pairAbi,
    functionName: 'getReserves',
  };
  expect(reservesRead([wavax, png])).toEqual(call);
  expect(reservesRead([png, wavax])).toEqual(call);
});

test.each([
  ['a missing token', undefined, png],
  ['two missing tokens', undefined, undefined],
  ['two identical tokens', png, { ...png, symbol: 'OTHER' }],
  ['tokens of two chains', wavax, sameOnFuji],
])('TRD-08 %s: nothing is read and the pair is INVALID', (_, a, b) => {
  expect(reservesRead([a, b])).toBeUndefined();
  expect(toPairResult([a, b], { status: 'invalid' })).toEqual({ status: 'invalid' });
  expect(toPairResult([a, b], { status: 'loading' })).toEqual({ status: 'invalid' });
});

test('TRD-08 the pair is LOADING while its read is', () => {
  expect(toPairResult([wavax, png], { status: 'loading' })).toEqual({ status: 'loading' });
});

test('TRD-08 without a chain to ask the pair is INVALID', () => {
  expect(toPairResult([wavax, png], { status: 'invalid' })).toEqual({ status: 'invalid' });
});

test('TRD-08 the pair is NOT_EXISTS when no contract answers for it', () => {
  const error = new EmptyResultError();
  expect(toPairResult([wavax, png], { status: 'error', error })).toEqual({ status: 'absent' });
});

test('TRD-08 a failure of the node is not taken for a missing pair', () => {
  for (const error of [new UndecodableResultError(undefined), new TypeError('Failed to fetch')])
    expect(toPairResult([wavax, png], { status: 'error', error })).toEqual({ status: 'loading' });
});

test('TRD-08 the pair EXISTS with the reserves of its sorted tokens', () => {
  for (const choice of [[wavax, png] as const, [png, wavax] as const])
    expect(toPairResult(choice, success(11n, 22n))).toMatchObject({
      status: 'exists',
      pair: { token0: png, token1: wavax, reserve0: 11n, reserve1: 22n },
    });
});

test('TRD-08 the last reserves count while newer ones fail to come', () => {
  expect(toPairResult([wavax, png], { ...success(11n, 22n), status: 'syncing' })).toMatchObject({
    status: 'exists',
    pair: { reserve0: 11n },
  });
});

test('TRD-08 a pair that was created and emptied EXISTS', () => {
  expect(toPairResult([wavax, png], success(0n, 0n))).toMatchObject({
    status: 'exists',
    pair: { reserve0: 0n, reserve1: 0n },
  });
});
