import { act, renderHook } from '@testing-library/react';
import { type Readiness, useSkippedReview } from './useSkippedReview';

type Status = Parameters<typeof useSkippedReview>[2]['submission']['status'];
type Props = { readonly readiness: Readiness; readonly status?: Status };

function opened(isWanted: boolean, first: Readiness, takeSkip = () => true) {
  const [confirm, close] = [jest.fn(), jest.fn()];
  const { result, rerender } = renderHook(
    ({ readiness, status = 'idle' }: Props) =>
      useSkippedReview(isWanted, readiness, {
        submission: { status },
        confirm,
        close,
        takeSkip,
      }),
    { initialProps: { readiness: first } },
  );
  const become = (readiness: Readiness, status?: Status) =>
    rerender({ readiness, ...(status && { status }) });
  return { confirm, close, become, skippedReview: () => result.current };
}

test('SWP-20 expert mode confirms as soon as the review is ready, and only once', () => {
  const { confirm, become, skippedReview } = opened(true, 'waiting');
  expect(confirm).not.toHaveBeenCalled();
  become('ready');
  expect(confirm).toHaveBeenCalledTimes(1);
  become('waiting');
  become('ready');
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(skippedReview()).toBeDefined();
});

test('SWP-20 a review that was blocked is shown and waits for a click', () => {
  const { confirm, close, become, skippedReview } = opened(true, 'waiting');
  become('blocked');
  become('ready');
  expect(confirm).not.toHaveBeenCalled();
  expect(skippedReview()).toBeUndefined();
  become('ready', 'pending');
  become('ready');
  expect(close).not.toHaveBeenCalled();
});

test('SWP-20 without expert mode nothing is confirmed automatically', () => {
  const { confirm, skippedReview } = opened(false, 'ready');
  expect(confirm).not.toHaveBeenCalled();
  expect(skippedReview()).toBeUndefined();
});

test('SWP-20 a review that was skipped ends when its attempt is dismissed', () => {
  const { close, become } = opened(true, 'ready');
  become('ready', 'pending');
  become('ready', 'error');
  expect(close).not.toHaveBeenCalled();
  become('ready', 'idle');
  expect(close).toHaveBeenCalledTimes(1);
});

test('SWP-20 one that the user wants to see is shown instead', () => {
  const { close, become, skippedReview } = opened(true, 'ready');
  become('ready', 'pending');
  become('ready', 'error');
  act(() => skippedReview()?.show());
  become('ready', 'idle');
  expect(skippedReview()).toBeUndefined();
  expect(close).not.toHaveBeenCalled();
});

test('SWP-20 a dialog that is built again for the same click is shown, and asks nothing', () => {
  const asked = { isOnce: false };
  const once = () => {
    const may = !asked.isOnce;
    asked.isOnce = true;
    return may;
  };
  expect(opened(true, 'ready', once).confirm).toHaveBeenCalledTimes(1);
  const { confirm, skippedReview } = opened(true, 'ready', once);
  expect(confirm).not.toHaveBeenCalled();
  expect(skippedReview()).toBeUndefined();
});
