// Written by `npm run abis` from the published factory.
/** The factory of pairs. */
// biome-ignore format: generated
export const factoryAbi = [
  {"inputs":[{"type":"address"},{"type":"address"}],"name":"getPair","outputs":[{"type":"address"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"feeTo","outputs":[{"type":"address"}],"stateMutability":"view","type":"function"},
] as const;
