import {
  type EndpointHealth,
  isRateLimited,
  isStale,
  silentSeconds,
  UNKNOWN_HEALTH,
} from './endpointHealth';
import { BatchNotSentError, BusyEndpointError } from './postJson';

const NOW = 1_000_000;

function health(silentMs: number, problem?: EndpointHealth['problem']): EndpointHealth {
  return { answeredAtMs: NOW - silentMs, problem };
}

test('RPC-13 data is stale only when the endpoint has not answered well for 30 s', () => {
  expect(isStale(health(30_000), NOW)).toBe(false);
  expect(isStale(health(30_001), NOW)).toBe(true);
  expect(isStale(health(1_000, new BatchNotSentError(undefined)), NOW)).toBe(false);
  expect(isStale(UNKNOWN_HEALTH, NOW)).toBe(false);
});

test('RPC-09 only an HTTP 429 is a rate limit', () => {
  expect(isRateLimited(health(0, new BusyEndpointError(429, 0)))).toBe(true);
  expect(isRateLimited(health(0, new BusyEndpointError(503, 0)))).toBe(false);
  expect(isRateLimited(health(0, new BatchNotSentError(undefined)))).toBe(false);
  expect(isRateLimited(health(0))).toBe(false);
});

test('R02 the seconds since the last answer are told while requests fail or data is stale', () => {
  expect(silentSeconds(health(12_900, new BusyEndpointError(429, 0)), NOW)).toBe(12);
  expect(silentSeconds(health(31_000), NOW)).toBe(31);
  expect(silentSeconds(health(12_900), NOW)).toBeUndefined();
  expect(silentSeconds(UNKNOWN_HEALTH, NOW)).toBeUndefined();
});
