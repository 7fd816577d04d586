import { FARM_VERSIONS, type FarmVersion } from './farmCatalogue';

/** All farms that pay are of this version. */
export const PAYING_VERSION: FarmVersion = 2;

/** The version that a path names; undefined for a text that names none. */
export function farmVersionOf(text: string): FarmVersion | undefined {
  return FARM_VERSIONS.find((version) => String(version) === text);
}
