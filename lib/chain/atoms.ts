import { atom } from 'jotai';
import type { ChainId } from '@/lib/networks/network';
import type { ReadBlock } from './readBlock';

const latestBlock = () => atom<bigint | undefined>(undefined);
const readBlock = () => atom<ReadBlock | undefined>(undefined);

/** The highest block number that each chain's endpoints have named; written by {@link raiseLatestBlockAtom}. */
export const latestBlockAtoms = { 43114: latestBlock(), 43113: latestBlock() } as const;

/** The block at which each chain is read; moved by `useMoveReadBlock`. */
export const readBlockAtoms = { 43114: readBlock(), 43113: readBlock() } as const;

/** Takes note of a block number that an endpoint named; the number of a chain never goes down. */
export const raiseLatestBlockAtom = atom(null, (get, set, chainId: ChainId, named: bigint) => {
  const latest = get(latestBlockAtoms[chainId]);
  if (latest === undefined || named > latest) set(latestBlockAtoms[chainId], named);
});
