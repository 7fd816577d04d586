// Written by `npm run abis` from the published pair.
/** A pair of tokens, which is also the token of its liquidity. */
// biome-ignore format: generated
export const pairAbi = [
  {"inputs":[],"name":"getReserves","outputs":[{"type":"uint112"},{"type":"uint112"},{"type":"uint32"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"totalSupply","outputs":[{"type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"kLast","outputs":[{"type":"uint256"}],"stateMutability":"view","type":"function"},
] as const;
