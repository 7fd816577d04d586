import type { Address } from 'viem';
import type { Token } from '@/lib/base/tokens/token';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';

/** Sets a spender's allowance of a token, in its smallest unit. */
export function approveCall(token: Token, spender: Address, raw: bigint): ContractCall {
  return {
    address: token.address,
    abi: erc20Abi,
    functionName: 'approve',
    args: [spender, raw],
  };
}
