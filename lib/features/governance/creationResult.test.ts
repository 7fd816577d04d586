import { keccak256 } from 'viem';
import { creationResult, nextSearchMs } from './creationResult';

const creation = {
  description: '# Lower the rewards',
  calls: [],
  transactionHash: keccak256('0x'),
};
const contradicted = Object.assign(new Error(), { name: 'ContradictoryLogsError' });

test('GOV-26 a text that is contradicted later is no longer shown', () => {
  const data = { creation, isConfirmed: false };
  expect(creationResult({ data, error: null, errorUpdateCount: 0 })).toEqual({
    status: 'found',
    creation,
  });
  expect(creationResult({ data, error: contradicted, errorUpdateCount: 1 })).toEqual({
    status: 'failed',
  });
});

test('GOV-26 a text stays on screen while a later search fails for another reason', () => {
  const data = { creation, isConfirmed: false };
  const failed = { data, error: new Error('Failed to fetch'), errorUpdateCount: 1 };
  expect(creationResult(failed).status).toBe('found');
});

test.each([
  ['unconfirmed', { creation, isConfirmed: false }, 1, 60_000],
  ['unconfirmed after three searches', { creation, isConfirmed: false }, 3, false],
  ['confirmed', { creation, isConfirmed: true }, 1, false],
] as const)('GOV-26 a text that is %s is searched for again: %#', (_name, data, count, ms) => {
  const state = { data, error: null, dataUpdateCount: count, errorUpdateCount: 0 } as const;
  expect(nextSearchMs({ ...state, status: 'success' })).toBe(ms);
  expect(nextSearchMs({ ...state, status: 'error' })).toBe(60_000);
});
