import type { Amount } from '@/lib/base/amounts/amount';
import { AVALANCHE } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import { bridgeTokenAbi } from '@/lib/chain/contracts/abis/bridgeToken';
import { migrationRouterAbi } from '@/lib/chain/contracts/abis/migrationRouter';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { resultOf } from '@/lib/chain/reads/readState';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { useIsContract } from '@/lib/chain/reads/useIsContract';
import { balanceRead } from '@/lib/holdings/wallet/balanceRead';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import {
  type Conversion,
  type ConvertedTokens,
  conversionOf,
  convertedTokens,
  priceGapBps,
} from './conversion';
import {
  type ConversionObstacle,
  conversionObstacle,
  type RouterState,
} from './conversionObstacle';
import type { MigratedPair } from './useMigration';

const { migrationRouter } = EXCHANGE_ADDRESSES[AVALANCHE];

/** What converting an amount would do now. */
export type ConversionNow = {
  readonly tokens: ConvertedTokens | undefined;
  /** Undefined if the amount yields nothing. */
  readonly conversion: Conversion | undefined;
  /** Why it can't be made; undefined if it can, and while that is not known. */
  readonly obstacle: ConversionObstacle | undefined;
  /** How much the prices of the two pairs differ, in basis points; undefined for other pairs. */
  readonly gapBps: bigint | undefined;
  /** Whether everything is known that decides it. */
  readonly isKnown: boolean;
};

/**
 * What converting pool tokens of an old pair to the present one would do now.
 *
 * @param amount - All that the account has while none is typed.
 */
export function useConversion(
  from: MigratedPair,
  to: MigratedPair,
  amount: Amount<Token> | undefined,
): ConversionNow {
  const tokens = convertedTokens(from.pool.pair, to.pool.pair);
  const router = useRouterState(tokens);
  const liquidity = amount?.raw ?? 0n;
  const isWithin = liquidity <= from.pool.supply;
  const conversion =
    tokens && isWithin ? conversionOf(from.pool, to.pool, { tokens, liquidity }) : undefined;
  const planned = { from: from.pool, to: to.pool, tokens, conversion };
  const isContract = useIsContract(AVALANCHE, useAddress());
  const obstacle = isContract ? 'isContract' : conversionObstacle({ ...planned, router });
  const isKnown = obstacle !== 'unknown';
  const gapBps = tokens && priceGapBps(from.pool.pair, to.pool.pair, tokens);
  return { tokens, conversion, obstacle: isKnown ? obstacle : undefined, isKnown, gapBps };
}

function useRouterState(tokens: ConvertedTokens | undefined): RouterState | undefined {
  const [registered, swapSupply, stray] = useChainReads(
    AVALANCHE,
    [
      tokens && {
        address: migrationRouter,
        abi: migrationRouterAbi,
        functionName: 'bridgeMigrator',
        args: [tokens.old.address],
      },
      tokens && {
        address: tokens.present.address,
        abi: bridgeTokenAbi,
        functionName: 'swapSupply',
        args: [tokens.old.address],
      },
      balanceRead(migrationRouter, tokens?.present),
    ],
    { needsSameBlock: true },
  );
  const known = {
    registered: resultOf(registered),
    swapSupply: resultOf(swapSupply),
    stray: resultOf(stray),
  };
  if (known.registered === undefined || known.swapSupply === undefined) return undefined;
  if (known.stray === undefined) return undefined;
  return { registered: known.registered, swapSupply: known.swapSupply, stray: known.stray };
}
