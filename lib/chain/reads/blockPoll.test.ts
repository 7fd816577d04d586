import { startBlockPoll } from './blockPoll';

const polls: { readonly stop: () => void }[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  for (const poll of polls.splice(0)) poll.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A poll whose endpoint, page and interval the test can change. */
function startedPoll(readBlockNumber: () => Promise<bigint> = async () => 7n) {
  const conditions = { intervalMs: 2_000, isPaused: false };
  const read = jest.fn(readBlockNumber);
  const onBlock = jest.fn();
  const poll = startBlockPoll({
    readBlockNumber: read,
    intervalMs: () => conditions.intervalMs,
    isPaused: () => conditions.isPaused,
    onBlock,
  });
  polls.push(poll);
  return { conditions, read, onBlock, poll };
}

test('RPC-09 the block number is read at once and every 2 s, and reported 100 ms later', async () => {
  const { read, onBlock } = startedPoll();
  await jest.advanceTimersByTimeAsync(99);
  expect(read).toHaveBeenCalledTimes(1);
  expect(onBlock).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onBlock).toHaveBeenCalledWith(7n);
  await jest.advanceTimersByTimeAsync(1_899);
  expect(read).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(2);
});

test('RPC-09 only the last of several numbers within 100 ms is reported', async () => {
  let block = 7n;
  const { onBlock, poll } = startedPoll(async () => block);
  await jest.advanceTimersByTimeAsync(50);
  block = 8n;
  poll.wake();
  await jest.advanceTimersByTimeAsync(100);
  expect(onBlock.mock.calls).toEqual([[8n]]);
});

test('RPC-09 the next poll is rescheduled when the interval changes', async () => {
  const { conditions, read, poll } = startedPoll();
  await jest.advanceTimersByTimeAsync(1_000);
  conditions.intervalMs = 15_000;
  poll.retime();
  await jest.advanceTimersByTimeAsync(13_999);
  expect(read).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(2);
  conditions.intervalMs = 2_000;
  poll.retime();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(read).toHaveBeenCalledTimes(3);
});

test('RPC-09 a slow endpoint is asked one question at a time', async () => {
  const { read, poll } = startedPoll(
    () => new Promise((resolve) => setTimeout(() => resolve(7n), 9_000)),
  );
  await jest.advanceTimersByTimeAsync(8_000);
  poll.wake();
  poll.retime();
  await jest.advanceTimersByTimeAsync(999);
  expect(read).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2);
  expect(read).toHaveBeenCalledTimes(2);
});

test('RPC-12 a hidden page does not poll, and polls at once when it is seen again', async () => {
  const { conditions, read, poll } = startedPoll();
  await jest.advanceTimersByTimeAsync(100);
  conditions.isPaused = true;
  poll.wake();
  await jest.advanceTimersByTimeAsync(1_800_000);
  expect(read).toHaveBeenCalledTimes(1);
  conditions.isPaused = false;
  poll.wake();
  expect(read).toHaveBeenCalledTimes(2);
});

test('a poll that fails is logged, and the next one is sent', async () => {
  let isDown = true;
  const { onBlock } = startedPoll(async () => {
    if (isDown) throw new TypeError('down');
    return 7n;
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(console.error).toHaveBeenCalledTimes(1);
  isDown = false;
  await jest.advanceTimersByTimeAsync(2_100);
  expect(onBlock).toHaveBeenCalledWith(7n);
});

test('a stopped poll requests and reports nothing more', async () => {
  const { read, onBlock, poll } = startedPoll();
  await jest.advanceTimersByTimeAsync(50);
  poll.stop();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(1);
  expect(onBlock).not.toHaveBeenCalled();
});
