import { currencyId } from '@/lib/base/tokens/currency';
import { mapPair } from '@/lib/base/tokens/mapPair';
import { isSameToken } from '@/lib/base/tokens/token';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import { FARMS, type Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { REPLACED_FARMS } from '@/lib/exchange/rewards/farms/replacedFarms';
import { hrefOf } from '@/lib/site/navigation/routes';

/**
 * Where a deposit of version 0 or 1 goes.
 *
 * `moved`: to a farm of version 2 that takes the same pool tokens. `converted`: to a farm of
 * another pair, whose tokens took the place of those of the old bridge.
 */
type Successor = { readonly type: 'moved' | 'converted'; readonly to: Farm };

/** The newest farm for what is deposited in a farm; undefined if there is none, as in version 2. */
export function successorOf(farm: Farm): Successor | undefined {
  if (farm.version === 2) return undefined;
  const migration = REPLACED_FARMS.find(({ from }) => from.name === farm.name);
  if (migration && !hasSameTokens(migration.to, farm)) {
    const { to } = migration;
    return { type: 'converted', to: newestFarm(to) ?? to };
  }
  const to = newestFarm(farm);
  return to && { type: 'moved', to };
}

/** The farm of version 2 with the tokens of another farm. */
function newestFarm(farm: Farm): Farm | undefined {
  return FARMS.find((each) => each.version === 2 && hasSameTokens(each, farm));
}

function hasSameTokens(a: Farm, b: Farm): boolean {
  return a.tokens.every((token) => b.tokens.some((other) => isSameToken(token, other)));
}

/** The landing for the deposits of a farm's version; undefined if the farm has no newer one. */
export function landingHref(farm: Farm): string | undefined {
  if (successorOf(farm) === undefined) return undefined;
  return hrefOf({ name: 'migrationLanding', version: String(farm.version) });
}

/** The tool that converts a deposit in a farm; undefined if that deposit is not converted. */
export function toolHref(from: Farm): string | undefined {
  const successor = successorOf(from);
  if (successor?.type !== 'converted') return undefined;
  const { to } = successor;
  const [fromA, fromB] = mapPair(from.tokens, (token) => currencyId(unwrapped(token)));
  const [toA, toB] = mapPair(to.tokens, (token) => currencyId(unwrapped(token)));
  return hrefOf({
    name: 'migrate',
    currencyIdFromA: fromA,
    currencyIdFromB: fromB,
    versionFrom: String(from.version),
    currencyIdToA: toA,
    currencyIdToB: toB,
    versionTo: String(to.version),
  });
}
