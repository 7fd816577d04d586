import { atom, useAtomValue } from 'jotai';
import type { ChainId } from '@/lib/networks/network';
import { latestBlockAtoms } from './atoms';

const noBlockAtom = atom<bigint | undefined>(undefined);

/** The latest block number of a chain; absent until an endpoint has named one. */
export function useBlockNumber(chainId: ChainId | undefined): bigint | undefined {
  return useAtomValue(chainId === undefined ? noBlockAtom : latestBlockAtoms[chainId]);
}
