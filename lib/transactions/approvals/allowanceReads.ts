import type { Address } from 'viem';
import type { Token } from '@/lib/base/tokens/token';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import { permitAbi } from '@/lib/chain/contracts/abis/permit';

type Allowance = {
  readonly owner: Address | undefined;
  readonly token: Token | undefined;
  readonly spender: Address | undefined;
};

/** The read of a spender's allowance; undefined while owner or spender is unknown. */
export function allowanceRead({ owner, token, spender }: Allowance) {
  if (owner === undefined || token === undefined || spender === undefined) return undefined;
  return {
    address: token.address,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [owner, spender],
  } as const;
}

/** The read of how many of an owner's permits a token has used. */
export function nonceRead({ owner, token }: { readonly owner: Address; readonly token: Token }) {
  return {
    address: token.address,
    abi: permitAbi,
    functionName: 'nonces',
    args: [owner],
  } as const;
}
