/** The tag of tests that run only in `npm run test:full`. */
export const FULL_ONLY = '@full';

/**
 * Runs a test only in the full run: another case of what other tests prove, or one that waits for
 * long.
 */
export function fullOnly(isLeftOut = true): { readonly tag: string[] } {
  return { tag: isLeftOut ? [FULL_ONLY] : [] };
}
