/** The chains that wallets name in addresses, by short name (ERC-3770) and by number. */
const NAMES: readonly (readonly [string, ...string[]])[] = [
  ['Ethereum', 'eth', '1'],
  ['BNB Smart Chain', 'bnb', 'bsc', '56'],
  ['Polygon', 'matic', 'pol', '137'],
  ['Arbitrum', 'arb1', '42161'],
  ['Optimism', 'oeth', 'op', '10'],
  ['Base', 'base', '8453'],
  ['Gnosis', 'gno', '100'],
  ['Fantom', 'ftm', '250'],
  ['Celo', 'celo', '42220'],
  ['Linea', 'linea', '59144'],
  ['Scroll', 'scr', '534352'],
  ['zkSync', 'zksync', '324'],
];

/** The name of a chain that an address names; the prefix itself for an unknown one. */
export function chainName(chain: string): string {
  const short = chain.replace(/^eip155:/i, '').toLowerCase();
  return NAMES.find(([, ...codes]) => codes.includes(short))?.[0] ?? short;
}
