import { keccak256 } from 'viem';
import { creationResult, nextSearchMs } from './creationResult';

const creation = {
  description: '# Lower the rewards',
  calls: [],
  transactionHash: keccak256('0x'),
};
const UNCONFIRMED = { creation, isConfirmed: false };

test('GOV-26 a contradicted text is not shown, also after a later search failed', () => {
  expect(creationResult({ data: UNCONFIRMED, errorUpdateCount: 0 })).toEqual({
    status: 'found',
    creation,
  });
  for (const errorUpdateCount of [0, 1])
    expect(creationResult({ data: 'contradicted', errorUpdateCount })).toEqual({
      status: 'failed',
    });
});

test('GOV-26 an uncontradicted text stays on screen while a later search fails', () => {
  expect(creationResult({ data: UNCONFIRMED, errorUpdateCount: 1 }).status).toBe('found');
});

test.each([
  ['unconfirmed', UNCONFIRMED, 1, 60_000],
  ['unconfirmed after three searches', UNCONFIRMED, 3, false],
  ['contradicted', 'contradicted', 5, 60_000],
  ['confirmed', { creation, isConfirmed: true }, 1, false],
] as const)('GOV-26 when a text that is %s is searched for again', (_name, data, count, ms) => {
  const state = { data, dataUpdateCount: count, errorUpdateCount: 0 } as const;
  expect(nextSearchMs({ ...state, status: 'success' })).toBe(ms);
  expect(nextSearchMs({ ...state, status: 'error' })).toBe(60_000);
});
