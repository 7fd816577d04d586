/** The tag of tests that `npm run test:full` alone runs. */
export const FULL_ONLY = '@full';

/** Leaves a test to the full run when it is nearly the same as others of its table. */
export function fullOnly(isRepetition: boolean): { readonly tag: string[] } {
  return { tag: isRepetition ? [FULL_ONLY] : [] };
}
