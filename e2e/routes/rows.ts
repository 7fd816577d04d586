/**
 * What a host has for an address: a page; the shell of its route, which a plain host does not find;
 * no file, where the site knows the route all the same (`/SWAP/`); nothing.
 */
type DocumentKind = 'page' | 'shell' | 'route' | 'nothing';

export type Row = {
  readonly address: string;
  readonly document: DocumentKind;
  /** The address that is shown in the end. */
  readonly leadsTo: string;
  /** The currency to receive that the address names. */
  readonly receives?: string;
};

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';

/** One line for every way in which an address can be written. */
// biome-ignore format: one line per row
export const ROWS: readonly Row[] = [
  { document: 'page', address: '/swap/', leadsTo: '/swap/' },
  { document: 'page', address: `/swap/?outputCurrency=${PNG}&exactAmount=2#there`, leadsTo: `/swap/?outputCurrency=${PNG}&exactAmount=2#there`, receives: 'PNG' },
  { document: 'page', address: '/swap/_/?x=1', leadsTo: '/swap/?x=1' },
  { document: 'shell', address: `/swap/${PNG}/`, leadsTo: `/swap/?outputCurrency=${PNG}`, receives: 'PNG' },
  { document: 'shell', address: '/swap/avax/?use=v2#there', leadsTo: '/swap/?use=v2&outputCurrency=avax#there', receives: 'AVAX' },
  { document: 'shell', address: '/swap/%E4%BD%A0%26/', leadsTo: '/swap/?outputCurrency=%E4%BD%A0%26' },
  { document: 'route', address: '/swap/a%2Fb/', leadsTo: '/swap/?outputCurrency=a%2Fb' },
  { document: 'route', address: `/SWAP/?outputCurrency=${PNG}#there`, leadsTo: `/SWAP/?outputCurrency=${PNG}#there`, receives: 'PNG' },
  { document: 'route', address: `/Swap/${PNG}/`, leadsTo: `/swap/?outputCurrency=${PNG}`, receives: 'PNG' },
  { document: 'nothing', address: '/nowhere/else/?x=%20y#there', leadsTo: '/swap/?x=%20y#there' },
  { document: 'nothing', address: '/swap/a/b/', leadsTo: '/swap/' },
  { document: 'page', address: '/?x=%20y', leadsTo: '/swap/?x=%20y' },
  { document: 'page', address: `/#/swap?outputCurrency=${PNG}`, leadsTo: `/swap/?outputCurrency=${PNG}`, receives: 'PNG' },
  { document: 'page', address: `/?lng=de#/swap/${PNG}?use=v1`, leadsTo: `/swap/?use=v1&lng=de&outputCurrency=${PNG}`, receives: 'PNG' },
  { document: 'page', address: '/#/nowhere?x=1', leadsTo: '/swap/?x=1' },
];
