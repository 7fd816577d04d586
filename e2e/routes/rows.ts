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
  /** What a host has for it, when it is another address; a page by default. */
  readonly leadsToDocument?: DocumentKind;
  /** The title of the screen; that of the swap by default. */
  readonly screen?: string;
  /** The currency to receive that the address names. */
  readonly receives?: string;
  /** The symbols of the currencies that the address names, on a screen that has them. */
  readonly shows?: readonly string[];
};

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const USDC = '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664';

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
  { document: 'page', address: '/pool/', leadsTo: '/pool/', screen: 'Liquidity' },
  { document: 'route', address: '/Pool/?x=1#there', leadsTo: '/Pool/?x=1#there', screen: 'Liquidity' },
  { document: 'page', address: '/#/pool', leadsTo: '/pool/', screen: 'Liquidity' },
  { document: 'page', address: '/find/?x=1#there', leadsTo: '/find/?x=1#there', screen: 'Find a pool' },
  { document: 'nothing', address: '/find/AVAX/', leadsTo: '/swap/' },
  { document: 'page', address: '/add/?x=1#there', leadsTo: '/add/?x=1#there', screen: 'Add liquidity' },
  { document: 'page', address: '/add/AVAX/', leadsTo: '/add/AVAX/', screen: 'Add liquidity', shows: ['AVAX'] },
  { document: 'page', address: '/add/_/?x=1', leadsTo: '/swap/?x=1' },
  { document: 'shell', address: `/add/${PNG}/`, leadsTo: `/add/${PNG}/`, screen: 'Add liquidity', shows: ['PNG'] },
  { document: 'shell', address: `/add/AVAX/${PNG}/?x=1#there`, leadsTo: `/add/AVAX/${PNG}/?x=1#there`, screen: 'Add liquidity', shows: ['AVAX', 'PNG'] },
  { document: 'route', address: `/ADD/avax/${PNG}/`, leadsTo: `/ADD/avax/${PNG}/`, screen: 'Add liquidity', shows: ['AVAX', 'PNG'] },
  { document: 'shell', address: `/add/${PNG}-${USDC}/?x=1`, leadsTo: `/add/${PNG}/${USDC}/?x=1`, leadsToDocument: 'shell', screen: 'Add liquidity', shows: ['PNG', 'USDC.e'] },
  { document: 'shell', address: `/add/${PNG}/${PNG.toLowerCase()}/`, leadsTo: `/add/${PNG}/`, leadsToDocument: 'shell', screen: 'Add liquidity', shows: ['PNG'] },
  { document: 'shell', address: '/add/AVAX/AVAX/', leadsTo: '/add/AVAX/', screen: 'Add liquidity', shows: ['AVAX'] },
  { document: 'nothing', address: `/add/AVAX/${PNG}/1/`, leadsTo: '/swap/' },
  { document: 'page', address: '/create/', leadsTo: '/create/', screen: 'Create a pair' },
  { document: 'page', address: '/create/AVAX/', leadsTo: '/create/AVAX/', screen: 'Create a pair', shows: ['AVAX'] },
  { document: 'shell', address: `/create/AVAX/${PNG}/`, leadsTo: `/create/AVAX/${PNG}/`, screen: 'Create a pair', shows: ['AVAX', 'PNG'] },
  { document: 'shell', address: '/create/avax/AVAX/', leadsTo: '/create/avax/', leadsToDocument: 'shell', screen: 'Create a pair', shows: ['AVAX'] },
  { document: 'shell', address: `/remove/AVAX/${PNG}/?x=1#there`, leadsTo: `/remove/AVAX/${PNG}/?x=1#there`, screen: 'Remove liquidity', shows: ['AVAX', 'PNG'] },
  { document: 'shell', address: `/remove/${PNG}-${USDC}/`, leadsTo: `/remove/${PNG}/${USDC}/`, leadsToDocument: 'shell', screen: 'Remove liquidity', shows: ['PNG', 'USDC.e'] },
  { document: 'shell', address: `/remove/AVAX-${PNG}/`, leadsTo: '/pool/', screen: 'Liquidity' },
  { document: 'page', address: `/#/remove/AVAX/${PNG}`, leadsTo: `/remove/AVAX/${PNG}/`, leadsToDocument: 'shell', screen: 'Remove liquidity', shows: ['AVAX', 'PNG'] },
];
