import { tradeBases } from '@/lib/base/tokens/baseTokens';
import type { Token } from '@/lib/base/tokens/token';
import type { CallResult } from '@/lib/transactions/simulation/simulation';
import { poolSearchCalls, poolsByDepth } from './poolSearch';
import { done, reserves, token } from './testing/probeAnswers.setup';

test('SIM-06 the deepest pool with both tokens is tried first, and an empty one never', () => {
  const addresses = poolSearchCalls(token).map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  const none = done();
  const results = (first: CallResult, second: CallResult) =>
    addresses.map((_address, at) => [first, second][at] ?? none);
  const [baseA, baseB] = basesInOrder();
  const found = (first: CallResult, second: CallResult) =>
    poolsByDepth(token, results(first, second))[0]?.base;
  expect(found(none, none)).toBeUndefined();
  expect(found(reserves(baseA, 5n, 9n), reserves(baseB, 6n, 1n))).toEqual(baseB);
  expect(found(reserves(baseA, 7n, 9n), reserves(baseB, 6n, 1n))).toEqual(baseA);
  expect(found(reserves(baseA, 5n, 9n), reserves(baseB, 6n, 0n))).toEqual(baseA);
  // A pool with much of the token and almost no base costs almost nothing to make.
  const [wholeA, wholeB] = [10n ** BigInt(baseA.decimals), 10n ** BigInt(baseB.decimals)];
  expect(found(reserves(baseA, 5n, wholeA), reserves(baseB, 6n, wholeB - 1n))).toEqual(baseA);
  expect(found(reserves(baseA, 5n, wholeA - 1n), reserves(baseB, 4n, wholeB))).toEqual(baseB);
  expect(found(reserves(baseA, 5n, wholeA), reserves(baseB, 6n, wholeB))).toEqual(baseB);
});

/** The first two bases that are searched. */
function basesInOrder(): readonly [Token, Token] {
  const [first, second] = tradeBases(43114);
  if (first === undefined || second === undefined) throw new TypeError('A base is missing');
  return [first, second];
}
