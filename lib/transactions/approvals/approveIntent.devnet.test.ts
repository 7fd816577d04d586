import { erc20Abi, maxUint256 } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { amountOf } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { TransactionRevertsError } from '@/lib/transactions/review/sendErrors';
import { nodeWallet, submitMined } from '@/lib/transactions/submit/testing/nodeWallet.setup';
import { ApprovalFailedError } from './approvalErrors';
import { approveIntent } from './approveIntent';
import { revokeIntent } from './revokeIntent';

const { demo } = ACCOUNTS;
const { router } = EXCHANGE_ADDRESSES[43114];

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];

function tokenOf(key: TokenKey): Token {
  const { address, symbol, name, decimals } = chain().tokens[key];
  return { type: 'token', chainId: 43114, address, symbol, name, decimals };
}

function allowance({ address }: Token): Promise<bigint> {
  const args = [demo, router] as const;
  return chain().client.readContract({ address, abi: erc20Abi, functionName: 'allowance', args });
}

function approve(token: Token, size: 'unlimited' | 'exact') {
  const asked = { account: demo, spender: router, status: 'notApproved', size } as const;
  return submitMined(
    nodeWallet(chain().rpcUrl, demo),
    approveIntent({ ...asked, amount: amountOf(token, 5n) }),
  );
}

test.each([
  ['APR-03', 'unlimited', 'DAI.e', maxUint256],
  // PNG stores 96 bits of an allowance and reads 2^256-1 as its maximum.
  ['APR-03', 'unlimited', 'PNG', 2n ** 96n - 1n],
  ['APR-04', 'exact', 'PNG', 5n],
  ['APR-03 K02', 'unlimited', 'USDT', maxUint256],
] as const)('%s an approval of size %s lets the router take %s', async (_id, size, key, raw) => {
  const token = tokenOf(key);
  await approve(token, size);
  expect(await allowance(token)).toBe(raw);
});

test('APR-03 K10 a token that rejects a changed approval accepts a new one after a revoke', async () => {
  const token = tokenOf('USDT');
  await approve(token, 'exact');
  await expect(approve(token, 'unlimited')).rejects.toThrow(TransactionRevertsError);
  await submitMined(
    nodeWallet(chain().rpcUrl, demo),
    revokeIntent({ account: demo, spender: router, token }),
  );
  expect(await allowance(token)).toBe(0n);
  await approve(token, 'unlimited');
  expect(await allowance(token)).toBe(maxUint256);
});

test('APR-03 K03 an approval that returns false is not sent', async () => {
  await expect(approve(tokenOf('DENY'), 'unlimited')).rejects.toThrow(ApprovalFailedError);
});
