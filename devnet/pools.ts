import { formatUnits, maxUint256, parseUnits } from 'viem';
import type { TokenKey } from './tokens';

/** A pair and what lies in it, in whole tokens. */
export type SeededPool = {
  readonly tokens: readonly [TokenKey, TokenKey];
  readonly reserves: readonly [string, string];
};

/**
 * The pools, the same on both chains. AVAX stands at 20 dollars, PNG at 20 cents, ether at 3,000 and
 * bitcoin at 60,000; every pool agrees, so that the best way is never an accident.
 *
 * One hop: WAVAX to most. Two: LINK.e to USDC.e. Three and no fewer: JOE (only against PNG) to LINK.e
 * (only against WAVAX). QI's pool is shallow: 1.1 WAVAX into it moves the price by 2.1 percent, 1.6 by
 * 3.1, 6 by 10.7. WETH.e has a shallow pool against USDC.e beside the deep way through WAVAX: small
 * sales are best direct, large ones in two hops.
 */
export const POOLS: readonly SeededPool[] = [
  { tokens: ['WAVAX', 'USDC.e'], reserves: ['50000', '1000000'] },
  { tokens: ['WAVAX', 'USDT.e'], reserves: ['25000', '500000'] },
  { tokens: ['WAVAX', 'PNG'], reserves: ['20000', '2000000'] },
  { tokens: ['WAVAX', 'WETH.e'], reserves: ['15000', '100'] },
  { tokens: ['WAVAX', 'WBTC.e'], reserves: ['30000', '10'] },
  { tokens: ['WAVAX', 'LINK.e'], reserves: ['7500', '10000'] },
  { tokens: ['WAVAX', 'USDT'], reserves: ['5000', '100000'] },
  { tokens: ['WAVAX', 'SPORE'], reserves: ['1000', '2000000000'] },
  { tokens: ['WAVAX', 'mYAK'], reserves: ['500', '20000'] },
  { tokens: ['WAVAX', 'QI'], reserves: ['50', '50000'] },
  { tokens: ['USDC.e', 'USDT.e'], reserves: ['500000', '500000'] },
  { tokens: ['USDC.e', 'DAI.e'], reserves: ['250000', '250000'] },
  { tokens: ['WETH.e', 'USDC.e'], reserves: ['1', '3000'] },
  { tokens: ['PNG', 'JOE'], reserves: ['500000', '250000'] },
  { tokens: ['PNG', 'TIME'], reserves: ['250000', '5000'] },
  { tokens: ['WAVAX', 'B32'], reserves: ['100', '2000'] },
  { tokens: ['WAVAX', 'DENY'], reserves: ['100', '2000'] },
  { tokens: ['WAVAX', 'STOP'], reserves: ['100', '2000'] },
  { tokens: ['WAVAX', 'NONAME'], reserves: ['100', '2000'] },
  { tokens: ['WAVAX', 'REBASE'], reserves: ['100', '2000'] },
  { tokens: ['WAVAX', 'WHOLE'], reserves: ['100', '2000000'] },
  { tokens: ['WAVAX', 'CENT'], reserves: ['100', '2000'] },
  { tokens: ['WAVAX', 'FINE'], reserves: ['100', '0.002'] },
  { tokens: ['WAVAX', 'ALL'], reserves: ['100', '2000'] },
];

/** What an account holds besides AVAX, in whole tokens. */
type Holdings = readonly (readonly [TokenKey, string])[];

/** With what lies in its pool, 2^256 - 1 of its smallest unit. */
const ALL_BUT_THE_POOL = formatUnits(maxUint256 - parseUnits('2000', 18), 18);

export const DEMO_HOLDINGS: Holdings = [
  ['WAVAX', '20'],
  ['PNG', '10000'],
  ['USDC.e', '2500'],
  ['USDT.e', '1200'],
  ['USDT', '800'],
  ['WBTC.e', '0.05'],
  ['TIME', '40'],
  ['SPORE', '50000000'],
  ['mYAK', '300'],
  ['DAI.e', '1500'],
  ['WETH.e', '0.75'],
  ['LINK.e', '60'],
  ['JOE', '900'],
  ['QI', '25000'],
  ['B32', '100'],
  ['DENY', '100'],
  ['STOP', '100'],
  ['NONAME', '100'],
  ['REBASE', '100'],
  ['WHOLE', '1000'],
  ['CENT', '100'],
  ['FINE', '0.0001'],
  ['ALL', ALL_BUT_THE_POOL],
];

export const SECOND_HOLDINGS: Holdings = [
  ['USDC.e', '100'],
  ['PNG', '50'],
];
