/** The tag of tests that `npm run test:full` alone runs: what they add to the others is rarely of use. */
export const FULL_ONLY = '@full';
