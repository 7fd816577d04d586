import { avalanche as viemAvalanche, avalancheFuji as viemAvalancheFuji } from 'viem/chains';
import { NETWORK_NAMES } from '@/lib/networks/network';

/** Avalanche's C-chain, as viem and wagmi know it. */
export const avalanche = viemAvalanche;

/** The test network, under the name by which the app calls it. */
export const fuji = { ...viemAvalancheFuji, name: NETWORK_NAMES[43113] } as const;
