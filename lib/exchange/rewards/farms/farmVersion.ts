import { FARM_VERSIONS, type FarmVersion } from './farmCatalogue';

/** The version that a path names; undefined for a text that names none. */
export function farmVersionOf(text: string): FarmVersion | undefined {
  return FARM_VERSIONS.find((version) => String(version) === text);
}
