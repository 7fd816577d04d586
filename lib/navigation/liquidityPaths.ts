import { NATIVE_ID } from '@/lib/tokens/currency';
import { hrefOf, type Route } from './routes';

/** The screens of an addition: both name up to two currencies. */
export type AddScreenName = 'add' | 'create';

/** The ids of two currencies in a path: `AVAX`, an address, or anything else that a person may have written. */
export type CurrencyIds = { readonly idA: string | undefined; readonly idB: string | undefined };

/** How old links name a pair. */
const ADDRESS_PAIR = /^(0x[0-9a-f]{40})-(0x[0-9a-f]{40})$/i;

/** The path of an addition's screen with one currency, or with two that differ. */
export function addHref(screen: AddScreenName, idA?: string, idB?: string): string {
  if (idA === undefined) return hrefOf({ name: screen });
  if (idB === undefined || isSameId(idA, idB))
    return hrefOf({ name: `${screen}One`, currencyIdA: idA });
  return hrefOf({ name: `${screen}Two`, currencyIdA: idA, currencyIdB: idB });
}

/** The path of the screen that removes liquidity of a pair. */
export function removalHref(idA: string, idB: string): string {
  return hrefOf({ name: 'remove', tokensOrCurrencyIdA: idA, currencyIdB: idB });
}

/** The currencies that a route names; both absent for a route that is not about a pair. */
export function idsOf(route: Route | undefined): CurrencyIds {
  switch (route?.name) {
    case 'addOne':
    case 'createOne':
      return { idA: route.currencyIdA, idB: undefined };
    case 'addTwo':
    case 'createTwo':
      return { idA: route.currencyIdA, idB: route.currencyIdB };
    case 'remove':
      return { idA: route.tokensOrCurrencyIdA, idB: route.currencyIdB };
    default:
      return { idA: undefined, idB: undefined };
  }
}

/**
 * The ids after the currency of a side was picked: one that the other side has changes places with
 * it, and a second one without a first stands beside AVAX.
 */
export function picked({ idA, idB }: CurrencyIds, side: 'A' | 'B', id: string): CurrencyIds {
  if (side === 'A') return { idA: id, idB: isPicked(idB, id) ? idA : idB };
  const first = idA ?? NATIVE_ID;
  return { idA: isPicked(first, id) ? (idB ?? first) : first, idB: id };
}

function isPicked(id: string | undefined, pickedId: string): boolean {
  return id !== undefined && isSameId(id, pickedId);
}

/** The ids without one of them: what is left of two is the first. */
export function without({ idA, idB }: CurrencyIds, id: string): CurrencyIds {
  const [first, second] = [idA, idB].filter((each) => each !== undefined && !isSameId(each, id));
  return { idA: first, idB: second };
}

/** The two addresses of an id of the old form, `0x..-0x..`; undefined for any other. */
export function addressPair(id: string): readonly [string, string] | undefined {
  const [, idA, idB] = ADDRESS_PAIR.exec(id) ?? [];
  return idA !== undefined && idB !== undefined ? [idA, idB] : undefined;
}

/** Whether two ids name the same currency, in whatever case they are written. */
export function isSameId(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
