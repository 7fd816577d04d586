import { AVALANCHE } from '@/lib/base/networks/network';
import { miniChefReadsAbi } from '@/lib/chain/contracts/abis/miniChefReads';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { type ContractCall, callData } from '@/lib/chain/contracts/contractCall';
import { PROPOSAL_COUNT_READ } from '@/lib/features/governance/governorReads';
import type { DocumentReads, FirstRead } from '../firstBatch/firstBatch';

const LP_TOKENS_READ = {
  address: EXCHANGE_ADDRESSES[AVALANCHE].miniChef,
  abi: miniChefReadsAbi,
  functionName: 'lpTokens',
} as const;

/** The list of the newest farms, one farm, and the landing of the migration. */
const FARMS = /^(png\/(2|_\/_\/_)|beta\/migrate\/\w+)\/index\.html$/;
const PROPOSALS = /^vote\/index\.html$/;

/**
 * The reads that others of a document wait for, whatever its address says: where farms are in
 * MiniChef, and how many proposals there are.
 *
 * @param file - The path of the document in the site.
 */
export function documentReads(file: string): DocumentReads {
  if (FARMS.test(file)) return { [AVALANCHE]: [firstRead(LP_TOKENS_READ)] };
  return PROPOSALS.test(file) ? { [AVALANCHE]: [firstRead(PROPOSAL_COUNT_READ)] } : {};
}

function firstRead(call: ContractCall): FirstRead {
  return { address: call.address, callData: callData(call) };
}
