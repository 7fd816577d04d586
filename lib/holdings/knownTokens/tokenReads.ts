import { type Address, encodeFunctionData } from 'viem';
import type { TokenAnswers } from '@/lib/base/tokens/onChainToken';
import type { Token } from '@/lib/base/tokens/token';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import { multicall3Abi } from '@/lib/chain/contracts/abis/multicall3';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';

const QUESTIONS = ['name', 'symbol', 'decimals'] as const;

/** The read of a token contract's decimals. */
export function decimalsRead({ address }: Token) {
  return { address, abi: erc20Abi, functionName: 'decimals' } as const;
}

/**
 * The reads of a contract's token data, as bytes: a name may have either type, and each read may
 * revert. Undefined without an address.
 */
export function tokenRead(address: Address | undefined) {
  if (address === undefined) return undefined;
  const questions = QUESTIONS.map((functionName) => ({
    target: address,
    allowFailure: true,
    callData: encodeFunctionData({ abi: erc20Abi, functionName }),
  }));
  return {
    address: MULTICALL3_ADDRESS,
    abi: multicall3Abi,
    functionName: 'aggregate3',
    args: [questions],
  } as const;
}

/** The answers to a {@link tokenRead}. */
export function tokenAnswers(
  outcomes: readonly { readonly success: boolean; readonly returnData: `0x${string}` }[],
): TokenAnswers {
  const [name, symbol, decimals] = outcomes.map(({ success, returnData }) =>
    success ? returnData : undefined,
  );
  return { name, symbol, decimals };
}
