/** A selector for the beta look, which `public/theme.js` and `useLook` set on the document. */
export const BETA = ':root[data-look="beta"] &';

/** A selector for the beta look with its side navigation kept open. */
export const PINNED = ':root[data-look="beta"][data-side="pinned"] &';

/** The width of the beta look's side navigation: narrow, and open. */
export const SIDE = { narrow: '70px', open: '232px' } as const;
