/** A page elsewhere, by the key of its message. */
export type ExternalLink = { readonly name: string; readonly url: string };

/** What the exchange's figures and its votes are discussed with. */
export const PRODUCT_LINKS = [
  { name: 'charts', url: 'https://info.pangolin.exchange/' },
  { name: 'forum', url: 'https://gov.pangolin.exchange' },
] as const satisfies readonly ExternalLink[];
