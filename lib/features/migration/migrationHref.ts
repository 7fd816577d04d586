import { currencyId } from '@/lib/base/tokens/currency';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { hrefOf } from '@/lib/site/navigation/routes';
import { successorOf } from './successor';

/** The landing for the stakes of a farm's version; undefined if the farm has no newer one. */
export function landingHref(farm: Farm): string | undefined {
  if (successorOf(farm) === undefined) return undefined;
  return hrefOf({ name: 'migrationLanding', version: String(farm.version) });
}

/** The tool that converts a stake in a farm; undefined for a farm whose stake is not converted. */
export function toolHref(from: Farm): string | undefined {
  const successor = successorOf(from);
  if (successor?.type !== 'converted') return undefined;
  const { to } = successor;
  const [fromA, fromB] = from.tokens.map((token) => currencyId(unwrapped(token)));
  const [toA, toB] = to.tokens.map((token) => currencyId(unwrapped(token)));
  return hrefOf({
    name: 'migrate',
    currencyIdFromA: fromA ?? '',
    currencyIdFromB: fromB ?? '',
    versionFrom: String(from.version),
    currencyIdToA: toA ?? '',
    currencyIdToB: toB ?? '',
    versionTo: String(to.version),
  });
}
