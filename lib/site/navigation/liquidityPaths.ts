import type { Address } from 'viem';
import { NATIVE_ID } from '@/lib/base/tokens/currency';
import { linkedCurrencyId } from '@/lib/base/tokens/linkedCurrencyId';
import { hrefOf, type Route } from './routes';

/** The screens that add liquidity. Both name up to two currencies. */
export type AddScreenName = 'add' | 'create';

/** The ids of two currencies in a path: `AVAX`, a token address, or any text that a user wrote. */
export type CurrencyIds = { readonly idA: string | undefined; readonly idB: string | undefined };

/** The form of a pair in old links. */
const ADDRESS_PAIR = /^(0x[0-9a-f]{40})-(0x[0-9a-f]{40})$/i;

/** The path of an add or create screen with one currency, or with two different ones. */
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

/** The currencies in a route; both undefined for a route that is not about a pair. */
export function idsOf(route: Route | undefined): CurrencyIds {
  const { idA, idB } = writtenIds(route);
  return {
    idA: idA === undefined ? undefined : linkedCurrencyId(idA),
    idB: idB === undefined ? undefined : linkedCurrencyId(idB),
  };
}

function writtenIds(route: Route | undefined): CurrencyIds {
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
 * The ids after a side's currency was picked. Picking the other side's currency swaps the two, and
 * a second currency without a first is paired with AVAX.
 */
export function afterPick({ idA, idB }: CurrencyIds, side: 'A' | 'B', id: string): CurrencyIds {
  if (side === 'A') return { idA: id, idB: isPicked(idB, id) ? idA : idB };
  const first = idA ?? NATIVE_ID;
  return { idA: isPicked(first, id) ? (idB ?? first) : first, idB: id };
}

function isPicked(id: string | undefined, pickedId: string): boolean {
  return id !== undefined && isSameId(id, pickedId);
}

/** The ids without one of them. If one of two is left, it comes first. */
export function afterRemoval({ idA, idB }: CurrencyIds, id: string): CurrencyIds {
  const [first, second] = [idA, idB].filter((each) => each !== undefined && !isSameId(each, id));
  return { idA: first, idB: second };
}

/** The two addresses in an id of the old form, `0x..-0x..`; undefined for any other. */
export function addressPair(id: string): readonly [string, string] | undefined {
  const [, idA, idB] = ADDRESS_PAIR.exec(id) ?? [];
  return idA !== undefined && idB !== undefined ? [idA, idB] : undefined;
}

/** Whether two ids, as links write them, mean the same currency. */
export function isSameId(a: string, b: string): boolean {
  return linkedCurrencyId(a).toLowerCase() === linkedCurrencyId(b).toLowerCase();
}

const ACCOUNTS_URL = 'https://info.pangolin.exchange/#/accounts';
const ACCOUNT_URL = 'https://info.pangolin.exchange/#/account';

/**
 * An external page that shows staked liquidity, which is not in the wallet: the page of the
 * account, or of all accounts without one.
 */
export function stakedLiquidityUrl(account: Address | undefined): string {
  return account === undefined ? ACCOUNTS_URL : `${ACCOUNT_URL}/${account}`;
}
