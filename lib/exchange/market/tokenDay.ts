import { isSameToken, sortedPair, type Token } from '@/lib/base/tokens/token';
import { eachOnce } from '@/lib/exchange/pairs/trackedPairs';
import { referenceTokens } from '@/lib/exchange/pairs/usdPrice';
import { heldPair, pricesIn, pricingTokens } from './marketPairs';
import type { PairHistory } from './pairHistory';
import { pathHistory } from './pathHistory';
import { type PriceChange, priceChange } from './priceChange';
import type { PricePoint } from './pricePoints';
import { valuingRoute } from './valuingRoute';

/** How the price of a token in dollars went within a day. */
export type TokenDay = {
  /** Missing if no price of about a day ago is known. */
  readonly change?: PriceChange;
  /** In smallest units of a stable token for one of the token; missing for a stable token. */
  readonly points?: readonly PricePoint[];
};

const known = new WeakMap<PairHistory, Map<string, TokenDay | undefined>>();

/**
 * The price of a token in dollars over a day, along the path that values it now. A stable token
 * counts as a dollar, so it has no price here. Each token is computed once for a history.
 *
 * @returns undefined if no pool that is deep enough was read.
 */
export function tokenDay(token: Token, history: PairHistory): TokenDay | undefined {
  const days = known.get(history) ?? new Map<string, TokenDay | undefined>();
  known.set(history, days);
  const key = token.address.toLowerCase();
  if (!days.has(key)) days.set(key, computed(token, history));
  return days.get(key);
}

function computed(token: Token, history: PairHistory): TokenDay | undefined {
  const now = history.moments.at(-1);
  if (now === undefined) return undefined;
  const { chainId } = token;
  const others = pricingTokens(chainId);
  const pairs = eachOnce(
    [token, ...referenceTokens(chainId)].flatMap((each) =>
      others.flatMap((other) => (isSameToken(each, other) ? [] : [sortedPair(each, other)])),
    ),
  ).flatMap((tokens) => heldPair(now.reserves, tokens) ?? []);
  const route = valuingRoute(token, pairs);
  if (route === undefined) return undefined;
  if (route.length < 2) return {};
  const drawn = pathHistory(history, { route, usdPriceOf: pricesIn(chainId, pairs) });
  if (drawn.status !== 'drawn') return undefined;
  const change = priceChange(drawn.points);
  return { points: drawn.points, ...(change && { change }) };
}
