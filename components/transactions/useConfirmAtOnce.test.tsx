import { renderHook } from '@testing-library/react';
import { type Readiness, useConfirmAtOnce } from './useConfirmAtOnce';

function opened(isWanted: boolean, first: Readiness) {
  const confirm = jest.fn();
  const { rerender } = renderHook(
    ({ readiness }: { readiness: Readiness }) => useConfirmAtOnce(isWanted, readiness, confirm),
    { initialProps: { readiness: first } },
  );
  return { confirm, become: (readiness: Readiness) => rerender({ readiness }) };
}

test('SWP-20 expert mode confirms as soon as the review is ready, and only once', () => {
  const { confirm, become } = opened(true, 'waiting');
  expect(confirm).not.toHaveBeenCalled();
  become('ready');
  expect(confirm).toHaveBeenCalledTimes(1);
  become('waiting');
  become('ready');
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('SWP-20 a review that was blocked waits for a click', () => {
  const { confirm, become } = opened(true, 'waiting');
  become('blocked');
  become('ready');
  expect(confirm).not.toHaveBeenCalled();
});

test('SWP-20 without expert mode nothing is confirmed automatically', () => {
  const { confirm } = opened(false, 'ready');
  expect(confirm).not.toHaveBeenCalled();
});
