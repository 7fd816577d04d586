import { endpointFailure, RejectedRequestError } from './endpointFailure';
import { errorKindOf } from './errorKind';
import { JsonRpcError } from './jsonRpcError';
import { EndpointUnreachableError, HttpStatusError } from './postJson';

const CALL = { method: 'eth_call' };

const rejection = (code: number, message: string, data?: unknown) =>
  new JsonRpcError({ code, message, data });

test.each([
  [3, 'execution reverted', '0x08c379a0'],
  [-32000, 'execution reverted: Pangolin: K', undefined],
  [-32015, 'VM execution error.', '0x08c379a0'],
  [-32000, 'execution reverted', undefined],
])('RPC-28 the answer of a contract is final: %i %s', (code, message, data) => {
  expect(endpointFailure(rejection(code, message, data), CALL)).toBeUndefined();
});

test.each([
  [-32005, 'daily request count exceeded, request rate limited'],
  [-32000, 'header not found'],
  [-32603, 'Internal error'],
  [-32601, 'the method eth_call does not exist/is not available'],
  [429, 'Too many requests'],
  [-32005, 'insufficient balance: top up your plan'],
  [-32005, 'daily quota exceeded, transaction reverted to free tier'],
  [-32603, 'upstream request reverted'],
  [-32000, 'out of gas'],
  [-32000, 'insufficient funds for gas * price + value'],
])('RPC-28 R20 a rejection is a failure of the endpoint: %i %s', (code, message) => {
  const error = rejection(code, message);
  expect(endpointFailure(error, CALL)).toBeInstanceOf(RejectedRequestError);
  expect(errorKindOf(error)).not.toBe('unanswered');
});

test('RPC-28 a request without an answer is reported with its cause', () => {
  const busy = new HttpStatusError(503, 0);
  const error = new JsonRpcError({ code: -32000, message: '503', cause: busy });
  expect(endpointFailure(error, CALL)).toBe(busy);
  expect(errorKindOf(error)).toBe('unanswered');
  expect(errorKindOf(new EndpointUnreachableError(undefined))).toBe('unanswered');
});

test('RPC-28 only a call can be reverted: elsewhere the word is a rejection', () => {
  const error = rejection(-32000, 'transaction pool reverted to an earlier state');
  expect(endpointFailure(error, { method: 'eth_blockNumber' })).toBeInstanceOf(
    RejectedRequestError,
  );
});
