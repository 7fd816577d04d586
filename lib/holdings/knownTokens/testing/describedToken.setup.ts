import { type Address, encodeAbiParameters, type Hex, parseAbiParameters } from 'viem';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';

/**
 * What the contract of each token says about itself, as the answer of a fake node's contract: its
 * symbol, which is its name too, and its decimals; undefined for a contract that does not report
 * them.
 */
export function describedToken(
  symbol: string,
  decimals: bigint | undefined,
): readonly [Address, string, Hex] {
  const text = encodeAbiParameters([{ type: 'string' }], [symbol]);
  const answered = (returnData: Hex) => ({ success: true, returnData });
  const answers = [
    answered(text),
    answered(text),
    decimals === undefined
      ? ({ success: false, returnData: '0x' } as const)
      : answered(encodeAbiParameters([{ type: 'uint256' }], [decimals])),
  ];
  return [
    MULTICALL3_ADDRESS,
    'aggregate3((address,bool,bytes)[])',
    encodeAbiParameters(parseAbiParameters('(bool success, bytes returnData)[]'), [answers]),
  ];
}
