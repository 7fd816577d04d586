import { isSameToken } from '@/lib/base/tokens/token';
import { FARMS, type Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { REPLACED_FARMS } from './replacedFarms';

/**
 * Where a stake of version 0 or 1 goes.
 *
 * `moved`: to a farm of version 2 that takes the same pool tokens. `converted`: to a farm of another
 * pair, whose tokens took the place of those of the old bridge.
 */
export type Successor = { readonly type: 'moved' | 'converted'; readonly to: Farm };

/** The newest farm for what is staked in a farm; undefined if there is none, as in version 2. */
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
