import {
  batchPage,
  methods,
  NODE,
  over,
  REJECTIONS,
  type Size,
  sizeOf,
} from './testing/batchPage.setup';
import { type FakeAnswer, fakeFetch } from './testing/fakeFetch.setup';
import { responsesTo, wiresOf } from './testing/fakeNode.setup';
import { unloadModules } from './testing/freshPage.setup';

const MINUTE_MS = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test.each(
  REJECTIONS.flatMap(([how, answer]) =>
    [40, 10, 3, 1, 0].map((limit) => [limit, how, answer] as const),
  ),
)(
  'RPC-30 with a limit of %p reported by %s, 48 requests are answered, and later ones at once',
  async (limit, _how, answer) => {
    const asked = methods(48);
    const { ask, sizes } = await batchPage(over(limit, answer));
    expect(await ask(...asked)).toEqual(asked);
    expect(sizes()[0]).toBe(48);
    expect(await ask(...asked)).toEqual(asked);
    const later = sizes();
    for (const size of later) expect(size === 'object' ? 0 : size).toBeLessThanOrEqual(limit);
    // At least half of what the endpoint takes travels in each.
    expect(later.length).toBeLessThanOrEqual(Math.ceil((2 * 48) / Math.max(1, limit)) + 1);
  },
);

test('RPC-30 an error with the id of the first request, alone in its array, is that of the batch', async () => {
  const sent: Size[] = [];
  fakeFetch(({ body }) => {
    sent.push(sizeOf(body));
    const [first] = wiresOf(body);
    const error = { code: -32600, message: 'batch too large' };
    if (wiresOf(body).length > 2) return { body: JSON.stringify([{ id: first?.id, error }]) };
    return responsesTo(body, ({ id, method }) => ({ id, result: method }));
  });
  unloadModules();
  const { jsonRpcBatch } = await import('./jsonRpcBatch');
  const asked = Promise.all(['a', 'b', 'c', 'd'].map((method) => jsonRpcBatch(NODE)({ method })));
  await jest.advanceTimersByTimeAsync(100);
  expect(await asked).toEqual(['a', 'b', 'c', 'd']);
});

const ARRAY_REJECTIONS = REJECTIONS.filter(([how]) =>
  ['the status 400', 'the status 403', 'an object', 'an empty array'].includes(how),
);

test.each(ARRAY_REJECTIONS)(
  'RPC-30 after %s to a lone request in an array, requests are sent as objects',
  async (_how, answer) => {
    const { ask, sizes } = await batchPage(over(0, answer));
    expect(await ask('a')).toEqual(['a']);
    expect(sizes()).toEqual([1, 'object']);
    expect(await ask('b', 'c')).toEqual(['b', 'c']);
    expect(sizes()).toEqual(['object', 'object']);
  },
);

test.each(ARRAY_REJECTIONS)(
  'RPC-30 after %s to two requests in an array, requests are sent as objects',
  async (_how, answer) => {
    const { ask, sizes } = await batchPage(over(1, answer));
    expect(await ask('a', 'b')).toEqual(['a', 'b']);
    expect(sizes()).toEqual([2, 'object', 'object']);
    expect(await ask('c', 'd')).toEqual(['c', 'd']);
    expect(sizes()).toEqual(['object', 'object']);
  },
);

test.each(
  [500, 502, 503].flatMap((status) => [1, 2, 10, 48].map((count) => [status, count] as const)),
)('RPC-30 one answer of status %p to %p requests shows no limit', async (status, count) => {
  let failures = 1;
  const { ask, sizes } = await batchPage(() => {
    failures -= 1;
    return failures >= 0 ? { status, body: '' } : undefined;
  });
  const asked = methods(count);
  expect(await ask(...asked)).toEqual(asked);
  const rest: Size = count === 2 ? 'object' : count - 1;
  expect(sizes()).toEqual([count, 'object', ...(count > 1 ? [rest] : [])]);
  expect(await ask(...methods(48))).toEqual(methods(48));
  expect(sizes()).toEqual([48]);
});

test('RPC-30 a known limit is halved after a second failure only', async () => {
  let [limit, failures] = [10, 0];
  const { ask, sizes } = await batchPage((size) => {
    failures -= 1;
    return failures >= 0 ? { status: 502, body: '' } : over(limit, { status: 500, body: '' })(size);
  });
  await ask(...methods(20));
  sizes();
  await ask(...methods(20));
  expect(sizes()).toEqual([10, 10]);
  failures = 1;
  await ask(...methods(10));
  expect(sizes()).toEqual([10, 'object', 9]);
  await ask(...methods(20));
  expect(sizes()).toEqual([10, 10]);
  limit = 5;
  await ask(...methods(10));
  expect(sizes()).toEqual([10, 'object', 9, 5, 4]);
  await ask(...methods(10));
  expect(sizes()).toEqual([5, 5]);
});

