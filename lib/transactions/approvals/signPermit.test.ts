import { encodeAbiParameters, keccak256, numberToHex } from 'viem';
import {
  LaggingWalletError,
  OtherNetworkError,
  UncheckedNetworkError,
  WalletChangedError,
} from '@/lib/transactions/submit/checkWallet';
import type { Answers } from '@/lib/transactions/submit/testing/fakeWallet.setup';
import {
  account,
  block,
  CHAIN_TIME,
  png,
  router,
  submissionFixture,
} from '@/lib/transactions/submit/testing/submission.setup';
import { PermitUnavailableError, signPermit } from './signPermit';

const request = { account, token: png, spender: router, value: 5n, deadlineSeconds: 3600 } as const;

function page(answers: { node?: Answers; wallet?: Answers }) {
  const { clients, asked } = submissionFixture({
    wallet: answers.wallet ?? {},
    node: {
      eth_getCode: () => '0x',
      eth_call: () => encodeAbiParameters([{ type: 'uint256' }], [3n]),
      ...answers.node,
    },
  });
  return {
    clients,
    signatures: () => asked.filter(({ method }) => method === 'eth_signTypedData_v4').length,
  };
}

test.each([
  ['of a contract', PermitUnavailableError, { node: { eth_getCode: () => '0x6001' } }],
  ['on another chain', OtherNetworkError, { wallet: { eth_chainId: () => '0x1' } }],
  ['of another account', WalletChangedError, { wallet: { eth_accounts: () => [router] } }],
  [
    'on another network of the same chain id',
    OtherNetworkError,
    { wallet: { eth_getBlockByNumber: () => block('0x5c', keccak256('0x03')) } },
  ],
  ['whose node lags', LaggingWalletError, { wallet: { eth_getBlockByNumber: () => null } }],
  [
    'that cannot show its network',
    UncheckedNetworkError,
    { wallet: { eth_getBlockByNumber: () => 'pong' } },
  ],
])('APR-05 APR-09 a wallet %s is not asked to sign', async (_name, error, answers) => {
  const { clients, signatures } = page(answers);
  await expect(signPermit(clients, request)).rejects.toThrow(error);
  expect(signatures()).toBe(0);
});

test.each([
  'node eth_getBlockByNumber',
  'node eth_getCode',
  'node eth_call',
  'wallet eth_getBlockByNumber',
  'wallet eth_chainId',
  'wallet eth_accounts',
])('TXN-19 C17 an attempt that ends during %s requests no signature', async (question) => {
  const controller = new AbortController();
  const { clients, asked } = submissionFixture({
    node: {
      eth_getCode: () => '0x',
      eth_call: () => encodeAbiParameters([{ type: 'uint256' }], [3n]),
    },
    onAsked: (who, method) => {
      if (`${who} ${method}` === question) controller.abort();
    },
  });
  const signing = signPermit({ ...clients, signal: controller.signal }, request);
  await expect(signing).rejects.toMatchObject({ name: 'AbortError' });
  expect(asked.map(({ method }) => method)).toContain(question.split(' ')[1]);
  expect(asked.map(({ method }) => method)).not.toContain('eth_signTypedData_v4');
});

test('APR-08 TXN-12 nothing is signed under a block time of days ahead', async () => {
  const latest = { ...block('0x64'), timestamp: numberToHex(CHAIN_TIME + 25 * 3600) };
  const { clients, signatures } = page({ node: { eth_getBlockByNumber: () => latest } });
  await expect(signPermit(clients, request)).rejects.toMatchObject({
    code: 'errors.clocksDisagree',
  });
  expect(signatures()).toBe(0);
});

test('APR-05 nothing is signed for a spender that is not the router', async () => {
  const { clients, signatures } = page({});
  await expect(signPermit(clients, { ...request, spender: png.address })).rejects.toMatchObject({
    values: { field: 'spender' },
  });
  expect(signatures()).toBe(0);
});
