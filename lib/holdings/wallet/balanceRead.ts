import type { Address } from 'viem';
import type { Currency } from '@/lib/base/tokens/currency';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import { multicall3Abi } from '@/lib/chain/contracts/abis/multicall3';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';

/** The read of an account's balance of a currency; undefined while either is unknown. */
export function balanceRead(owner: Address | undefined, currency: Currency | undefined) {
  if (owner === undefined || currency === undefined) return undefined;
  if (currency.type === 'native') {
    return {
      address: MULTICALL3_ADDRESS,
      abi: multicall3Abi,
      functionName: 'getEthBalance',
      args: [owner],
    } as const;
  }
  return {
    address: currency.address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  } as const;
}
