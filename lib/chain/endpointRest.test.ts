import { NO_REST, nextEndpoint, opensAtMs, type Rest, restAfterFailure } from './endpointRest';

const FAILED_AT = 1_000_000;

function rested(failures: number, retryAfterMs = 0): Rest {
  let rest = NO_REST;
  for (let count = 0; count < failures; count += 1)
    rest = restAfterFailure(rest, FAILED_AT, retryAfterMs);
  return rest;
}

test('R02 an endpoint that failed is left alone for 2.5 s, however often it has failed', () => {
  expect(opensAtMs(NO_REST)).toBe(0);
  expect(opensAtMs(rested(1))).toBe(FAILED_AT + 2_500);
  expect(opensAtMs(rested(9))).toBe(FAILED_AT + 2_500);
});

test('R03 what it asks for is honoured up to 30 s', () => {
  expect(opensAtMs(rested(1, 1_000))).toBe(FAILED_AT + 2_500);
  expect(opensAtMs(rested(1, 12_000))).toBe(FAILED_AT + 12_000);
  expect(opensAtMs(rested(1, 86_400_000))).toBe(FAILED_AT + 30_000);
});

test('R06 the first endpoint that answers is asked, in the order of the configuration', () => {
  expect(nextEndpoint([NO_REST, NO_REST], FAILED_AT)).toBe(0);
  expect(nextEndpoint([rested(1), NO_REST], FAILED_AT)).toBe(1);
  expect(nextEndpoint([rested(1), NO_REST], FAILED_AT + 2_500)).toBe(0);
});

test('R06 an endpoint that keeps failing is tried more and more rarely while another answers', () => {
  expect(nextEndpoint([rested(3), NO_REST], FAILED_AT + 9_999)).toBe(1);
  expect(nextEndpoint([rested(3), NO_REST], FAILED_AT + 10_000)).toBe(0);
  expect(nextEndpoint([rested(40), NO_REST], FAILED_AT + 60_000)).toBe(0);
});

test('R05 when none answers, the one that may be asked first is asked', () => {
  expect(nextEndpoint([rested(2, 30_000), rested(5)], FAILED_AT)).toBe(1);
  expect(nextEndpoint([], FAILED_AT)).toBe(-1);
});
