import { TransactionExecutionError, UserRejectedRequestError } from 'viem';
import { isUserRejection } from './userRejection';

const circle: { readonly code: number; cause?: unknown } = { code: -32000 };
circle.cause = circle;

test.each<[string, unknown]>([
  ['EIP-1193', { code: 4001, message: 'no' }],
  ['an error that answers reads only', new Proxy({ code: 4001 }, { has: () => false })],
  ['CAIP-25', { code: 5000, message: 'no' }],
  ['CAIP-25, of methods', { code: 5001, message: 'no' }],
  ['CAIP-25, of chains', { code: 5002, message: 'no' }],
  ['a textual code', { code: '4001', message: 'no' }],
  ['ethers', { code: 'ACTION_REJECTED', reason: 'rejected', info: { error: { code: 4001 } } }],
  ['viem', new UserRejectedRequestError(new Error('no'))],
  [
    'viem, wrapped twice',
    new TransactionExecutionError(new UserRejectedRequestError(new Error('no')), { account: null }),
  ],
  ['data.originalError', { code: -32603, data: { originalError: { code: 4001 } } }],
  ['data', { code: -32603, message: 'Internal JSON-RPC error.', data: { code: 4001 } }],
  ['data.cause', { code: -32603, data: { cause: { message: 'User rejected the request.' } } }],
  ['error', { error: { code: 4001 } }],
  ['JSON in its text', new Error('{"code":4001,"message":"no"}')],
  ['a code in its text', new Error('Wallet error (code: 4001)')],
  ['its text alone', '4001'],
])('ERR-61 a refusal is known by its code, as given by %s', (_name, error) => {
  expect(isUserRejection(error)).toBe(true);
});

const WORDS = [
  'User rejected',
  'User rejected the request.',
  'MetaMask Tx Signature: User denied transaction signature.',
  'The user declined the transaction',
  'user canceled',
  'User cancelled the request',
  'User refused',
  'User disapproved requested methods',
  'USER_REJECTED',
  'ERR_USER_CANCELLED',
  'Rejected by user',
  'Transaction was rejected by the user.',
  'Action cancelled by user',
  'Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)',
  'Action declined on device',
  'Error: Transaction cancelled',
  'Request rejected',
  'Transaction was rejected',
  'Signature request denied.',
  'rejected',
  'Cancelled',
  'cancel',
  'The user did not approve',
  "User didn't accept the request",
  'User did not accept',
  'Signature rejected by wallet',
  'Ledger device: UNKNOWN_ERROR (0x6985)',
];

test.each(WORDS)('ERR-61 a refusal is known by its words, whatever its code: %s', (message) => {
  expect(isUserRejection(message)).toBe(true);
  for (const code of [-32000, -32603, 1]) expect(isUserRejection({ code, message })).toBe(true);
  expect(isUserRejection({ code: -32603, data: { message } })).toBe(true);
});

test.each<[string, unknown]>([
  ['a full pool', { code: -32000, message: 'transaction rejected: nonce too low' }],
  ['a low fee', { code: -32000, message: 'transaction underpriced, rejected by node' }],
  ['a known transaction', { code: -32000, message: 'already known' }],
  ['a node that denies access', { code: -32000, message: 'Access denied for this API key' }],
  ['a bundler', { code: -32500, message: 'UserOperation rejected because of low gas' }],
  [
    'a bare text around a used nonce',
    { code: -32603, message: 'Transaction rejected', data: { message: 'nonce too low' } },
  ],
  [
    'a bare text around a known transaction',
    { message: 'Rejected', cause: { error: { message: 'already known' } } },
  ],
  [
    'a bare text around a time-out',
    { message: 'Transaction rejected', data: { message: 'request timed out' } },
  ],
  ['a wallet that relays', { code: -32603, message: 'Transaction rejected by wallet: nonce' }],
  ['a closed window, which was perhaps closed after a confirmation', 'User closed popup'],
  ['a closed connection', { code: -32000, message: 'WebSocket connection closed' }],
  ['a contract', { code: 3, message: 'execution reverted: user denied' }],
  ['a contract that has cancelled', { code: 3, message: 'execution reverted: cancelled' }],
  ['a missing method', { code: -32601, message: 'The method does not exist' }],
  ['an unsupported method', { code: 4200, message: 'eth_signTypedData_v4 is not supported' }],
  ['a busy wallet', { code: -32002, message: 'Request already pending.' }],
  ['a lost connection', { code: 4900, message: 'Disconnected' }],
  ['a number that contains the code', { code: -32000, message: 'nonce 14001 too low' }],
  ['one that causes itself', circle],
  ['nothing', undefined],
  ['null', null],
])('ERR-61 another failure is not a refusal: %s', (_name, error) => {
  expect(isUserRejection(error)).toBe(false);
});
