import { monotonicMs } from './monotonicMs';

afterEach(() => {
  jest.useRealTimers();
});

test('RPC-26 time continues while the device sleeps, and does not go back with its clock', () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const start = monotonicMs();
  jest.setSystemTime(1_008_000);
  expect(monotonicMs() - start).toBe(8_000);
  jest.setSystemTime(500_000);
  expect(monotonicMs() - start).toBe(8_000);
  jest.setSystemTime(501_000);
  expect(monotonicMs() - start).toBe(9_000);
});

test('RPC-26 the time that passes while the device clock is set back counts', () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const start = monotonicMs();
  jest.advanceTimersByTime(40_000);
  jest.setSystemTime(980_000);
  expect(monotonicMs() - start).toBe(40_000);
});
