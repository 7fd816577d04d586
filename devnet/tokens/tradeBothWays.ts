import { erc20Abi, formatUnits } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { sellAlong, type TradedChain } from './sellAlong';
import type { TokenKey } from './tokens';

/** Sells whole tokens for others, then what was received back: the price hardly moves. */
export async function tradeBothWays(
  chain: TradedChain,
  [sold, bought]: readonly [TokenKey, TokenKey],
  whole: string,
): Promise<void> {
  const { address, decimals } = chain.tokens[bought];
  const balance = () =>
    chain.client.readContract({
      address,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [ACCOUNTS.deployer],
    });
  const before = await balance();
  await sellAlong(chain, [sold, bought], whole);
  const received = (await balance()) - before;
  await sellAlong(chain, [bought, sold], formatUnits(received, decimals));
}
