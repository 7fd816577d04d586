import { erc20Abi, parseAbi } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { transact } from '@/devnet/node/transact';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import { CHAIN_IDS, type ChainId } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { liquidityToken } from '@/lib/exchange/pairs/pair';
import { nodeWallet } from '@/lib/transactions/submit/testing/nodeWallet.setup';
import { signPermit } from './signPermit';

const { demo, gasOnly } = ACCOUNTS;
const abi = parseAbi([
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
]);

const devnet = setUpDevnet();

function tokenOf(chainId: ChainId, key: 'PNG' | 'WAVAX'): Token {
  const { address, symbol, name, decimals } = devnet().chains[chainId].tokens[key];
  return { type: 'token', chainId, address, symbol, name, decimals };
}

const TOKENS = {
  'APR-07 PNG': (chainId: ChainId) => tokenOf(chainId, 'PNG'),
  'APR-06 a liquidity token': (chainId: ChainId) =>
    liquidityToken(tokenOf(chainId, 'PNG'), tokenOf(chainId, 'WAVAX')),
};

test.each(
  CHAIN_IDS.flatMap((chainId) =>
    Object.entries(TOKENS).map(([name, of]) => ({ chainId, name, of })),
  ),
)(
  'APR-05 the contract on $chainId accepts the signature for $name from any sender',
  async ({ chainId, of }) => {
    const { client, rpcUrl } = devnet().chains[chainId];
    const { router } = EXCHANGE_ADDRESSES[chainId];
    const token = of(chainId);
    const { data, signature } = await signPermit(nodeWallet(rpcUrl, demo), {
      account: demo,
      token,
      spender: router,
      value: 5n,
      deadlineSeconds: 3600,
    });
    const { v, r, s, deadline } = signature;
    await transact(client, gasOnly, {
      address: token.address,
      abi,
      functionName: 'permit',
      args: [demo, router, data.value, deadline, v, r, s],
    });
    const allowance = { address: token.address, abi: erc20Abi, functionName: 'allowance' } as const;
    expect(await client.readContract({ ...allowance, args: [demo, router] })).toBe(5n);
  },
);
