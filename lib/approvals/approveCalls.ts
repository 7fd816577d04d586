import type { Address } from 'viem';
import { erc20Abi } from '@/lib/contracts/abis/erc20';
import type { ContractCall } from '@/lib/contracts/contractCall';
import type { Token } from '@/lib/tokens/token';

/** Sets a spender's allowance of a token, in its smallest unit. */
export function approveCall(token: Token, spender: Address, raw: bigint): ContractCall {
  return {
    address: token.address,
    abi: erc20Abi,
    functionName: 'approve',
    args: [spender, raw],
  };
}
