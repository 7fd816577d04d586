import { JsonRpcError } from './jsonRpcError';
import { HttpStatusError, postJson, TooLargeError, UnreadableResponseError } from './postJson';
import { fakeFetch } from './testing/fakeFetch.setup';

const NODE = 'https://node.example/rpc';

test('ERR-02 R04 an HTTP status that is not ok fails with status, status text and -32000', async () => {
  fakeFetch(() => ({ status: 500, body: 'oops' }));
  const failure = await postJson(NODE, []).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(JsonRpcError);
  expect(failure).toMatchObject({
    code: -32000,
    message: '500 Internal Server Error',
    cause: expect.any(HttpStatusError),
  });
});

test('ERR-03 R07 an answer that is not JSON fails', async () => {
  fakeFetch(() => ({ body: '<!doctype html><h1>Bad gateway</h1>' }));
  const failure = await postJson(NODE, []).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UnreadableResponseError);
  expect(failure).toMatchObject({ message: 'Failed to parse JSON response' });
});

test('ERR-03 an endless answer is not read completely', async () => {
  fakeFetch(() => ({ body: `["${'x'.repeat(16_000_000)}"]` }));
  await expect(postJson(NODE, [])).rejects.toBeInstanceOf(TooLargeError);
});
