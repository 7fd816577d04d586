import { formatUnits, maxUint256, parseUnits } from 'viem';
import type { TokenKey } from './tokens';

/** A pair and its reserves, in whole tokens. */
export type SeededPool = {
  readonly tokens: readonly [TokenKey, TokenKey];
  readonly reserves: readonly [string, string];
};

/**
 * The pools, the same on both chains. AVAX costs 20 dollars, PNG 20 cents, ether 3,000 and bitcoin
 * 60,000. All pools agree on these prices, so the best route is never a matter of chance.
 *
 * One hop: WAVAX to most tokens. Two: LINK.e to USDC.e. At least three: JOE (only against PNG) to
 * LINK.e (only against WAVAX). QI's pool is shallow: selling 1.1 WAVAX into it moves the price by
 * 2.1 percent, 1.6 by 3.1, 6 by 10.7. WETH.e has a shallow pool against USDC.e and a deep route
 * through WAVAX: small sales are best in one hop, large ones in two.
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
  { tokens: ['WAVAX', 'OOE'], reserves: ['500', '25000'] },
  { tokens: ['WAVAX', 'APEIN'], reserves: ['250', '100000'] },
  { tokens: ['WAVAX', 'B32'], reserves: ['100', '2000'] },
  { tokens: ['WAVAX', 'DENY'], reserves: ['100', '2000'] },
  { tokens: ['WAVAX', 'STOP'], reserves: ['100', '2000'] },
  { tokens: ['WAVAX', 'NONAME'], reserves: ['100', '2000'] },
  { tokens: ['WAVAX', 'REBASE'], reserves: ['100', '2000'] },
  { tokens: ['WAVAX', 'WHOLE'], reserves: ['100', '2000000'] },
  { tokens: ['WAVAX', 'CENT'], reserves: ['100', '2000'] },
  { tokens: ['WAVAX', 'FINE'], reserves: ['100', '0.002'] },
  { tokens: ['WAVAX', 'ALL'], reserves: ['100', '2000'] },
  { tokens: ['WAVAX', 'TAX'], reserves: ['100', '2000'] },
];

/** The tokens of an account, in whole tokens, without its AVAX. */
type Holdings = readonly (readonly [TokenKey, string])[];

/** Together with the pool's reserve this is 2^256 - 1 smallest units. */
const ALL_BUT_THE_POOL = formatUnits(maxUint256 - parseUnits('2000', 18), 18);

/** The demo account's PNG, which it gets before all other tokens, so that its votes count early. */
export const DEMO_PNG = '10000';

export const DEMO_HOLDINGS: Holdings = [
  ['WAVAX', '20'],
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
  ['TAX', '100'],
  ['ALL', ALL_BUT_THE_POOL],
];

export const SECOND_HOLDINGS: Holdings = [
  ['USDC.e', '100'],
  ['PNG', '50'],
];
