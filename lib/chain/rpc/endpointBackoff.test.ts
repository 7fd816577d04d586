import { afterFailure, type Backoff, NO_BACKOFF, nextEndpoint, retryAtMs } from './endpointBackoff';

const FAILED_AT = 1_000_000;

function failed(failures: number, retryAfterMs = 0, isUnanswered = true): Backoff {
  let backoff = NO_BACKOFF;
  for (let count = 0; count < failures; count += 1)
    backoff = afterFailure(backoff, { failedAtMs: FAILED_AT, retryAfterMs, isUnanswered });
  return backoff;
}

test('R02 an endpoint that failed is left alone for 2.5 s, however often it has failed', () => {
  expect(retryAtMs(NO_BACKOFF)).toBe(0);
  expect(retryAtMs(failed(1))).toBe(FAILED_AT + 2_500);
  expect(retryAtMs(failed(9))).toBe(FAILED_AT + 2_500);
});

test('R03 the pause that it requests is honoured up to 30 s', () => {
  expect(retryAtMs(failed(1, 1_000))).toBe(FAILED_AT + 2_500);
  expect(retryAtMs(failed(1, 12_000))).toBe(FAILED_AT + 12_000);
  expect(retryAtMs(failed(1, 86_400_000))).toBe(FAILED_AT + 30_000);
});

test('R06 the first endpoint that answers is asked, in the order of the configuration', () => {
  expect(nextEndpoint([NO_BACKOFF, NO_BACKOFF], FAILED_AT)).toBe(0);
  expect(nextEndpoint([failed(1), NO_BACKOFF], FAILED_AT)).toBe(1);
  expect(nextEndpoint([failed(1), NO_BACKOFF], FAILED_AT + 2_500)).toBe(0);
});

test('R06 an endpoint that keeps failing is tried more and more rarely while another answers', () => {
  expect(nextEndpoint([failed(3), NO_BACKOFF], FAILED_AT + 9_999)).toBe(1);
  expect(nextEndpoint([failed(3), NO_BACKOFF], FAILED_AT + 10_000)).toBe(0);
  expect(nextEndpoint([failed(40), NO_BACKOFF], FAILED_AT + 60_000)).toBe(0);
});

test('R05 when none answers, the one that may be asked first is asked', () => {
  expect(nextEndpoint([failed(2, 30_000), failed(5)], FAILED_AT)).toBe(1);
  expect(nextEndpoint([], FAILED_AT)).toBe(-1);
});

test('RPC-28 R20 an endpoint that rejects a request is asked after the others, and may be asked at once', () => {
  const rejecting = failed(1, 0, false);
  expect(retryAtMs(rejecting)).toBe(0);
  expect(nextEndpoint([rejecting, NO_BACKOFF], FAILED_AT)).toBe(1);
  expect(nextEndpoint([rejecting], FAILED_AT)).toBe(0);
});
