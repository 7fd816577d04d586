import { maxUint256, parseUnits } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { Devnet } from '@/devnet/devnet';
import { transact } from '@/devnet/node/transact';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { approve } from './approve';
import { mint } from './mint';
import type { TokenKey } from './tokens';

/** A seeded chain. */
export type TradedChain = Pick<Devnet['chains'][43114 | 43113], 'chainId' | 'client' | 'tokens'>;

/** Sells whole tokens along a route from another account, so that the route's prices move. */
export async function sellAlong(
  { chainId, client, tokens }: TradedChain,
  path: readonly [TokenKey, ...TokenKey[]],
  whole: string,
): Promise<void> {
  const { router } = EXCHANGE_ADDRESSES[chainId];
  const { deployer } = ACCOUNTS;
  const { address, decimals, contract } = tokens[path[0]];
  const sold = parseUnits(whole, decimals);
  // WAVAX and PNG come from the deployer's own supply.
  if (contract !== 'Wavax' && contract !== 'Png')
    await mint(client, { token: address, to: deployer, amount: sold });
  await approve(client, deployer, { token: address, spender: router, amount: sold });
  const addresses = path.map((key) => tokens[key].address);
  await transact(client, deployer, {
    address: router,
    abi: routerAbi,
    functionName: 'swapExactTokensForTokens',
    args: [sold, 0n, addresses, deployer, maxUint256],
  });
}
