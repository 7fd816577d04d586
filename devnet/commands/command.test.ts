import { createServer } from 'node:http';
import { createTestClient, http } from 'viem';
import { listen } from '@/devnet/node/listen';
import { mineMany } from '@/devnet/node/mineMany';
import { UnusablePortError } from '@/devnet/node/port';
import { failureSentence, step } from './command';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a failed start is reported in one sentence', async () => {
  const client = createTestClient({
    mode: 'anvil',
    transport: http('http://127.0.0.1:1', { retryCount: 0 }),
  });
  const failure = await client.mine({ blocks: 1 }).catch((error: unknown) => error);
  expect(failureSentence(failure)).toBe(
    'It did not start: HTTP request failed. Run it again; DEBUG=1 shows more.',
  );
  expect(failureSentence(new UnusablePortError('Port 3000 is in use.'))).toBe(
    'Port 3000 is in use.',
  );
});

test('a long step reports that it is still running', async () => {
  jest.useFakeTimers();
  const printed: unknown[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(text) > 0);
  jest.spyOn(console, 'log').mockImplementation((text) => printed.push(text));
  const work = step('Mining', () => new Promise((resolve) => setTimeout(resolve, 25_000)));
  await jest.advanceTimersByTimeAsync(25_000);
  await work;
  expect(printed).toEqual(['Mining ... ', '10 s ... ', '20 s ... ', '25.0 s']);
});

test('many blocks are mined in batches that a busy machine finishes in time', async () => {
  const asked: number[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { id, params } = JSON.parse(body);
      asked.push(Number(params[0]));
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result: null }));
    });
  });
  const { url, close } = await listen(server);
  const client = createTestClient({ mode: 'anvil', transport: http(url) });
  await mineMany({ client }, 120);
  await close();
  expect(asked).toEqual([50, 50, 20]);
});