test('RPC-30 the limit of one endpoint is not that of another', async () => {
  const { ask } = await batchPage(over(3, { status: 500, body: '' }));
  await ask(...methods(10));
  const sent = fakeFetch(({ body }) => responsesTo(body, ({ id }) => ({ id, result: '' })));
  const { jsonRpcBatch } = await import('./jsonRpcBatch');
  const other = jsonRpcBatch('https://other.example');
  void Promise.all(methods(10).map((method) => other({ method })));
  await jest.advanceTimersByTimeAsync(100);
  expect(sent.map(({ body }) => sizeOf(body))).toEqual([10]);
});

test('RPC-30 a limit is dropped after ten minutes, as it may have been a passing fault', async () => {
  let isLimited = true;
  const { ask, sizes } = await batchPage((size) =>
    isLimited ? over(3, { status: 500, body: '' })(size) : undefined,
  );
  await ask(...methods(10));
  isLimited = false;
  await jest.advanceTimersByTimeAsync(9 * MINUTE_MS);
  sizes();
  await ask(...methods(6));
  expect(sizes()).toEqual([3, 3]);
  await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
  await ask(...methods(6));
  expect(sizes()).toEqual([6]);
});

test.each(REJECTIONS.filter(([how]) => how !== 'too long an answer'))(
  'RPC-31 an outage that is reported by %s costs two POSTs, and one in each later attempt',
  async (_how, answer) => {
    let isDown = true;
    const { ask, sizes } = await batchPage(() => (isDown ? answer : undefined));
    expect(await ask(...methods(20))).toEqual(methods(20).map(() => undefined));
    expect(sizes()).toEqual([20, 'object']);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await ask(...methods(20));
      expect(sizes()).toEqual(['object']);
    }
    isDown = false;
    expect(await ask(...methods(20))).toEqual(methods(20));
    expect(sizes()).toEqual(['object', 19]);
    await ask(...methods(20));
    expect(sizes()).toEqual([20]);
  },
);

test.each<[string, FakeAnswer]>([
  ['the status 429', { status: 429, body: '' }],
  ['no answer', 'unreachable'],
])('RPC-31 with %s nothing is sent again at once', async (_how, answer) => {
  let isDown = true;
  const { ask, sizes } = await batchPage(() => (isDown ? answer : undefined));
  for (const expected of [20, 20, 'object', 'object']) {
    await ask(...methods(20));
    expect(sizes()).toEqual([expected]);
  }
  isDown = false;
  expect(await ask(...methods(20))).toEqual(methods(20));
  await ask(...methods(20));
  expect(sizes().at(-1)).toBe(20);
});

test.each<[string, FakeAnswer]>([
  ['the status 429', { status: 429, body: '' }],
  // The rejection of a gateway without the headers that let a page of another origin read it.
  ['no answer that a page can read', 'unreachable'],
])('RPC-30 a limit that is reported by %s is found in a few attempts', async (_how, answer) => {
  const { ask, sizes } = await batchPage(over(3, answer));
  for (let attempt = 0; attempt < 16; attempt += 1) await ask(...methods(20));
  sizes();
  expect(await ask(...methods(20))).toEqual(methods(20));
  const later = sizes();
  for (const size of later) expect(size === 'object' ? 1 : size).toBeLessThanOrEqual(3);
});

test('RPC-31 if the number of POSTs is limited, batches become larger again', async () => {
  let [isBusy, posts] = [true, 0];
  const { ask } = await batchPage((size) => {
    posts += 1;
    return posts > 3 || (isBusy && size !== 'object') ? { status: 429, body: '' } : undefined;
  });
  const attempt = () => {
    posts = 0;
    return ask(...methods(20));
  };
  for (let busy = 0; busy < 6; busy += 1) await attempt();
  isBusy = false;
  for (let later = 0; later < 6; later += 1) await attempt();
  expect(await attempt()).toEqual(methods(20));
});

test('RPC-30 a request that fails every batch it is in fails alone, and shows no limit', async () => {
  const { ask, reasons, sizes } = await batchPage((_size, asked) =>
    asked.includes('poison') ? { status: 500, body: '' } : undefined,
  );
  const asked = [...methods(9), 'poison', ...methods(9, 'n')];
  expect(await ask(...asked)).toEqual(asked.map((each) => (each === 'poison' ? undefined : each)));
  sizes();
  await ask(...methods(20));
  expect(sizes()).toEqual([20]);
  expect((await reasons(...asked))[9]).toMatchObject({ message: '500 Internal Server Error' });
});

test('RPC-31 an endpoint that fails while its limit is being found is left alone', async () => {
  let posts = 0;
  const { ask, sizes } = await batchPage(() => {
    posts += 1;
    return posts === 2 ? undefined : { status: 503, body: '' };
  });
  await ask(...methods(100));
  expect(sizes().length).toBeLessThanOrEqual(12);
});

test('RPC-31 an outage of an endpoint with a known limit costs a few POSTs once', async () => {
  let isDown = false;
  const { ask, sizes } = await batchPage((size) =>
    isDown ? { status: 503, body: '' } : over(3, { status: 500, body: '' })(size),
  );
  await ask(...methods(48));
  isDown = true;
  sizes();
  await ask(...methods(48));
  expect(sizes().length).toBeLessThanOrEqual(5);
  await ask(...methods(48));
  expect(sizes()).toEqual(['object']);
  isDown = false;
  expect(await ask(...methods(48))).toEqual(methods(48));
});
