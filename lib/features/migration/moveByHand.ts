import { type Currency, isSameCurrency } from '@/lib/base/tokens/currency';
import { replacementOf } from '@/lib/base/tokens/oldBridge';
import { unwrapped, wrapped } from '@/lib/base/tokens/wrapped';

type Currencies = readonly [Currency, Currency];

/** A currency, and the one that it becomes. */
type Became = { readonly from: Currency; readonly to: Currency };

/**
 * How a user moves liquidity without the migration router: removed, its tokens changed, and added
 * to the pair of `to`.
 *
 * `converted`: tokens of the old bridge are converted, one for one. `swapped`: none is of the old
 * bridge, so they are swapped.
 */
type MoveByHand = {
  readonly type: 'converted' | 'swapped';
  readonly changes: readonly Became[];
  readonly to: Currencies;
};

/** How to move liquidity manually from a pair to the one that a link names. */
export function moveByHand(from: Currencies, wanted: Currencies): MoveByHand {
  const [a, b] = onScreen(from);
  const to: Currencies = [replacementOf(a) ?? a, replacementOf(b) ?? b];
  const changes = [
    { from: a, to: to[0] },
    { from: b, to: to[1] },
  ].filter((change) => change.from !== change.to);
  // Where they go is known, whatever the link names.
  if (changes.length > 0) return { type: 'converted', changes, to };
  const others = onScreen(wanted).filter((currency) => !isIn([a, b], currency));
  const swapped = [a, b].filter((currency) => !isIn(onScreen(wanted), currency));
  return {
    type: 'swapped',
    changes: swapped.flatMap((each, index) => {
      const other = others[index];
      return other ? [{ from: each, to: other }] : [];
    }),
    to: wanted,
  };
}

/** With AVAX for WAVAX. */
function onScreen([a, b]: Currencies): Currencies {
  return [unwrapped(wrapped(a)), unwrapped(wrapped(b))];
}

function isIn(currencies: readonly Currency[], currency: Currency): boolean {
  return currencies.some((own) => isSameCurrency(own, currency));
}
