import { encodeAbiParameters } from 'viem';
import type { Answers } from '@/lib/transactions/fakeWallet.setup';
import { account, png, router, world } from '@/lib/transactions/submission.setup';
import { OtherNetworkError, WalletChangedError } from '@/lib/transactions/walletProvider';
import { PermitUnavailableError, signPermit } from './signPermit';

const wanted = { account, token: png, spender: router, value: 5n, deadlineSeconds: 3600 } as const;

function page(answers: { node?: Answers; wallet?: Answers }) {
  const { clients, asked } = world({
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
    { wallet: { eth_getBlockByNumber: () => null } },
  ],
])('APR-05 APR-09 a wallet %s is not asked to sign', async (_name, error, answers) => {
  const { clients, signatures } = page(answers);
  await expect(signPermit(clients, wanted)).rejects.toThrow(error);
  expect(signatures()).toBe(0);
});

test('APR-05 nothing is signed for a spender that is not the router', async () => {
  const { clients, signatures } = page({});
  await expect(signPermit(clients, { ...wanted, spender: png.address })).rejects.toMatchObject({
    values: { field: 'spender' },
  });
  expect(signatures()).toBe(0);
});
