import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { encodeFunctionData, parseAbi } from 'viem';
import { parseCalls } from '@/devnet/node/jsonRpc';
import { type Listening, listen } from '@/devnet/node/listen';
import { createFaultProxy, type FaultProxy } from './faultProxy';
import type { FaultRule } from './faults';

const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11';
const USDC = '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664';

const multicallAbi = parseAbi([
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'function aggregate3(Call[] calls)',
  'function getBlockNumber()',
]);

/** The body of the last request to the node, and the head block of the node. */
let asked = '';
let head = 100;
let node: Listening;
let front: Listening;
let proxy: FaultProxy;

/** Answers with unusual spacing, which survives only if the proxy passes the bytes unchanged. */
function nodeAnswer(body: string): string {
  const answers = parseCalls(body).map(({ id, method }) => {
    const result = method === 'eth_blockNumber' ? `0x${head.toString(16)}` : '0xabcd';
    return `{ "jsonrpc":"2.0", "id":${id}, "result":"${result}" }`;
  });
  return body.startsWith('[') ? `[ ${answers.join(' , ')} ]` : answers.join();
}

beforeAll(async () => {
  const nodeServer = createServer((request, response) => {
    void text(request).then((body) => {
      asked = body;
      response.end(nodeAnswer(body));
    });
  });
  node = await listen(nodeServer);
  proxy = createFaultProxy(node.url);
  front = await listen(createServer((request, response) => void proxy.answer(request, response)));
});
beforeEach(() => {
  proxy.clear();
  proxy.resetTraffic();
  head = 100;
});
afterAll(() => Promise.all([node.close(), front.close()]));

const call = (id: number, method: string, ...params: readonly unknown[]) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});
const BATCH = [call(2, 'eth_blockNumber'), call(1, 'eth_gasPrice')];

const post = (body: unknown) =>
  fetch(front.url, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(5000),
  });
const ask = async (body: unknown) => (await post(body)).json();

async function withRule(rule: FaultRule, body: unknown = BATCH): Promise<Response> {
  proxy.add(rule);
  return post(body);
}

test('without rules every byte passes through unchanged and in order', async () => {
  const response = await post(BATCH);
  expect(asked).toBe(JSON.stringify(BATCH));
  expect(await response.text()).toBe(nodeAnswer(JSON.stringify(BATCH)));
});

test('it counts HTTP requests, JSON-RPC requests by method, and bytes both ways', async () => {
  const { length } = await (await post(BATCH)).text();
  await post(BATCH[0]);
  const single = JSON.stringify(BATCH[0]);
  expect(proxy.traffic()).toEqual({
    httpRequests: 2,
    methods: { eth_blockNumber: 2, eth_gasPrice: 1 },
    entries: 0,
    duplicates: 0,
    bytesReceived: JSON.stringify(BATCH).length + single.length,
    bytesSent: length + nodeAnswer(single).length,
  });
});

test('it counts the entries of multicalls, and the reads that one batch asks for twice', async () => {
  const supply = { target: USDC, allowFailure: true, callData: '0x18160ddd' } as const;
  const ownBlock = {
    target: MULTICALL3,
    allowFailure: true,
    callData: encodeFunctionData({ abi: multicallAbi, functionName: 'getBlockNumber' }),
  } as const;
  const slice = encodeFunctionData({
    abi: multicallAbi,
    functionName: 'aggregate3',
    args: [[ownBlock, supply]],
  });
  const read = { to: MULTICALL3, data: slice };
  await post([
    call(1, 'eth_call', read, 'latest'),
    call(2, 'eth_call', read, 'latest'),
    call(3, 'eth_call', { to: USDC, data: '0x313ce567' }, 'latest'),
  ]);
  expect(proxy.traffic()).toMatchObject({ entries: 4, duplicates: 1 });
});

test('it lists the HTTP requests in order, and which of them ask for kept states', async () => {
  await post(BATCH);
  await post([
    call(1, 'eth_call', { to: USDC }, '0x2000'),
    call(2, 'eth_call', { to: USDC }, 'latest'),
  ]);
  await post(call(3, 'eth_call', { to: USDC }, '0x2001'));
  expect(proxy.posts()).toEqual([
    { methods: ['eth_blockNumber', 'eth_gasPrice'], isOfKeptStates: false },
    { methods: ['eth_call', 'eth_call'], isOfKeptStates: true },
    { methods: ['eth_call'], isOfKeptStates: false },
  ]);
  proxy.resetTraffic();
  expect(proxy.posts()).toEqual([]);
});

test('a fault of kept states, or of one state, leaves other calls alone', async () => {
  const calls = ['0x2000', '0x3000', '0x3001', 'latest'].map((block, index) =>
    call(index, 'eth_call', { to: USDC }, block),
  );
  const results = async () => {
    const answers: readonly { readonly result: string }[] = await ask(calls);
    return answers.map(({ result }) => result);
  };
  proxy.add({ fault: { type: 'result', result: '0x' }, state: 'kept' });
  expect(await results()).toEqual(['0x', '0x', '0xabcd', '0xabcd']);
  proxy.clear();
  proxy.add({ fault: { type: 'result', result: '0x' }, state: 0x3000 });
  expect(await results()).toEqual(['0xabcd', '0x', '0xabcd', '0xabcd']);
  proxy.add({ fault: { type: 'status', status: 403 }, state: 'kept' });
  expect((await post(calls)).status).toBe(403);
  expect((await post(calls.slice(2))).status).toBe(200);
});

