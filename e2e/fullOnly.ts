/** The tag of tests that run only in `npm run test:full`. */
export const FULL_ONLY = '@full';

/** The files whose tests run only in `npm run test:full`. */
export const FULL_FILES = /\.full\.spec\.ts$/;

/**
 * Runs a test only in the full run, because others of its table are nearly the same, or because it
 * waits for long.
 */
export function fullOnly(isLeftOut: boolean): { readonly tag: string[] } {
  return { tag: isLeftOut ? [FULL_ONLY] : [] };
}
