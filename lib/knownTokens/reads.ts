import { type Address, encodeFunctionData } from 'viem';
import { erc20Abi } from '@/lib/contracts/abis/erc20';
import { multicall3Abi } from '@/lib/contracts/abis/multicall3';
import { MULTICALL3_ADDRESS } from '@/lib/contracts/addresses';
import type { TokenAnswers } from '@/lib/tokens/onChainToken';
import type { Token } from '@/lib/tokens/token';

const QUESTIONS = ['name', 'symbol', 'decimals'] as const;

/** The read of a token contract's decimals. */
export function decimalsRead({ address }: Token) {
  return { address, abi: erc20Abi, functionName: 'decimals' } as const;
}

/**
 * The reads of a contract's token data, as bytes: a name may have either type, and each read may
 * revert. Absent without an address.
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
