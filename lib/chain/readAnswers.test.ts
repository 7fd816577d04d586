import { newestBlock, newestResults, type ReadAnswer } from './readAnswers';

function answer(key: string, blockNumber: bigint, result: unknown): ReadAnswer {
  return { key, blockNumber, status: 'result', result };
}

test('RPC-18 the newest result of each call is found by contract address plus call data', () => {
  const stored = [answer('a', 7n, 'old'), answer('b', 9n, 'b'), answer('a', 8n, 'new')];
  expect(newestResults(stored, ['b', 'a', 'c'])).toEqual([stored[1], stored[2], undefined]);
  expect(newestResults(stored, ['c'])).toBeUndefined();
});

test('RPC-18 a failure is no stored result', () => {
  const failure: ReadAnswer = { key: 'a', blockNumber: 9n, status: 'error', error: new Error('x') };
  const result = answer('a', 8n, 'stands');
  expect(newestResults([result, failure], ['a'])).toEqual([result]);
});

test('RPC-18 what replaces some results must be as new as the newest of them', () => {
  expect(newestBlock([answer('a', 7n, 1), undefined, answer('b', 9n, 2)], 8n)).toBe(9n);
  expect(newestBlock([answer('a', 7n, 1)], 8n)).toBe(8n);
  expect(newestBlock([], 8n)).toBe(8n);
});
