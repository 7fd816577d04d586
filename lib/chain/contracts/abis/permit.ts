// Written by `npm run abis` from the published pair.
/** A token that accepts a signed approval (EIP-2612). */
// biome-ignore format: generated
export const permitAbi = [
  {"inputs":[{"type":"address"}],"name":"nonces","outputs":[{"type":"uint256"}],"stateMutability":"view","type":"function"},
] as const;
