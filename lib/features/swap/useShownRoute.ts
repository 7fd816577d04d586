import { useState } from 'react';
import type { Currency } from '@/lib/base/tokens/currency';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { isSameRoute } from '@/lib/exchange/trade/isSameRoute';
import type { Quote } from '@/lib/exchange/trade/quote';

type Sides = { readonly input: Currency | undefined; readonly output: Currency | undefined };

/**
 * The route to show beside the form: that of the quote, and without one the last route of these
 * tokens, in either direction. So it stays while an amount is typed, and follows a switch at once.
 *
 * @returns undefined before the first quote of these tokens.
 */
export function useShownRoute(
  quote: Quote,
  { input, output }: Sides,
): readonly Token[] | undefined {
  const [last, setLast] = useState<readonly Token[]>();
  const quoted = quote.status === 'ready' ? quote.trade.route : undefined;
  const route = quoted && last && isSameRoute({ route: quoted }, { route: last }) ? last : quoted;
  if (route !== undefined && route !== last) setLast(route);
  if (route !== undefined || last === undefined || !input || !output) return route;
  const ends = [wrapped(input), wrapped(output)] as const;
  if (isBetween(last, ends)) return last;
  const reversed = last.toReversed();
  if (!isBetween(reversed, ends)) return undefined;
  setLast(reversed);
  return reversed;
}

function isBetween(route: readonly Token[], [from, to]: readonly [Token, Token]): boolean {
  const [first] = route;
  const last = route.at(-1);
  return (
    first !== undefined && last !== undefined && isSameToken(first, from) && isSameToken(last, to)
  );
}
