import type { ProposalState } from './proposal';
import { proposalStages } from './proposalStages';

const textOf = (state: ProposalState, eta = 0n) =>
  proposalStages({ state, eta })
    .map(({ stage, mark }) => `${stage} ${mark}`)
    .join(', ');

test.each([
  ['pending', 'proposed done, voting later, queued later, executed later'],
  ['active', 'proposed done, voting now, queued later, executed later'],
  ['succeeded', 'proposed done, voting done, queued later, executed later'],
  ['queued', 'proposed done, voting done, queued now, executed later'],
  ['executed', 'proposed done, voting done, queued done, executed done'],
  ['defeated', 'proposed done, voting done, defeated failed'],
  ['expired', 'proposed done, voting done, queued done, expired failed'],
  ['undetermined', ''],
] as const)('GOV-07 the stages of a proposal that is %s', (state, text) => {
  expect(textOf(state)).toBe(text);
});

test('GOV-25 a canceled proposal shows only the steps that it surely went through', () => {
  expect(textOf('canceled')).toBe('proposed done, canceled failed');
  expect(textOf('canceled', 1_800_000_000n)).toBe(
    'proposed done, voting done, queued done, canceled failed',
  );
});
