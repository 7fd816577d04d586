import { endOutage, isRateLimited, outageOf, recordOutage } from './endpointHealth';
import { EndpointUnreachableError, HttpStatusError } from './postJson';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000 });
});

afterEach(() => {
  jest.useRealTimers();
});

test('RPC-09 only an HTTP 429 is a rate limit', () => {
  const problem = (error: HttpStatusError | EndpointUnreachableError) => ({ error, sinceMs: 0 });
  expect(isRateLimited(problem(new HttpStatusError(429, 0)), 4_000)).toBe(true);
  expect(isRateLimited(problem(new HttpStatusError(503, 0)), 4_000)).toBe(false);
  expect(isRateLimited(problem(new EndpointUnreachableError(undefined)), 4_000)).toBe(false);
  expect(isRateLimited(undefined, 4_000)).toBe(false);
});

test('R01 a single HTTP 429 does not slow down the poll', () => {
  const problem = { error: new HttpStatusError(429, 0), sinceMs: 0 };
  expect(isRateLimited(problem, 2_000)).toBe(false);
});

test('RPC-13 a problem is known since the first failure, until an answer comes', () => {
  const error = new HttpStatusError(503, 0);
  recordOutage(43114, error);
  const sinceMs = outageOf(43114)?.sinceMs;
  expect(sinceMs).toEqual(expect.any(Number));
  jest.setSystemTime(9_000);
  recordOutage(43114, error);
  expect(outageOf(43114)).toEqual({ error, sinceMs });
  expect(outageOf(43113)).toBeUndefined();
  endOutage(43114);
  expect(outageOf(43114)).toBeUndefined();
});
