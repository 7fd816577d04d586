import { erc20Abi, maxUint256, parseUnits } from 'viem';
import { mintableAbi } from '@/devnet/abis';
import { ACCOUNTS } from '@/devnet/accounts';
import type { TokenKey } from '@/devnet/tokens';
import { transact } from '@/devnet/transact';
import { routerAbi } from '@/lib/chain/abis/router';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/addresses';
import type { DevnetChain } from './quotedSwap';

/** Somebody sells so many whole tokens of the first kind along a path, so that its prices move. */
export async function sellAlong(
  { chainId, client, tokens }: DevnetChain,
  path: readonly [TokenKey, ...TokenKey[]],
  whole: string,
): Promise<void> {
  const { router } = EXCHANGE_ADDRESSES[chainId];
  const { deployer } = ACCOUNTS;
  const { address, decimals, contract } = tokens[path[0]];
  const sold = parseUnits(whole, decimals);
  // WAVAX and PNG come out of the deployer's own supply.
  if (contract === 'PlainToken')
    await transact(client, deployer, {
      address,
      abi: mintableAbi,
      functionName: 'mint',
      args: [deployer, sold],
    });
  await transact(client, deployer, {
    address,
    abi: erc20Abi,
    functionName: 'approve',
    args: [router, sold],
  });
  const addresses = path.map((key) => tokens[key].address);
  await transact(client, deployer, {
    address: router,
    abi: routerAbi,
    functionName: 'swapExactTokensForTokens',
    args: [sold, 0n, addresses, deployer, maxUint256],
  });
}
