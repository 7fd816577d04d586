// Written by `npm run abis` from the published wavax.
/** The wrapped native coin: wrapping and unwrapping. */
// biome-ignore format: generated
export const wavaxAbi = [
  {"inputs":[],"name":"deposit","outputs":[],"stateMutability":"payable","type":"function"},
  {"inputs":[{"name":"wad","type":"uint256"}],"name":"withdraw","outputs":[],"stateMutability":"nonpayable","type":"function"},
] as const;
