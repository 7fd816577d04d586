import { multicall3Abi } from '@/lib/chain/contracts/abis/multicall3';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';

/** The time of a block, in seconds since 1970. */
export const TIME_CALL = {
  address: MULTICALL3_ADDRESS,
  abi: multicall3Abi,
  functionName: 'getCurrentBlockTimestamp',
} as const;
