import { hrefOf } from '@/lib/navigation/routes';
import type { Farm } from '@/lib/rewards/farmCatalogue';
import { currencyId } from '@/lib/tokens/currency';
import { unwrapped } from '@/lib/tokens/wrapped';
import { MIGRATIONS } from './migrationCatalogue';

/** The address where a stake in a farm is moved to the farm that replaced it, if one did. */
export function migrationHref({ name }: Farm): string | undefined {
  const migration = MIGRATIONS.find(({ from }) => from.name === name);
  if (migration === undefined) return undefined;
  const { from, to } = migration;
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
