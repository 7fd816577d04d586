// Written by `npm run abis` from NameRegistry.sol.
/** The registry of Ethereum's names, which maps a name to its resolver. */
// biome-ignore format: generated
export const nameRegistryAbi = [
  {"inputs":[{"name":"node","type":"bytes32"}],"name":"resolver","outputs":[{"type":"address"}],"stateMutability":"view","type":"function"},
] as const;
