import { type Address, isAddressEqual } from 'viem';
import { replacementOf } from '@/lib/base/tokens/oldBridge';
import { isSameToken } from '@/lib/base/tokens/token';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { type Pool, poolState } from '@/lib/exchange/pairs/pool';
import { type Conversion, type ConvertedTokens, priceGapBps } from './conversion';

/** Above this difference of the two prices nothing is converted, in basis points. */
export const MAX_PRICE_GAP_BPS = 500n;

/** What the migration router's own contracts say of an old token. */
export type RouterState = {
  /** The token that takes its place; the zero address if none is registered. */
  readonly registered: Address;
  /** How much of the old token the present one still takes, in the smallest unit. */
  readonly swapSupply: bigint;
  /** What the router holds of the present token, in the smallest unit. */
  readonly stray: bigint;
};

/**
 * Why the migration router can't convert pool tokens.
 *
 * - `isContract`: the account is a contract, for which no outcome can be simulated.
 * - `unsupported`: the pairs share neither WAVAX nor PNG, or the other tokens differ in decimals.
 * - `noPool`: the present pair has no liquidity that a price can be read from.
 * - `otherTokens`: the token that would be converted is not of the old bridge.
 * - `otherPresent`: it is, but another token took its place.
 * - `notRegistered`: the router does not know which token takes the old one's place.
 * - `stray`: the router holds some of the present token. It expects to hold exactly what it
 *   swapped, so it fails for everybody.
 * - `swapSupply`: the present token no longer takes this much of the old one.
 * - `tooSmall`: the present pair mints no pool tokens for this little.
 * - `priceGap`: the prices of the two pairs differ by more than {@link MAX_PRICE_GAP_BPS}.
 */
export type ConversionObstacle =
  | 'isContract'
  | 'unsupported'
  | 'noPool'
  | 'otherTokens'
  | 'otherPresent'
  | 'notRegistered'
  | 'stray'
  | 'swapSupply'
  | 'tooSmall'
  | 'priceGap';

type Planned = {
  readonly from: Pool;
  readonly to: Pool;
  readonly tokens: ConvertedTokens | undefined;
  /** Undefined while it is not known. */
  readonly router: RouterState | undefined;
  /** What would be converted; undefined if that yields nothing. */
  readonly conversion: Conversion | undefined;
};

/**
 * Why a conversion can't be made, the reason that no later block changes first; else undefined.
 * `unknown`: only the router can show it.
 */
export function conversionObstacle(planned: Planned): ConversionObstacle | 'unknown' | undefined {
  const { from, to, tokens, router, conversion } = planned;
  if (tokens === undefined || !isConvertible(tokens)) return 'unsupported';
  if (poolState(to) !== 'live') return 'noPool';
  if (router === undefined) return 'unknown';
  const { registered, swapSupply, stray } = router;
  if (!isAddressEqual(registered, tokens.present.address)) return unregistered(tokens);
  if (stray > 0n) return 'stray';
  if (conversion === undefined) return 'tooSmall';
  const swapped = conversion.removed.find(
    ({ currency }) => currency.address === tokens.old.address,
  );
  if (swapped && swapped.raw > swapSupply) return 'swapSupply';
  return priceGapBps(from.pair, to.pair, tokens) > MAX_PRICE_GAP_BPS ? 'priceGap' : undefined;
}

/**
 * Whether the migration router is offered for these tokens: the shared one is WAVAX or PNG, and the
 * other two have the same decimals.
 */
function isConvertible({ shared, old, present }: ConvertedTokens): boolean {
  const { wavax, png } = EXCHANGE_ADDRESSES[shared.chainId];
  return [wavax, png].includes(shared.address) && old.decimals === present.decimals;
}

/** Why the router does not know that a token takes the place of another one. */
function unregistered({ old, present }: ConvertedTokens): ConversionObstacle {
  const replacement = replacementOf(old);
  if (replacement === undefined) return 'otherTokens';
  return isSameToken(replacement, present) ? 'notRegistered' : 'otherPresent';
}
