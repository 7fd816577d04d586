/** A page, by the key of its message: an external one, unless its address begins with a slash. */
export type MenuLink = { readonly name: string; readonly url: string };

/** Where proposals are discussed. */
export const FORUM_LINK = {
  name: 'forum',
  url: 'https://gov.pangolin.exchange',
} as const satisfies MenuLink;

/** The external pages for charts and votes. */
export const PRODUCT_LINKS = [
  { name: 'charts', url: 'https://info.pangolin.exchange/' },
  FORUM_LINK,
] as const satisfies readonly MenuLink[];
