import { renderHook } from '@testing-library/react';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import type { useApproval } from './useApproval';
import { useApprovalSteps } from './useApprovalSteps';

const [token = wrappedNative(43114), other = wrappedNative(43114)] = CATALOGUE[43114];

type State = Partial<
  Pick<ReturnType<typeof useApproval>, 'status' | 'allowance' | 'remaining' | 'needsRevoke'>
>;

/** An approval in some state; not given, with an allowance of 4. */
function requested(state: State = {}, currency = token) {
  const { allowance = 4n, remaining = allowance } = state;
  const approval = { status: 'notApproved', needsRevoke: false, ...state, allowance, remaining };
  return { currency, approval: approval as ReturnType<typeof useApproval> };
}

/** The steps of a review as it goes on from state to state. */
function stepsOf(states: readonly State[], revokedFirst = [token.address]) {
  const show = (state: State) => useApprovalSteps([requested(state)], revokedFirst);
  const [first, ...later] = states;
  const { result, rerender } = renderHook(show, { initialProps: first ?? {} });
  const outlines = [outline(result.current)];
  for (const state of later) {
    rerender(state);
    outlines.push(outline(result.current));
  }
  return outlines;
}

function outline(steps: ReturnType<typeof useApprovalSteps>) {
  return steps.map(({ kind, isDone }) => (isDone ? `${kind} done` : kind));
}

const GIVEN: readonly State[] = [
  {},
  { status: 'pending' },
  { allowance: 0n },
  { allowance: 0n, status: 'pending' },
  { allowance: 9n, status: 'approved' },
];

test('APR-03 a removal that is known to come first is a step of its own from the start, and keeps its place', () => {
  expect(stepsOf(GIVEN)).toEqual([
    ['revoke', 'approve'],
    ['revoke', 'approve'],
    ['revoke done', 'approve'],
    ['revoke done', 'approve'],
    ['revoke done', 'approve done'],
  ]);
});

test('APR-03 once a token refuses an approval, removing the old one becomes a step', () => {
  const states = [{}, { needsRevoke: undefined }, { needsRevoke: true }, { status: 'pending' }];
  expect(stepsOf(states as readonly State[], [])).toEqual([
    ['approve'],
    ['approve'],
    ['revoke', 'approve'],
    ['revoke', 'approve'],
  ]);
});

test('APR-03 without an allowance nothing is removed', () => {
  expect(stepsOf([{ allowance: 0n }])).toEqual([['approve']]);
});

test('APR-03 what a transaction in progress is about to use up is not removed', () => {
  expect(stepsOf([{ remaining: 0n }])).toEqual([['approve']]);
});

test('LIQ-11 two approvals are two steps, in their order', () => {
  const both = [requested({ status: 'approved' }), requested({}, other)];
  const { result } = renderHook(() => useApprovalSteps(both, []));
  expect(outline(result.current)).toEqual(['approve done', 'approve']);
});