test('an HTTP failure says when to retry, for as many requests as it was set to', async () => {
  const response = await withRule({
    fault: { type: 'status', status: 429, retryAfterSeconds: 1 },
    times: 2,
  });
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1']);
  expect((await post(BATCH)).status).toBe(429);
  expect((await post(BATCH)).status).toBe(200);
});

test('a rule without a number of times applies until it is cleared', async () => {
  await withRule({ fault: { type: 'status', status: 503 } });
  expect((await post(BATCH)).status).toBe(503);
  proxy.clear();
  expect((await post(BATCH)).status).toBe(200);
});

test('an HTML page arrives with status 200', async () => {
  const response = await withRule({ fault: { type: 'html' } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html']);
  expect(await response.text()).toMatch(/^<!doctype html>/);
});

test('the connection breaks before the answer, or in the middle of it', async () => {
  await expect(withRule({ fault: { type: 'dropBefore' }, times: 1 })).rejects.toThrow();
  const response = await withRule({ fault: { type: 'dropMidway' }, times: 1 });
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
});

test('a request that hangs is not answered, and others are', async () => {
  proxy.add({ fault: { type: 'hang' }, methods: ['eth_gasPrice'], times: 1 });
  const leave = new AbortController();
  const hanging = fetch(front.url, {
    method: 'POST',
    body: JSON.stringify(BATCH),
    signal: leave.signal,
  });
  expect(await ask(call(5, 'eth_blockNumber'))).toMatchObject({ id: 5, result: '0x64' });
  leave.abort();
  await expect(hanging).rejects.toThrow();
});

test('only the first answer of a batch arrives, without an array', async () => {
  const response = await withRule({ fault: { type: 'singleObject' } });
  expect(await response.json()).toMatchObject({ id: 2, result: '0x64' });
});

test('the wrong chain answers at the address', async () => {
  proxy.add({ fault: { type: 'result', result: '0x1' }, methods: ['eth_chainId'] });
  expect(await ask(call(1, 'eth_chainId'))).toMatchObject({ result: '0x1' });
});

test('a frozen node stays at its block while the chain continues', async () => {
  proxy.add({ fault: { type: 'freezeBlock' } });
  expect(await ask(call(1, 'eth_blockNumber'))).toMatchObject({ result: '0x64' });
  head = 105;
  expect(await ask(call(2, 'eth_blockNumber'))).toMatchObject({ result: '0x64' });
  proxy.clear();
  expect(await ask(call(3, 'eth_blockNumber'))).toMatchObject({ result: '0x69' });
});

test('a lagging node reports a lower block, and reads at it', async () => {
  proxy.add({ fault: { type: 'lagBehind', blocks: 20 } });
  expect(await ask(call(1, 'eth_blockNumber'))).toMatchObject({ result: '0x50' });
  await ask(call(2, 'eth_call', { to: USDC, data: '0x18160ddd' }, 'latest'));
  expect(parseCalls(asked)[0]?.params).toEqual([{ to: USDC, data: '0x18160ddd' }, '0x50']);
});

test('a batch limit refuses larger arrays, but no single request', async () => {
  const refused = await withRule({ fault: { type: 'batchLimit', most: 1 } });
  expect([refused.status, await refused.json()]).toEqual([
    500,
    expect.objectContaining({ id: null }),
  ]);
  expect(await ask([call(1, 'eth_gasPrice')])).toHaveLength(1);
  proxy.clear();
  expect((await withRule({ fault: { type: 'batchLimit', most: 0 } }, BATCH.slice(1))).status).toBe(
    500,
  );
  expect(await ask(call(1, 'eth_gasPrice'))).toMatchObject({ result: '0xabcd' });
});

test('a gas cap applies to calls only', async () => {
  proxy.add({ fault: { type: 'gasCap', gas: 255 } });
  await post([call(1, 'eth_call', { to: USDC }, 'latest'), call(2, 'eth_gasPrice')]);
  expect(parseCalls(asked).map(({ params }) => params)).toEqual([
    [{ to: USDC, gas: '0xff' }, 'latest'],
    [],
  ]);
});

test('a request is unanswered until its answer was sent, or it was given up', async () => {
  const until = async (count: number) => {
    while (proxy.unanswered() !== count) await new Promise((resolve) => setImmediate(resolve));
  };
  await until(0);
  proxy.add({ fault: { type: 'hang' } });
  const given = new AbortController();
  const hanging = fetch(front.url, {
    method: 'POST',
    body: JSON.stringify(BATCH),
    signal: given.signal,
  });
  await until(1);
  given.abort();
  await expect(hanging).rejects.toThrow();
  await until(0);
});
