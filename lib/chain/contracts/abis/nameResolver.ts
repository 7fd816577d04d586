// Written by `npm run abis` from NameResolver.sol.
/** An ENS resolver: a name's address on Ethereum or by coin type, its content. */
// biome-ignore format: generated
export const nameResolverAbi = [
  {"inputs":[{"name":"node","type":"bytes32"}],"name":"addr","outputs":[{"type":"address"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"name":"node","type":"bytes32"},{"name":"coinType","type":"uint256"}],"name":"addr","outputs":[{"type":"bytes"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"name":"node","type":"bytes32"}],"name":"contenthash","outputs":[{"type":"bytes"}],"stateMutability":"view","type":"function"},
] as const;
