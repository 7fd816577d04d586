import { HttpRequestError, InsufficientFundsError, RpcRequestError, TimeoutError } from 'viem';
import { AppError } from './appError';
import { describeError } from './describeError';

class ExampleError extends AppError {
  constructor(cause?: unknown) {
    super('Invalid address: 0x', {
      code: 'errors.noContract',
      values: { address: '0x' },
      cause,
    });
  }
}

class RefusalError extends AppError {
  constructor(cause: unknown) {
    super('Transaction rejected', { code: 'errors.userRejected', cause });
  }
}

function rpcError(code: number) {
  return new RpcRequestError({ body: {}, error: { code, message: 'no' }, url: '/rpc' });
}

test('ERR-48 an AppError is reported with its own key and values', () => {
  const described = { key: 'errors.noContract', values: { address: '0x' } };
  expect(describeError(new ExampleError())).toEqual(described);
  expect(describeError(new Error('outer', { cause: new ExampleError() }))).toEqual(described);
});

test('ERR-48 the outermost AppError is reported, not its cause', () => {
  const timeout = new TimeoutError({ body: {}, url: '/rpc' });
  expect(describeError(new ExampleError(timeout))?.key).toBe('errors.noContract');
});

test('ERR-47 our own error for a refusal is not a failure', () => {
  expect(describeError(new RefusalError({ code: 4001 }))).toBeUndefined();
});

test('ERR-61 code 4001 from a node is not a user rejection', () => {
  expect(describeError(rpcError(4001))?.key).toBe('errors.unexpected');
});

test('ERR-48 another AppError is reported, even if a node used the code of a rejection', () => {
  expect(describeError(new ExampleError({ code: 4001 }))?.key).toBe('errors.noContract');
});

test.each([
  ['errors.walletBusy', rpcError(-32002)],
  ['errors.insufficientFee', new Error('', { cause: new InsufficientFundsError() })],
  ['errors.nodeUnreachable', new HttpRequestError({ url: '/rpc' })],
  ['errors.nodeUnreachable', new TimeoutError({ body: {}, url: '/rpc' })],
  ['errors.codeUnreachable', Object.assign(new Error(), { name: 'ChunkLoadError' })],
  ['errors.unexpected', rpcError(-32603)],
  ['errors.unexpected', new TypeError('x is undefined')],
  ['errors.unexpected', undefined],
  ['errors.unexpected', 'text'],
])('ERR-48 %s', (key, error) => {
  expect(describeError(error)).toEqual({ key, values: {} });
});

test('ERR-48 an error that causes itself is reported too', () => {
  const circle = new Error('circle');
  circle.cause = circle;
  expect(describeError(circle)?.key).toBe('errors.unexpected');
});
