/**
 * What a host has for an address: a page; the file of a page by its name; a folder without a page,
 * which answers with a copy of 404.html; the shell of its route, which a plain host does not find;
 * no file although the site knows the route (`/SWAP/`); or nothing.
 */
type DocumentKind = 'page' | 'file' | 'folder' | 'shell' | 'route' | 'nothing';

export type Row = {
  readonly address: string;
  readonly document: DocumentKind;
  /** The address that is shown at the end. */
  readonly leadsTo: string;
  /** What a host has for that address, when it differs; a page by default. */
  readonly leadsToDocument?: DocumentKind;
  /** The title of the screen; the swap's by default. */
  readonly screen?: string;
  /** The currency to receive that the address names. */
  readonly receives?: string;
  /** The symbols of the currencies that the address names, on a screen that shows them. */
  readonly shows?: readonly string[];
  /** The requirements that this address proves, in addition to those of all rows. */
  readonly proves: string;
};

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const WAVAX = '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7';
const USDC = '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664';

/** One line for each way to write an address. */
// biome-ignore format: one line per row
export const ROWS: readonly Row[] = [
  { proves: 'NAV-02', document: 'page', address: '/swap/', leadsTo: '/swap/' },
  { proves: 'NAV-02', document: 'page', address: `/swap/?outputCurrency=${PNG}&exactAmount=2#there`, leadsTo: `/swap/?outputCurrency=${PNG}&exactAmount=2#there`, receives: 'PNG' },
  { proves: 'NAV-02', document: 'page', address: '/swap/_/?x=1', leadsTo: '/swap/?x=1' },
  { proves: 'NAV-02', document: 'shell', address: `/swap/${PNG}/`, leadsTo: `/swap/?outputCurrency=${PNG}`, receives: 'PNG' },
  { proves: 'NAV-02 NAV-19', document: 'shell', address: '/swap/avax/?use=v2#there', leadsTo: '/swap/?use=v2&outputCurrency=avax#there', receives: 'AVAX' },
  { proves: 'NAV-02', document: 'shell', address: '/swap/%E4%BD%A0%26/', leadsTo: '/swap/?outputCurrency=%E4%BD%A0%26' },
  { proves: 'NAV-02', document: 'route', address: `/SWAP/?outputCurrency=${PNG}#there`, leadsTo: `/SWAP/?outputCurrency=${PNG}#there`, receives: 'PNG' },
  { proves: 'NAV-02', document: 'route', address: '/swap/a%2Fb/', leadsTo: '/swap/?outputCurrency=a%2Fb' },
  { proves: 'NAV-02', document: 'route', address: `/Swap/${PNG}/`, leadsTo: `/swap/?outputCurrency=${PNG}`, receives: 'PNG' },
  { proves: 'NAV-01', document: 'nothing', address: '/nowhere/else/?x=%20y#there', leadsTo: '/swap/?x=%20y#there' },
  { proves: 'NAV-01', document: 'nothing', address: '/swap/a/b/', leadsTo: '/swap/' },
  { proves: 'NAV-01', document: 'page', address: '/?x=%20y', leadsTo: '/swap/?x=%20y' },
  { proves: 'NAV-20', document: 'page', address: `/#/swap?outputCurrency=${PNG}`, leadsTo: `/swap/?outputCurrency=${PNG}`, receives: 'PNG' },
  { proves: 'NAV-20 NAV-19', document: 'page', address: `/?lng=de#/swap/${PNG}?use=v1`, leadsTo: `/swap/?use=v1&lng=de&outputCurrency=${PNG}`, receives: 'PNG' },
  { proves: 'NAV-20', document: 'page', address: '/#/nowhere?x=1', leadsTo: '/swap/?x=1' },
  { proves: 'NAV-04', document: 'page', address: '/pool/', leadsTo: '/pool/', screen: 'Liquidity' },
  { proves: 'NAV-04', document: 'route', address: '/Pool/?x=1#there', leadsTo: '/Pool/?x=1#there', screen: 'Liquidity' },
  { proves: 'NAV-20', document: 'file', address: '/index.html#/pool', leadsTo: '/pool/', screen: 'Liquidity' },
  { proves: 'NAV-20', document: 'page', address: '/#/pool', leadsTo: '/pool/', screen: 'Liquidity' },
  { proves: 'NAV-03', document: 'page', address: '/send/?x=1#there', leadsTo: '/send/?x=1#there', screen: 'Send' },
  { proves: 'NAV-03', document: 'route', address: '/Send/', leadsTo: '/Send/', screen: 'Send' },
  { proves: 'NAV-04', document: 'page', address: '/find/?x=1#there', leadsTo: '/find/?x=1#there', screen: 'Find a pool' },
  { proves: 'NAV-01', document: 'nothing', address: '/find/AVAX/', leadsTo: '/swap/' },
  { proves: 'NAV-13', document: 'page', address: '/add/?x=1#there', leadsTo: '/add/?x=1#there', screen: 'Add liquidity' },
  { proves: 'NAV-05', document: 'page', address: '/add/AVAX/', leadsTo: '/add/AVAX/', screen: 'Add liquidity', shows: ['AVAX'] },
  { proves: 'NAV-01', document: 'page', address: '/add/_/?x=1', leadsTo: '/swap/?x=1' },
  { proves: 'NAV-05', document: 'shell', address: `/add/${PNG}/`, leadsTo: `/add/${PNG}/`, screen: 'Add liquidity', shows: ['PNG'] },
  { proves: 'NAV-05', document: 'shell', address: `/add/AVAX/${PNG}/?x=1#there`, leadsTo: `/add/AVAX/${PNG}/?x=1#there`, screen: 'Add liquidity', shows: ['AVAX', 'PNG'] },
  { proves: 'NAV-05', document: 'route', address: `/ADD/avax/${PNG}/`, leadsTo: `/ADD/avax/${PNG}/`, screen: 'Add liquidity', shows: ['AVAX', 'PNG'] },
  { proves: 'NAV-14', document: 'shell', address: `/add/${PNG}-${USDC}/?x=1`, leadsTo: `/add/${PNG}/${USDC}/?x=1`, leadsToDocument: 'shell', screen: 'Add liquidity', shows: ['PNG', 'USDC.e'] },
  { proves: 'NAV-15', document: 'shell', address: `/add/${PNG}/${PNG.toLowerCase()}/`, leadsTo: `/add/${PNG}/`, leadsToDocument: 'shell', screen: 'Add liquidity', shows: ['PNG'] },
  { proves: 'NAV-15', document: 'shell', address: '/add/AVAX/AVAX/', leadsTo: '/add/AVAX/', screen: 'Add liquidity', shows: ['AVAX'] },
  { proves: 'NAV-01', document: 'nothing', address: `/add/AVAX/${PNG}/1/`, leadsTo: '/swap/' },
  { proves: 'NAV-06', document: 'page', address: '/create/', leadsTo: '/create/', screen: 'Create a pair' },
  { proves: 'NAV-06', document: 'page', address: '/create/AVAX/', leadsTo: '/create/AVAX/', screen: 'Create a pair', shows: ['AVAX'] },
  { proves: 'NAV-06', document: 'shell', address: `/create/AVAX/${PNG}/`, leadsTo: `/create/AVAX/${PNG}/`, screen: 'Create a pair', shows: ['AVAX', 'PNG'] },
  { proves: 'NAV-06', document: 'shell', address: '/create/avax/AVAX/', leadsTo: '/create/avax/', leadsToDocument: 'shell', screen: 'Create a pair', shows: ['AVAX'] },
  { proves: 'NAV-07', document: 'shell', address: `/remove/AVAX/${PNG}/?x=1#there`, leadsTo: `/remove/AVAX/${PNG}/?x=1#there`, screen: 'Remove', shows: ['AVAX', 'PNG'] },
  { proves: 'NAV-16', document: 'shell', address: `/remove/${PNG}-${USDC}/`, leadsTo: `/remove/${PNG}/${USDC}/`, leadsToDocument: 'shell', screen: 'Remove', shows: ['PNG', 'USDC.e'] },
  { proves: 'NAV-17', document: 'shell', address: `/remove/AVAX-${PNG}/`, leadsTo: '/pool/', screen: 'Liquidity' },
  { proves: 'NAV-20', document: 'page', address: `/#/remove/AVAX/${PNG}`, leadsTo: `/remove/AVAX/${PNG}/`, leadsToDocument: 'shell', screen: 'Remove', shows: ['AVAX', 'PNG'] },
  { proves: 'NAV-08', document: 'page', address: '/png/2/?x=1#there', leadsTo: '/png/2/?x=1#there', screen: 'Farms' },
  { proves: 'NAV-08', document: 'shell', address: `/png/AVAX/${PNG}/2/?x=1#there`, leadsTo: `/png/AVAX/${PNG}/2/?x=1#there`, screen: 'AVAX / PNG' },
  { proves: 'NAV-08', document: 'shell', address: `/png/${PNG}/avax/1/`, leadsTo: `/png/${PNG}/avax/1/`, screen: 'AVAX / PNG' },
  { proves: 'NAV-08 FRM-10', document: 'shell', address: `/png/AVAX/${PNG}/7/`, leadsTo: '/png/2/', screen: 'Farms' },
  { proves: 'NAV-08', document: 'route', address: `/PNG/AVAX/${PNG}/0/`, leadsTo: `/PNG/AVAX/${PNG}/0/`, screen: 'AVAX / PNG' },
  { proves: 'NAV-08 NAV-20', document: 'page', address: `/#/png/AVAX/${PNG}/2`, leadsTo: `/png/AVAX/${PNG}/2/`, leadsToDocument: 'shell', screen: 'AVAX / PNG' },
  { proves: 'NAV-04', document: 'page', address: '/buy/?x=1#there', leadsTo: '/buy/?x=1#there', screen: 'Buy AVAX' },
  { proves: 'NAV-04 NAV-20', document: 'page', address: '/#/buy', leadsTo: '/buy/', screen: 'Buy AVAX' },
  { proves: 'NAV-10', document: 'page', address: '/vote/?x=1#there', leadsTo: '/vote/?x=1#there', screen: 'Governance' },
  { proves: 'NAV-10', document: 'shell', address: '/vote/4/?x=1#there', leadsTo: '/vote/4/?x=1#there', screen: 'Untitled' },
  { proves: 'NAV-10', document: 'shell', address: '/vote/99/', leadsTo: '/vote/99/', screen: 'Proposal' },
  { proves: 'NAV-10 NAV-20', document: 'page', address: '/#/vote', leadsTo: '/vote/', screen: 'Governance' },
  { proves: 'NAV-09', document: 'page', address: '/stake/0/?x=1#there', leadsTo: '/stake/0/?x=1#there', screen: 'Stake' },
  { proves: 'NAV-09', document: 'shell', address: `/stake/0/${WAVAX}/?x=1#there`, leadsTo: `/stake/0/${WAVAX}/?x=1#there`, screen: 'Stake PNG, earn WAVAX' },
  { proves: 'NAV-09', document: 'shell', address: '/stake/0/AVAX/', leadsTo: '/stake/0/AVAX/', screen: 'Stake PNG, earn WAVAX' },
  { proves: 'NAV-09', document: 'route', address: '/Stake/0/', leadsTo: '/Stake/0/', screen: 'Stake' },
  { proves: 'NAV-09', document: 'shell', address: '/stake/7/?x=1', leadsTo: '/stake/0/?x=1', screen: 'Stake' },
  { proves: 'NAV-09 NAV-20', document: 'page', address: '/#/stake/0', leadsTo: '/stake/0/', screen: 'Stake' },
  { proves: 'NAV-11', document: 'shell', address: `/migrate/AVAX/${PNG}/0/AVAX/${PNG}/1/?x=1#there`, leadsTo: `/migrate/AVAX/${PNG}/0/AVAX/${PNG}/1/?x=1#there`, screen: 'Migrate liquidity' },
  { proves: 'NAV-11 NAV-20', document: 'page', address: `/#/migrate/AVAX/${PNG}/0/AVAX/${PNG}/1`, leadsTo: `/migrate/AVAX/${PNG}/0/AVAX/${PNG}/1/`, leadsToDocument: 'shell', screen: 'Migrate liquidity' },
  { proves: 'NAV-01', document: 'nothing', address: `/migrate/AVAX/${PNG}/`, leadsTo: '/swap/' },
  { proves: 'NAV-12', document: 'page', address: '/beta/migrate/1/?x=1#there', leadsTo: '/beta/migrate/1/?x=1#there', screen: 'Migrate your deposits' },
  { proves: 'NAV-12', document: 'shell', address: '/beta/migrate/0/', leadsTo: '/beta/migrate/0/', screen: 'Migrate your deposits' },
  { proves: 'NAV-12 NAV-20', document: 'page', address: '/#/beta/migrate/1', leadsTo: '/beta/migrate/1/', screen: 'Migrate your deposits' },
  { proves: 'NAV-01', document: 'folder', address: '/beta/', leadsTo: '/swap/' },
  { proves: 'NAV-10', document: 'page', address: '/ido/?x=1#there', leadsTo: '/ido/?x=1#there', screen: 'IDOs' },
  { proves: 'NAV-10', document: 'route', address: '/IDO/', leadsTo: '/IDO/', screen: 'IDOs' },
  { proves: 'NAV-10 NAV-20', document: 'page', address: '/#/ido', leadsTo: '/ido/', screen: 'IDOs' },
  { proves: 'NAV-10', document: 'page', address: '/airdrop/?x=1#there', leadsTo: '/airdrop/?x=1#there', screen: 'PNG airdrop' },
  { proves: 'NAV-10', document: 'route', address: '/Airdrop/', leadsTo: '/Airdrop/', screen: 'PNG airdrop' },
  { proves: 'NAV-10 NAV-20', document: 'page', address: '/#/airdrop', leadsTo: '/airdrop/', screen: 'PNG airdrop' },
  { proves: 'NAV-01', document: 'nothing', address: '/airdrop/1/', leadsTo: '/swap/' },
];
