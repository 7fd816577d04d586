import type { Farm } from '@/lib/rewards/farmCatalogue';

/** The farms of version 1 whose stake moves to a newer farm of the same kind of tokens. */
const MIGRATED: readonly string[] = [
  'WAVAX_ETH_V1',
  'WAVAX_USDT_V1',
  'WAVAX_WBTC_V1',
  'WAVAX_LINK_V1',
  'WAVAX_DAI_V1',
  'WAVAX_UNI_V1',
  'WAVAX_SUSHI_V1',
  'WAVAX_AAVE_V1',
  'WAVAX_YFI_V1',
  'PNG_ETH_V1',
  'PNG_USDT_V1',
  'PNG_WBTC_V1',
  'PNG_LINK_V1',
  'PNG_DAI_V1',
  'PNG_UNI_V1',
  'PNG_SUSHI_V1',
  'PNG_AAVE_V1',
  'PNG_YFI_V1',
];

const MIGRATION_PATH = '/beta/migrate/1/';

/**
 * Where a stake of version 1 can be moved to a newer farm; undefined where none can, and for
 * nothing staked.
 *
 * @param hasScreen - Whether this site has a screen at a path.
 */
export function migrationPath(
  { name }: Farm,
  staked: bigint | undefined,
  hasScreen: (path: string) => boolean,
): string | undefined {
  const isMovable = staked !== undefined && staked > 0n && MIGRATED.includes(name);
  return isMovable && hasScreen(MIGRATION_PATH) ? MIGRATION_PATH : undefined;
}
