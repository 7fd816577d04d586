import { errorKindOf } from './errorKind';
import { JsonRpcError } from './jsonRpcError';
import { EndpointUnreachableError, HttpStatusError, TooLargeError } from './postJson';

const nodeError = (code: number, message: string, data?: unknown) =>
  new JsonRpcError({ code, message, data });
const statusError = (cause: unknown) =>
  new JsonRpcError({ code: -32000, message: '413 Payload Too Large', cause });

test.each([
  ['a revert', 'reverted', nodeError(3, 'execution reverted')],
  [
    'a revert under another code',
    'reverted',
    nodeError(-32015, 'VM execution error.', '0x08c379a0'),
  ],
  ['a division by zero', 'reverted', nodeError(-32000, 'invalid opcode: INVALID')],
  ['a limit whose message names it', 'rejected', nodeError(-32005, 'invalid opcode limit')],
  ['running out of gas', 'outOfGas', nodeError(-32000, 'out of gas')],
  ['running out of gas, by its kind', 'outOfGas', nodeError(-32603, 'EVM error MemoryOOG')],
  ['a limit whose message names gas', 'rejected', nodeError(-32005, 'out of gas credits')],
  ['an unknown node error', 'rejected', nodeError(-32603, 'Internal error')],
  ['a request that is too large', 'rejected', statusError(new TooLargeError())],
  ['an answer that is too large', 'rejected', new TooLargeError()],
  ['an HTTP status', 'unanswered', statusError(new HttpStatusError(503, 0))],
  ['no connection', 'unanswered', new EndpointUnreachableError(undefined)],
])('RPC-28 the kind of an error: %s is %s', (_name, kind, error) => {
  expect(errorKindOf(error)).toBe(kind);
});
