/** A selector: the page is in the beta look, as `public/theme.js` and `useLook` tell the document. */
export const BETA = ':root[data-look="beta"] &';

/** The narrow side navigation of the beta look, and what it is wide when it is open. */
export const SIDE = { narrow: '70px', open: '232px' } as const;
