import { avalanche as viemAvalanche, avalancheFuji as viemAvalancheFuji } from 'viem/chains';
import { NETWORK_NAMES } from '@/lib/base/networks/network';

/** Avalanche's C-chain, as viem and wagmi know it. */
export const avalanche = viemAvalanche;

/** The test network, with the app's name for it. */
export const fuji = { ...viemAvalancheFuji, name: NETWORK_NAMES[43113] } as const;
