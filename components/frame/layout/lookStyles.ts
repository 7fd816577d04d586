/** The document's root in the beta look, which `public/theme.js` and `useLook` set. */
export const BETA_ROOT = '[data-look="beta"]';

/** The root in the beta look with its side navigation kept open. */
export const PINNED_ROOT = `${BETA_ROOT}[data-side="pinned"]`;

/** A selector for the beta look. */
export const BETA = `:root${BETA_ROOT} &`;

/** A selector for the beta look with its side navigation kept open. */
export const PINNED = `:root${PINNED_ROOT} &`;

/** The width of the beta look's side navigation: narrow, and open. */
export const SIDE = { narrow: '70px', open: '232px' } as const;
