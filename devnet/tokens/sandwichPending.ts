import { encodeFunctionData, type Hash, maxUint256, parseEther, parseGwei } from 'viem';
import { sendTransaction } from 'viem/actions';
import { ACCOUNTS } from '@/devnet/accounts';
import { pairAbi } from '@/lib/chain/contracts/abis/pair';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { outputFor } from '@/lib/exchange/pairs/constantProduct';
import { approve } from './approve';
import type { TradedChain } from './sellAlong';
import type { TokenKey } from './tokens';

const GAS = 500_000n;
/** Nodes order transactions by what they pay for gas. */
const FIRST_FEE = parseGwei('5000');

type Sandwich = { readonly front: Hash; readonly back: Hash };

/**
 * Lets another account make a sandwich around the transactions that are pending then: it buys a
 * token for AVAX, and sells for AVAX what it bought, in one block. The blocks are held before the
 * returned function is called, which mines one.
 *
 * @param whole - AVAX that it sells.
 */
export async function sandwichPending(
  { chainId, client, tokens }: TradedChain,
  key: TokenKey,
  whole: string,
): Promise<() => Promise<Sandwich>> {
  const { router, wavax } = EXCHANGE_ADDRESSES[chainId];
  const { second: attacker } = ACCOUNTS;
  const { address: token } = tokens[key];
  await approve(client, attacker, { token, spender: router, amount: maxUint256 });
  const sold = parseEther(whole);
  const send = (data: `0x${string}`, value: bigint, maxFeePerGas: bigint) =>
    sendTransaction(client, {
      ...{ account: attacker, chain: null, to: router, data, value, gas: GAS, maxFeePerGas },
      maxPriorityFeePerGas: 0n,
    });
  return async () => {
    const [reserve0, reserve1] = await client.readContract({
      address: pairAddress({ chainId, address: wavax }, { chainId, address: token }),
      abi: pairAbi,
      functionName: 'getReserves',
    });
    const isFirst = wavax.toLowerCase() < token.toLowerCase();
    const [reserveIn, reserveOut] = isFirst ? [reserve0, reserve1] : [reserve1, reserve0];
    const bought = outputFor(sold, { reserveIn, reserveOut });
    const { baseFeePerGas } = await client.getBlock();
    const buying = encodeFunctionData({
      abi: routerAbi,
      functionName: 'swapExactAVAXForTokens',
      args: [0n, [wavax, token], attacker, maxUint256],
    });
    const selling = encodeFunctionData({
      abi: routerAbi,
      functionName: 'swapExactTokensForAVAX',
      args: [bought, 0n, [token, wavax], attacker, maxUint256],
    });
    const front = await send(buying, sold, FIRST_FEE);
    const back = await send(selling, 0n, baseFeePerGas ?? 0n);
    await client.mine({ blocks: 1 });
    return { front, back };
  };
}
