import { isInBackoff, ServiceBackoffError, withServiceBackoff } from './serviceBackoff';

let service: string;
let tests = 0;

beforeEach(() => {
  jest.useFakeTimers();
  tests += 1;
  service = `https://service${tests}.example`;
});

afterEach(() => {
  jest.useRealTimers();
});

/** A service that fails after some time, and how often it was asked. */
function failing(afterMs: number) {
  return jest.fn(
    () =>
      new Promise<string>((_resolve, reject) => {
        setTimeout(() => reject(new RangeError('late')), afterMs);
      }),
  );
}

async function nameOf(asked: Promise<unknown>): Promise<string> {
  const name = asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof Error ? error.name : ''),
  );
  await jest.advanceTimersByTimeAsync(10_000);
  return name;
}

test('RPC-36 a service that hangs is asked once, and again after five minutes', async () => {
  const ask = failing(10_000);
  expect(await nameOf(withServiceBackoff(service, ask))).toBe('RangeError');
  for (let more = 0; more < 12; more += 1)
    expect(await nameOf(withServiceBackoff(service, ask))).toBe('ServiceBackoffError');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(isInBackoff(service)).toBe(true);
  await jest.advanceTimersByTimeAsync(300_000);
  expect(await withServiceBackoff(service, async () => 'back')).toBe('back');
});

test('RPC-36 a service that fails at once, or answers slowly, is asked again', async () => {
  const ask = failing(100);
  await nameOf(withServiceBackoff(service, ask));
  await nameOf(withServiceBackoff(service, ask));
  expect(ask).toHaveBeenCalledTimes(2);
  const slow = () =>
    new Promise((resolve) => {
      setTimeout(resolve, 6_000);
    });
  expect(await nameOf(withServiceBackoff(service, slow))).toBe('answered');
  expect(await nameOf(withServiceBackoff(service, slow))).toBe('answered');
});

test('RPC-36 a backoff ends while the device sleeps, which stops the clock of the browser', async () => {
  await nameOf(withServiceBackoff(service, failing(10_000)));
  expect(isInBackoff(service)).toBe(true);
  jest.setSystemTime(Date.now() + 300_000);
  expect(await withServiceBackoff(service, async () => 'back')).toBe('back');
});

test('RPC-36 one service that hangs leaves the others as they are', async () => {
  await nameOf(withServiceBackoff(service, failing(10_000)));
  expect(await withServiceBackoff(`${service}/other`, async () => 1)).toBe(1);
  await expect(withServiceBackoff(service, async () => 1)).rejects.toBeInstanceOf(
    ServiceBackoffError,
  );
});
